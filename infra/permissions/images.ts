import type { AreaPermissions, TablePermission } from './permission.ts';
import { countsHits, linksImages, maxWaitSeconds, readsUsers } from './shared.ts';

/** The code's owner, and its images, changed only while the code exists (`functions/domain/images/changeImages.ts`). */
const editsImages = [
  { actions: ['GetItem', 'ConditionCheckItem'], keys: ['CODE#*'] },
  { actions: ['GetItem', 'PutItem'], keys: ['IMAGES#*'] },
] as const satisfies TablePermission[];

export const images: AreaPermissions<'images'> = {
  'images.list': {
    // Whether the caller is the owner.
    table: [{ actions: ['GetItem'], keys: ['CODE#*', 'IMAGES#*'] }, readsUsers],
    images: [linksImages],
  },
  'images.create': {
    table: [...editsImages, { actions: ['ConditionCheckItem'], keys: ['USER#*'] }, countsHits],
    // The browser uploads with a POST that this role signed.
    images: [{ action: 'PutObject', under: 'uploads/' }],
  },
  'images.complete': {
    // One full vCPU processes a photo of 40 megapixels in about five seconds, which takes up to 500 MB.
    memoryMb: 1769,
    timeoutSeconds: maxWaitSeconds,
    table: [
      ...editsImages,
      { actions: ['DeleteItem'], keys: ['IMAGES#*'] },
      { actions: ['PutItem', 'DeleteItem'], keys: ['IMAGEFILES#*'] },
      countsHits,
    ],
    images: [
      { action: 'GetObject', under: 'uploads/' },
      { action: 'PutObject', under: 'api/images/' },
      { action: 'PutObject', under: 'guarded/' },
      linksImages,
    ],
  },
  'images.update': { table: editsImages, images: [linksImages] },
  'images.delete': { table: editsImages, images: [linksImages] },
};
