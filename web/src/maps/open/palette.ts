/** The colours of the offline map, from the custom properties of openMap.css (light or dark). */
export interface Palette {
  land: string;
  sea: string;
  neighbour: string;
  shore: string;
  /** Rivers and dams. */
  river: string;
  /** Their names. */
  water: string;
  border: string;
  grid: string;
  gridText: string;
  halo: string;
  dot: string;
  place: string;
  province: string;
  country: string;
}

export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string) => style.getPropertyValue(`--map-${name}`).trim();
  return {
    land: colour('land'),
    sea: colour('sea'),
    neighbour: colour('neighbour'),
    shore: colour('shore'),
    river: colour('river'),
    water: colour('water'),
    border: colour('border'),
    grid: colour('grid'),
    gridText: colour('grid-text'),
    halo: colour('land'),
    dot: colour('dot'),
    place: colour('place'),
    province: colour('province'),
    country: colour('country'),
  };
}
