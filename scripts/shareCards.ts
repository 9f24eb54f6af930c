/**
 * Draws the share cards of our own pages, and the pictures that test/functions/services/shareCard.test.ts compares with.
 * Run it after changing the layout or those pages' words; look at the pictures, then commit them.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { ShareCard } from '#shared/domain/shareCard.ts';
import { sampleCards, storedForm } from '#test/support/sampleCards.ts';
import { pageCards } from '#web/text/pageCards.ts';
import { root } from './build/entries.ts';
import { bundleOptions } from './build/functions.ts';

type Draw = (card: ShareCard, photo: Buffer | null) => Promise<Buffer>;

/** From a bundle, because Node.js can't import fonts. */
async function loadDraw(): Promise<Draw> {
  const folder = mkdtempSync(join(root, 'dist', 'share-cards-'));
  const source = 'functions/services/shareCard/drawShareCard.ts';
  const options = bundleOptions([{ name: 'draw', source }]);
  await build({ ...options, plugins: [], outdir: folder, outExtension: { '.js': '.cjs' } });
  const { drawShareCard } = createRequire(import.meta.url)(join(folder, 'draw', 'index.cjs')) as {
    drawShareCard: Draw;
  };
  rmSync(folder, { recursive: true });
  return drawShareCard;
}

const draw = await loadDraw();

const pages = join(root, 'web', 'public', 'cards');
mkdirSync(pages, { recursive: true });
for (const [name, card] of Object.entries(pageCards))
  writeFileSync(join(pages, `${name}.jpg`), await draw(card, null));

const samples = join(root, 'test', 'support', 'shareCards');
mkdirSync(samples, { recursive: true });
for (const [name, { card, photo }] of Object.entries(sampleCards)) {
  const drawn = await draw(card, photo === undefined ? null : await photo());
  writeFileSync(join(samples, `${name}.webp`), await storedForm(drawn));
}
