import { type Coords, type DoneCallback, GridLayer, type Map as LeafletMap } from 'leaflet';
import { watchAppearance } from '#web/theme/appearance.ts';
import { pause } from '#web/ui/pause.ts';
import { drawTile } from './cartography.ts';
import { forgetLabelLayouts, savesData } from './labels.ts';
import { readPalette } from './palette.ts';
import { streetsMissing } from './streets.ts';
import { forgetVillageLayouts } from './villages.ts';

const tileSize = 512;
const maxDevicePixels = 2; // a third of a phone's pixels more would double the work and not be seen

/** The offline map: land, provinces and towns drawn here, beneath whatever street tiles arrive. */
class BaseLayer extends GridLayer {
  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const canvas = document.createElement('canvas');
    const density = Math.min(window.devicePixelRatio || 1, maxDevicePixels);
    canvas.width = tileSize * density;
    canvas.height = tileSize * density;
    const pen = canvas.getContext('2d');
    const container = this.getContainer();
    if (!pen || !container) return canvas;
    pen.scale(density, density);
    const tile = {
      zoom: coords.z,
      x: coords.x * tileSize,
      y: coords.y * tileSize,
      width: tileSize,
      height: tileSize,
    };
    // One at a time, so that a slow phone can be scrolled meanwhile.
    void pause()
      .then(() =>
        drawTile(pen, tile, {
          palette: readPalette(container),
          withVillages: container.closest('[data-streets-missing]') !== null && !savesData(),
        }),
      )
      .then(() => done(undefined, canvas));
    return canvas;
  }
}

export function createBaseLayer(map: LeafletMap, pane: string): { layer: GridLayer; stop: () => void } {
  const layer = new BaseLayer({ pane, tileSize, keepBuffer: 1, noWrap: true });
  let live = true;
  const redraw = () => void layer.redraw();
  const stopWatching = watchAppearance(redraw);
  map.on(streetsMissing, redraw);
  const redrawNames = () => {
    if (!live) return;
    forgetLabelLayouts();
    forgetVillageLayouts();
    layer.redraw();
  };
  if (document.fonts.status === 'loading') void document.fonts.ready.then(redrawNames);
  return {
    layer,
    stop: () => {
      live = false;
      stopWatching();
      map.off(streetsMissing, redraw);
    },
  };
}
