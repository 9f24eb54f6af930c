import { provinceShapes } from '#shared/data/provinceShapes.gen.ts';
import { countrySize, placeInCountry } from '#shared/domain/countryFrame.ts';
import { provinces } from '#shared/domain/provinces.ts';
import type { Point } from '#shared/domain/writtenCoordinates.ts';
import { drawing, type Element, path, pin } from './elements.ts';

/** The numbers of a shape's path: a start, then steps, for each ring. */
function cornersOf(shape: string): [number, number][] {
  let [x, y] = [0, 0];
  return [...shape.matchAll(/([Ml])(-?\d+)[ ]?(-?\d+)/g)].map(([, kind, across, down]) => {
    [x, y] = kind === 'M' ? [Number(across), Number(down)] : [x + Number(across), y + Number(down)];
    return [x, y];
  });
}

const margin = 14;

const noMap = { type: 'div', props: {} };

/** Of a size in pixels. */
export function provinceMap(
  name: string,
  spot: Point | null,
  size: readonly [width: number, height: number],
): Element {
  const province = provinces.find((each) => each === name);
  if (province === undefined) return noMap;
  const shape = provinceShapes[province];
  const corners = cornersOf(shape);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((size[0] - 2 * margin) / width, (size[1] - 2 * margin) / height);
  /** Units of the shape for pixels of the card. */
  const unit = 1 / scale;
  const viewWidth = size[0] * unit;
  const viewHeight = size[1] * unit;
  const viewBox = [
    left + width / 2 - viewWidth / 2,
    top + height / 2 - viewHeight / 2,
    viewWidth,
    viewHeight,
  ];
  return drawing(
    size,
    viewBox.join(' '),
    path(shape, {
      fill: '#dcece3',
      stroke: '#3b8f68',
      'stroke-width': 2.5 * unit,
      'stroke-linejoin': 'round',
    }),
    ...(spot === null ? [] : [pinAt(spot, unit)]),
  );
}

/** Its tip is on the spot. */
function pinAt({ latitude, longitude }: Point, unit: number): Element {
  const { x, y } = placeInCountry(latitude, longitude);
  const tip = [x * countrySize.width, y * countrySize.height] as const;
  const transform = `translate(${tip[0]} ${tip[1]}) scale(${3.4 * unit}) translate(-6 -14.500)`;
  return path(pin, { fill: '#ffc527', stroke: '#14211b', 'stroke-width': 1, transform });
}
