import { randomUUID } from 'node:crypto';
import { type CloudFrontClient, CreateInvalidationCommand } from '@aws-sdk/client-cloudfront';
import { fileIn, frames, htmlFileOf, pathIn, prerendered, prerenderedForms } from '#shared/edge/pages.ts';
import { languages } from '#shared/text/languages.ts';

/** The paths under which the edge may have cached changed files. Hashed files never change. */
export function pathsOf(changed: readonly string[]): string[] {
  const files = changed.filter((key) => !key.startsWith('assets/')).map((key) => `/${key}`);
  // The edge caches a page under its file's path. AWS advises to purge the path before the rewrite as well.
  const pages = languages.flatMap((language) =>
    [...prerendered, ...prerenderedForms, ...frames]
      .filter((path) => files.includes(fileIn(language, htmlFileOf(path))))
      .map((path) => pathIn(language, path)),
  );
  return [...new Set([...files, ...pages])];
}

/** 1,000 paths a month are free, and `/*` counts as one. */
const maxPaths = 30;

export async function invalidate(
  client: CloudFrontClient,
  DistributionId: string,
  changed: readonly string[],
): Promise<number> {
  const each = pathsOf(changed);
  if (each.length === 0) return 0;
  const Items = each.length > maxPaths ? ['/*'] : each;
  await client.send(
    new CreateInvalidationCommand({
      DistributionId,
      InvalidationBatch: { CallerReference: randomUUID(), Paths: { Quantity: Items.length, Items } },
    }),
  );
  return Items.length;
}
