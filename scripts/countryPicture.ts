/**
 * Draws web/src/maps/country.svg, a placeholder for maps, and the provinces of the admins' dashboard. Run after
 * scripts/data.ts: node scripts/countryPicture.ts
 */
import { writeFileSync } from 'node:fs';
import simplify from 'simplify-js';
import { countryCorner, countryScale, countrySize } from '#shared/domain/countryFrame.ts';
import { provinceRings } from '#shared/domain/geography.ts';
import { toUnit } from '#shared/domain/mercator.ts';
import { provinces } from '#shared/domain/provinces.ts';

const tolerance = 2; // half a pixel on a phone
const minCorners = 4; // leaves out tiny islands

function shape(ring: Float64Array): string {
  const points = Array.from({ length: ring.length / 2 }, (_, index) => {
    const { x, y } = toUnit(ring[index * 2] ?? 0, ring[index * 2 + 1] ?? 0);
    return { x: (x - countryCorner.x) * countryScale, y: (y - countryCorner.y) * countryScale };
  });
  const corners = simplify(points, tolerance, true).map(
    ({ x, y }) => [Math.round(x), Math.round(y)] as const,
  );
  if (corners.length < minCorners) return '';
  const steps = corners.map(([x, y], index) => {
    const [x0, y0] = corners[index - 1] ?? [0, 0];
    return `${index === 0 ? 'M' : 'l'}${x - x0} ${y - y0}`.replace(' -', '-');
  });
  return `${steps.join('')}z`;
}

/** Its colours suit light and dark backgrounds, because an SVG image does not know the page's colour mode. */
export function countryPicture(): string {
  const shapes = provinces.flatMap((province) => provinceRings(province).map(shape)).join('');
  const { width, height } = countrySize;
  const [fill, line] = ['fill="#3b8f68" fill-opacity=".13"', 'stroke="#3b8f68" stroke-opacity=".45"'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>South Africa</title>
<path ${fill} ${line} stroke-width="3" stroke-linejoin="round" fill-rule="evenodd" d="${shapes}"/>
</svg>
`;
}

const keyOf = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** The same shapes, to be coloured apart: a module, because an image can't be given colours. */
export function provinceShapes(): string {
  const lines = provinces.map(
    (province) => `  ${keyOf(province)}:\n    '${provinceRings(province).map(shape).join('')}',`,
  );
  return `// Written by scripts/countryPicture.ts.
import type { Province } from '#shared/domain/provinces.ts';

/** Paths in the frame of country.svg. */
export const provinceShapes: Readonly<Record<Province, string>> = {
${lines.join('\n')}
};
`;
}

if (import.meta.main) {
  const maps = new URL('../web/src/maps/', import.meta.url);
  writeFileSync(new URL('country.svg', maps), countryPicture());
  const data = new URL('../shared/data/', import.meta.url);
  writeFileSync(new URL('provinceShapes.gen.ts', data), provinceShapes());
}
