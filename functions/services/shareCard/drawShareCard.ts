import type { ReactNode } from 'react';
import satori from 'satori';
import sharp from 'sharp';
import { maxShareCardBytes, type ShareCard, shareCardSize } from '#shared/domain/shareCard.ts';
import { fontsFor } from './fonts.ts';
import { frameOnCard, layoutOf } from './layout.ts';

/** The best first. A card without a photo has 30 to 45 KB by the first. */
const qualities = [84, 70, 55, 40] as const;

/**
 * A share card as a JPEG of at most 100 KB.
 * @param photo WebP, laid over the map; null for none
 */
export async function drawShareCard(card: ShareCard, photo: Buffer | null): Promise<Buffer> {
  const svg = await satori(layoutOf(card, photo !== null) as ReactNode, {
    ...shareCardSize,
    fonts: await fontsFor(JSON.stringify(card)),
  });
  // Photos block it for the process (functions/services/resizeImage.ts), which on a developer's machine is shared.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const drawn = sharp(Buffer.from(svg));
  const whole = photo === null ? drawn : drawn.composite([{ input: await framed(photo), ...at }]);
  for (const quality of qualities) {
    const jpeg = await whole.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= maxShareCardBytes) return jpeg;
  }
  throw new Error('A share card has too many bytes');
}

const at = { left: frameOnCard.left, top: frameOnCard.top } as const;

/** Cut to the frame, with its round corners. */
async function framed(photo: Buffer): Promise<Buffer> {
  const { width, height, radius } = frameOnCard;
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`;
  return sharp(photo)
    .resize({ width, height, fit: 'cover', position: 'attention' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}
