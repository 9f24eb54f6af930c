import { getCodeImages, type Image, writeCodeImages } from '#functions/data/images.ts';
import type { Table } from '#functions/data/table.ts';
import { transact } from '#functions/data/transact.ts';
import { shownHeaders } from '#functions/services/images.ts';
import { resizeImage } from '#functions/services/resizeImage.ts';
import { imagePath, imageSizes } from '#shared/domain/images.ts';
import { demoCodes } from './demo/codes.ts';
import { demoPictures } from './demo/pictures.ts';
import { demoPeople } from './demoAccounts.ts';
import type { Objects } from './objects.ts';
import { codeOf } from './seedCodes.ts';

/** The newest codes of the first person, which the dashboard shows first. */
const codesWithImages = 3;

/** Adds photos to some of the demo codes, unless they have them already. */
export async function seedImages(table: Table, bucket: Objects, startedAt: Date): Promise<void> {
  const upTo = demoPeople[0]?.upTo ?? 0;
  const own = demoCodes().filter(({ share }) => share < upTo);
  const newest = own.toSorted((a, b) => a.ageMs - b.ageMs).slice(0, codesWithImages);
  for (const [index, demoCode] of newest.entries()) {
    const code = codeOf(demoCode);
    const codeImages = await getCodeImages(table, code, true);
    if (codeImages.version > 0) continue;
    const images: Image[] = [];
    for (const [place, { name, caption, jpeg }] of demoPictures(index).entries()) {
      const id = `img_demo${index}${place}`.padEnd(24, '0');
      images.push(await addImage(bucket, { code, id, name, caption, bytes: await jpeg(), startedAt }));
    }
    await transact(table, [writeCodeImages({ ...codeImages, images: images.map(featureFirst) })]);
  }
}

const featureFirst = (image: Image, index: number): Image => ({ ...image, isFeatured: index === 0 });

interface NewImage {
  readonly code: string;
  readonly id: string;
  readonly name: string;
  readonly caption: string;
  readonly bytes: Buffer;
  readonly startedAt: Date;
}

async function addImage(
  bucket: Objects,
  { code, id, name, caption, bytes, startedAt }: NewImage,
): Promise<Image> {
  const { sizes, width, height } = await resizeImage(bytes);
  for (const size of imageSizes) {
    const key = imagePath(code, id, size).slice(1);
    await bucket.put(key, { headers: shownHeaders, bytes: Buffer.from(sizes[size]) });
  }
  const createdAt = startedAt.toISOString();
  return {
    id,
    originalFilename: name,
    fileSize: bytes.length,
    isFeatured: false,
    hasSmall: true,
    caption,
    width,
    height,
    createdAt,
  };
}
