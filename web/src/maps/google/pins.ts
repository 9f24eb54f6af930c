import type { MapPin, Point } from '#web/maps/mapView.ts';
import { focusedPin, markPins } from '#web/maps/pinFocus.ts';
import {
  countOf,
  frameOf,
  groupLabel,
  groupPins,
  isOnePin,
  isOnePoint,
  openCounted,
} from '#web/maps/pinGroups.ts';
import { pinList } from '#web/maps/pinList.ts';
import { pinSvg } from '#web/maps/pinSvg.ts';
import type { Overlay } from './overlay.ts';

export interface PinLayerMap {
  overlay: Overlay;
  zoom(): number;
  /** The closest zoom at which all the points fit, and their middle. */
  frame(points: readonly Point[]): { center: Point; zoom: number };
  show(point: Point, zoom: number): void;
  reveal(point: Point, space?: { top: number; side: number }): void;
}

const listSpace = { top: 280, side: 150 }; // pixels that the opened list takes; see google.css

/** Many pins, grouped by what lies close together on the screen; a group opens by zooming in, or as a list. */
export class PinLayer {
  readonly #map: PinLayerMap;
  #pins: readonly MapPin[] = [];
  #shown: HTMLElement[] = [];
  #list: HTMLElement | null = null;

  constructor(map: PinLayerMap) {
    this.#map = map;
  }

  set(pins: readonly MapPin[]): void {
    this.#pins = pins;
    this.draw();
  }

  draw(): void {
    this.close();
    const focused = focusedPin(document);
    for (const element of this.#shown) this.#map.overlay.remove(element);
    this.#shown = groupPins(this.#pins, this.#map.zoom()).map((group) => {
      const element = this.#markerOf(group);
      if (group.some(({ id }) => id === focused)) element.focus({ preventScroll: true });
      return element;
    });
  }

  close(): void {
    if (this.#list) this.#map.overlay.remove(this.#list);
    this.#list = null;
  }

  #markerOf(group: readonly MapPin[]): HTMLElement {
    const element = document.createElement('button');
    element.type = 'button';
    const label = groupLabel(group);
    element.setAttribute('aria-label', label);
    element.title = label;
    markPins(element, group);
    if (isOnePin(group)) {
      element.className = 'map-pin map-pin-small map-pin-placed';
      element.innerHTML = pinSvg;
    } else {
      element.className = 'map-group map-group-placed';
      element.textContent = String(countOf(group));
    }
    element.addEventListener('click', () => this.#open(group, element));
    this.#map.overlay.add(element, middleOf(group), 'overlayMouseTarget');
    return element;
  }

  #open(group: readonly MapPin[], opener: HTMLElement): void {
    if (openCounted(group)) return;
    const { center, zoom } = this.#map.frame(group.map(({ point }) => point));
    if (!isOnePoint(group) && zoom > this.#map.zoom()) {
      this.#map.show(center, zoom);
      return;
    }
    this.close();
    const list = document.createElement('div');
    list.className = 'map-list';
    list.toggleAttribute('data-above-pin', group.length === 1);
    const close = () => {
      this.close();
      opener.focus({ preventScroll: true });
    };
    list.append(pinList(group), closeButton(close));
    list.addEventListener('keydown', (event) => event.key === 'Escape' && close());
    this.#list = list;
    this.#map.overlay.add(list, center, 'floatPane');
    this.#map.reveal(center, listSpace);
    list.querySelector('a')?.focus({ preventScroll: true });
  }
}

function closeButton(close: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'map-list-close';
  button.setAttribute('aria-label', 'Close');
  button.textContent = '×';
  button.addEventListener('click', close);
  return button;
}

function middleOf(group: readonly MapPin[]): Point {
  const anySize = { width: 1, height: 1 };
  return frameOf(
    group.map(({ point }) => point),
    anySize,
    { min: 0, max: 0 },
  ).center;
}
