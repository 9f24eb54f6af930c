import type { Point } from '#web/maps/mapView.ts';

export type Pane = 'overlayMouseTarget' | 'floatPane';

interface Placed {
  element: HTMLElement;
  point: Point;
  pane: Pane;
}

/**
 * Our own elements on Google's map, each at a point. Unlike Google's advanced markers they need no map id besides the
 * key, and they answer the keyboard just as on the open map.
 */
export class Overlay {
  /** Resolves when the map knows where points are on the screen. */
  readonly drawn: Promise<void>;
  readonly #view: google.maps.OverlayView;
  readonly #Base: typeof google.maps.OverlayView;
  readonly #placed = new Map<HTMLElement, Placed>();

  constructor(map: google.maps.Map, OverlayView: typeof google.maps.OverlayView) {
    let resolveDrawn: () => void = () => undefined;
    this.drawn = new Promise((resolve) => {
      resolveDrawn = resolve;
    });
    this.#Base = OverlayView;
    this.#view = new OverlayView();
    this.#view.onAdd = () => {
      for (const placed of this.#placed.values()) this.#append(placed);
    };
    this.#view.draw = () => {
      for (const placed of this.#placed.values()) this.#position(placed);
      resolveDrawn();
    };
    this.#view.onRemove = () => {
      for (const element of this.#placed.keys()) element.remove();
    };
    this.#view.setMap(map);
  }

  add(element: HTMLElement, point: Point, pane: Pane): void {
    const placed = { element, point, pane };
    element.style.position = 'absolute';
    // Clicks and drags of our elements are not clicks and drags of the map.
    this.#Base.preventMapHitsAndGesturesFrom(element);
    this.#placed.set(element, placed);
    this.#append(placed);
  }

  move(element: HTMLElement, point: Point): void {
    const placed = this.#placed.get(element);
    if (placed === undefined) return;
    placed.point = point;
    this.#position(placed);
  }

  remove(element: HTMLElement): void {
    this.#placed.delete(element);
    element.remove();
  }

  destroy(): void {
    this.#view.setMap(null);
    this.#placed.clear();
  }

  #append(placed: Placed): void {
    const panes = this.#view.getPanes();
    if (!panes) return;
    panes[placed.pane].append(placed.element);
    this.#position(placed);
  }

  #position({ element, point }: Placed): void {
    const { latitude: lat, longitude: lng } = point;
    // There is no projection yet before the overlay is added, whatever the types say.
    const projection = this.#view.getProjection() as google.maps.MapCanvasProjection | undefined;
    const pixel = projection?.fromLatLngToDivPixel({ lat, lng });
    if (!pixel) return;
    element.style.left = `${pixel.x}px`;
    element.style.top = `${pixel.y}px`;
  }
}
