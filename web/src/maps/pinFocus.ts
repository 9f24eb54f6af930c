import type { MapPin } from './mapView.ts';

/**
 * Pins are recreated at every zoom. A pin that has the keyboard focus, as when opening a group, gets it back
 * and is not thrown back to the top of the page.
 */
export function markPins(element: HTMLElement, [first]: readonly MapPin[]): void {
  if (first !== undefined) element.dataset['pin'] = first.id;
}

/** The first of the pins behind the element that has the focus; undefined while that is elsewhere. */
export function focusedPin(ground: ParentNode): string | undefined {
  return ground.querySelector<HTMLElement>('[data-pin]:focus')?.dataset['pin'];
}
