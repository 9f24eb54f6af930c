import { DivIcon, LatLngBounds, LayerGroup, type Map as LeafletMap, Marker, Popup } from 'leaflet';
import type { MapPin } from '#web/maps/mapView.ts';
import { focusedPin, markPins } from '#web/maps/pinFocus.ts';
import { countOf, groupLabel, groupPins, isOnePin, isOnePoint, openCounted } from '#web/maps/pinGroups.ts';
import { pinList } from '#web/maps/pinList.ts';
import { pinIcon } from './marker.ts';

/** Many pins, grouped by what lies close together on the screen; a group opens by zooming in, or as a list. */
export class PinLayer {
  readonly #map: LeafletMap;
  readonly #layer = new LayerGroup();
  #pins: readonly MapPin[] = [];

  constructor(map: LeafletMap) {
    this.#map = map;
    this.#layer.addTo(map);
    map.on('zoomend', this.#draw);
  }

  set(pins: readonly MapPin[]): void {
    this.#pins = pins;
    this.#draw();
  }

  #draw = (): void => {
    const focused = focusedPin(this.#map.getContainer());
    this.#layer.clearLayers();
    for (const group of groupPins(this.#pins, this.#map.getZoom())) {
      const marker = this.#markerOf(group);
      this.#layer.addLayer(marker);
      if (group.some(({ id }) => id === focused)) marker.getElement()?.focus({ preventScroll: true });
    }
  };

  #markerOf(group: readonly MapPin[]): Marker {
    const bounds = boundsOf(group);
    const label = groupLabel(group);
    const icon = isOnePin(group)
      ? pinIcon('map-pin map-pin-small')
      : new DivIcon({ className: 'map-group', html: `<span>${countOf(group)}</span>`, iconSize: [40, 40] });
    const marker = new Marker(bounds.getCenter(), { icon, alt: label, title: label, riseOnHover: true });
    const open = () => this.#open(group, bounds, marker);
    marker.on('add', () => {
      const element = marker.getElement();
      if (element === undefined) return;
      element.setAttribute('aria-label', label);
      markPins(element, group);
      // Leaflet gives it a button's role and place in the Tab order, and not its keys.
      element.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        open();
      });
    });
    marker.on('click', open);
    return marker;
  }

  #open(group: readonly MapPin[], bounds: LatLngBounds, marker: Marker): void {
    if (openCounted(group)) return;
    const closer = Math.min(this.#map.getBoundsZoom(bounds.pad(0.2)), this.#map.getMaxZoom());
    if (!isOnePoint(group) && closer > this.#map.getZoom()) {
      this.#map.setView(bounds.getCenter(), closer);
      return;
    }
    const content = pinList(group);
    const popup = new Popup({
      offset: [0, group.length > 1 ? -8 : -34],
      className: 'map-popup',
      maxWidth: 260,
    })
      .setLatLng(bounds.getCenter())
      .setContent(content)
      .openOn(this.#map);
    content.querySelector('a')?.focus({ preventScroll: true });
    const goBack = () => (marker.getElement() ?? this.#map.getContainer()).focus({ preventScroll: true });
    const element = popup.getElement();
    const cross = element?.querySelector<HTMLElement>('.leaflet-popup-close-button');
    cross?.addEventListener('click', goBack);
    // Leaflet listens for Escape only while the map itself has the focus, and its cross is a link that says button.
    element?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        this.#map.closePopup(popup);
        goBack();
      } else if (event.key === ' ' && event.target === cross) {
        event.preventDefault();
        cross?.click();
      }
    });
  }
}

function boundsOf(group: readonly MapPin[]): LatLngBounds {
  return new LatLngBounds(group.map(({ point }) => [point.latitude, point.longitude]));
}
