/** Both esbuild (scripts/build/functions.ts) and Vitest put the file itself into the module. */
declare module '*.woff2?inline' {
  const dataUrl: string;
  // biome-ignore lint/style/noDefaultExport: what both make of a file
  export default dataUrl;
}
