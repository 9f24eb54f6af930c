import type { Map as LeafletMap } from 'leaflet';
import { placeInCountry } from '#shared/domain/countryFrame.ts';
import country from '#web/maps/country.svg';

const fromZoom = 12; // closer than this the map itself no longer shows where in the country one is

/** A small map of the country with a dot for where the big one is; for close views without street tiles. */
export function addLocator(map: LeafletMap): () => void {
  const box = document.createElement('div');
  box.className = 'map-locator';
  box.setAttribute('aria-hidden', 'true');
  const picture = document.createElement('img');
  picture.src = country;
  picture.alt = '';
  const dot = document.createElement('span');
  const ground = document.createElement('div');
  ground.append(picture, dot);
  box.append(ground);
  map.getContainer().append(box);

  const show = () => {
    box.hidden = map.getZoom() < fromZoom;
    const { lat, lng } = map.getCenter();
    const { x, y } = placeInCountry(lat, lng);
    dot.style.left = `${x * 100}%`;
    dot.style.top = `${y * 100}%`;
  };
  show();
  map.on('moveend', show);
  return () => {
    map.off('moveend', show);
    box.remove();
  };
}
