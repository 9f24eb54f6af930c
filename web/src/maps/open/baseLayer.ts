import { type Coords, type DoneCallback, GridLayer } from 'leaflet';
import { watchAppearance } from '#web/theme/appearance.ts';
import { pause } from '#web/ui/pause.ts';
import { drawTile } from './cartography.ts';
import { forgetLabelLayouts } from './labels.ts';
import { readPalette } from './palette.ts';

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
      .then(() => drawTile(pen, tile, readPalette(container)))
      .then(() => done(undefined, canvas));
    return canvas;
  }
}

export function createBaseLayer(pane: string): { layer: GridLayer; stop: () => void } {
  const layer = new BaseLayer({ pane, tileSize, keepBuffer: 1, noWrap: true });
  let live = true;
  const stopWatching = watchAppearance(() => layer.redraw());
  const redrawNames = () => {
    if (!live) return;
    forgetLabelLayouts();
    layer.redraw();
  };
  if (document.fonts.status === 'loading') void document.fonts.ready.then(redrawNames);
  return {
    layer,
    stop: () => {
      live = false;
      stopWatching();
    },
  };
}
