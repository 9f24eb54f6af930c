import * as z from 'zod';
import { imageMessages, imageTypes, maxImageBytes, maxImages } from '#shared/domain/images.ts';
import { code, id, isoTime, text } from './fields.ts';
import { route } from './route.ts';

/** Also pixels of `large`, so that a page can keep the place of a photo before it is there. */
const image = () =>
  z.object({
    id: z.string(),
    zarCodeId: z.string(),
    originalFilename: z.string(),
    fileSize: z.number(),
    displayOrder: z.number(),
    isFeatured: z.boolean(),
    width: z.number(),
    height: z.number(),
  });
export type ZarCodeImage = z.output<ReturnType<typeof image>>;

const inOrder = () => z.object({ images: z.array(image()) });
const ofCode = () => z.strictObject({ code: code() });
const ofImage = () => z.strictObject({ code: code(), imageId: id('img') });

const upload = () =>
  z.object({
    id: z.string(),
    /** Where the browser posts a form of these fields, and then the file as `file`. */
    url: z.string(),
    fields: z.array(z.object({ name: z.string(), value: z.string() })),
    expiresAt: isoTime(),
  });
export type ImageUpload = z.output<ReturnType<typeof upload>>;

const noPlace = `Please give a place from 1 to ${maxImages}.`;
const imageChange = () =>
  z
    .strictObject({
      displayOrder: z.int(noPlace).min(1, noPlace).max(maxImages, noPlace).optional(),
      isFeatured: z.boolean().optional(),
    })
    .refine(
      ({ displayOrder, isFeatured }) => displayOrder !== undefined || isFeatured !== undefined,
      'Please say where the photo belongs, or whether it is the featured one.',
    );

export const images = {
  list: route(() => ({
    method: 'GET',
    path: '/zarcodes/{code}/images',
    level: 'public',
    summary: 'The photos of a code, by displayOrder; /api/images/{code}/{id}/medium and /large show one',
    params: ofCode(),
    response: inOrder(),
  })),
  create: route(() => ({
    method: 'POST',
    path: '/zarcodes/{code}/images',
    level: 'user',
    summary: "Begin to add a photo to one of the caller's codes: answers the form that takes the file",
    status: 201,
    params: ofCode(),
    body: z.strictObject({
      originalFilename: text(200, 'Please give the file a name.'),
      contentType: z.enum(imageTypes, imageMessages.wrongType),
      fileSize: z
        .int(imageMessages.empty)
        .min(1, imageMessages.empty)
        .max(maxImageBytes, imageMessages.tooLarge),
    }),
    response: upload(),
    errors: ['not_found', 'image_limit_reached', 'idempotency_conflict', 'too_many_requests', 'unavailable'],
    idempotent: true,
  })),
  complete: route(() => ({
    method: 'POST',
    path: '/zarcodes/{code}/images/{imageId}/complete',
    level: 'user',
    summary:
      'Take the file that was sent: checked, freed of what the camera wrote into it, and shown from now on',
    params: ofImage(),
    response: image(),
    errors: [
      'not_found',
      'image_missing',
      'image_refused',
      'image_limit_reached',
      'too_many_requests',
      'unavailable',
    ],
  })),
  update: route(() => ({
    method: 'PUT',
    path: '/zarcodes/{code}/images/{imageId}',
    level: 'user',
    summary: 'Move a photo to another place of the order, or make it the featured one; one is at most',
    params: ofImage(),
    body: imageChange(),
    response: inOrder(),
    errors: ['not_found', 'unavailable'],
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/zarcodes/{code}/images/{imageId}',
    level: 'user',
    summary: 'Delete a photo, for good',
    params: ofImage(),
    response: inOrder(),
    errors: ['not_found', 'unavailable'],
  })),
};
