/** It comes without declarations: https://github.com/mapbox/vt-pbf */
declare module 'vt-pbf' {
  export function fromGeojsonVt(
    layers: Readonly<Record<string, { readonly features: readonly unknown[] }>>,
    options: { readonly version: 1 | 2 },
  ): Uint8Array;
}
