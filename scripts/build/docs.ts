import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openApiDocument } from '#scripts/openapi.ts';

const require = createRequire(import.meta.url);

// Absolute paths, because the page is served at /api/docs with and without a trailing slash; and no inline script,
// because the content security policy forbids it.
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>ZarCodes API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="docs"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/docs.js"></script>
  </body>
</html>
`;

const script = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null });
`;

/** Writes `/api/openapi.json` and its documentation page into the folder of the web build. */
export function writeApiDocs(webFolder: string): void {
  const folder = join(webFolder, 'api', 'docs');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(webFolder, 'api', 'openapi.json'), JSON.stringify(openApiDocument(), null, 2));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'docs.js'), script);
  const swagger = dirname(require.resolve('swagger-ui-dist/package.json'));
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', 'favicon-32x32.png']) {
    copyFileSync(join(swagger, file), join(folder, file));
  }
}
