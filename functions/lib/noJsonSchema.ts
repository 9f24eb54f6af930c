/**
 * Takes the place of zod's two files about JSON Schema in the bundles: 16 KB that never run, because the OpenAPI
 * document is made by a script. The names are those that zod's other files import.
 */
function notBundled(): never {
  throw new Error('Functions are bundled without JSON Schema');
}

export const createToJSONSchemaMethod = () => notBundled;
export const createStandardJSONSchemaMethod = () => notBundled;
export const allProcessors = {};
export {
  notBundled as aggregateChecks,
  notBundled as extractDefs,
  notBundled as finalize,
  notBundled as initializeContext,
  notBundled as processSchema,
  notBundled as toJSONSchema,
};
