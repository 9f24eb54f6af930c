/** Cards as they were looked at, which scripts/shareCards.ts draws again. */
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawShareCard } from '#functions/services/shareCard/drawShareCard.ts';
import { maxShareCardBytes, shareCardSize } from '#shared/domain/shareCard.ts';
import { sampleCards, storedForm } from '#test/support/sampleCards.ts';
import { pageCards } from '#web/text/pageCards.ts';

const stored = new URL('../../support/shareCards/', import.meta.url);
const ofPages = new URL('../../../web/public/cards/', import.meta.url);

/** Of 255: what another compression changes, but no moved or missing letter. */
const tolerance = 24;
const width = 300;

const pixelsOf = (picture: Buffer) => sharp(picture).resize(width).removeAlpha().raw().toBuffer();

/** How many in a thousand of the pixels look different. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  expect(a.length).toBe(b.length);
  const different = a.filter((value, index) => Math.abs(value - (b[index] ?? 0)) > tolerance).length;
  return (different / a.length) * 1000;
}

test.each(Object.entries(sampleCards))('the card “%s” looks as it should', async (name, { card, photo }) => {
  const drawn = await drawShareCard(card, photo === undefined ? null : await photo());
  const looked = readFileSync(new URL(`${name}.webp`, stored));
  expect(await difference(await storedForm(drawn), looked)).toBeLessThan(2);
  const { format, ...size } = await sharp(drawn).metadata();
  expect(format).toBe('jpeg');
  expect(size).toMatchObject(shareCardSize);
  expect(drawn.length).toBeLessThanOrEqual(maxShareCardBytes);
});

test('a card that is drawn wrong is found', async () => {
  const { plain, withoutStep, area } = sampleCards;
  if (!plain || !withoutStep || !area) throw new Error('Samples are missing');
  const right = await drawShareCard(plain.card, null);
  for (const wrong of [withoutStep, area, { card: { ...plain.card, code: '7PT-FLHW' } }])
    expect(await difference(right, await drawShareCard(wrong.card, null))).toBeGreaterThan(2);
});

test.each(Object.entries(pageCards))('the card of the page “%s” has its words', async (name, card) => {
  const file = readFileSync(new URL(`${name}.jpg`, ofPages));
  expect(await difference(await drawShareCard(card, null), file)).toBeLessThan(2);
  expect(file.length).toBeLessThanOrEqual(maxShareCardBytes);
});

test('no stored picture is left over', () => {
  const names = readdirSync(stored).map((file) => file.replace('.webp', ''));
  expect(names.toSorted()).toEqual(Object.keys(sampleCards).toSorted());
});

test('a photo of noise makes no card of more than 100 KB', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  const create = { width: 800, height: 800, channels: 3, background: '#000', noise } as const;
  const { plain } = sampleCards;
  if (!plain) throw new Error('A sample is missing');
  const drawn = await drawShareCard(plain.card, await sharp({ create }).webp().toBuffer());
  expect(drawn.length).toBeLessThanOrEqual(maxShareCardBytes);
});
