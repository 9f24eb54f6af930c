/** Its own declarations lack (https://github.com/mapbox/vt-pbf). */
declare module 'vt-pbf' {
  const vtpbf: {
    fromGeojsonVt(
      layers: Readonly<Record<string, { readonly features: readonly unknown[] }>>,
      options: { readonly version: 1 | 2 },
    ): Uint8Array;
  };
  export default vtpbf;
}
