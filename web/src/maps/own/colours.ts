/** The colours of ownMap.css and openMap.css. */
const colourNames = [
  'land',
  'sea',
  'river',
  'dam',
  'border',
  'place',
  'province',
  'water',
  'built',
  'green',
  'farm',
  'public',
  'building',
  'edge',
  'casing',
  'far-road',
  'motorway',
  'main-road',
  'street',
  'track',
  'path',
  'rail',
  'road-name',
  'poi',
] as const;
export type Colours = Readonly<Record<(typeof colourNames)[number], string>>;

/** In light, dark or on paper, as the page is now. */
export function readColours(element: Element): Colours {
  const computed = getComputedStyle(element);
  return Object.fromEntries(
    colourNames.map((name) => [name, computed.getPropertyValue(`--map-${name}`).trim()]),
  ) as Colours;
}
