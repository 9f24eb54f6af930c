import * as z from 'zod';
import {
  imageMessages,
  imageTypes,
  maxCaptionLength,
  maxImageBytes,
  maxImages,
} from '#shared/domain/images.ts';
import { code, fileUpload, id, text } from './fields.ts';
import { route } from './route.ts';

/** `width` and `height` are those of `large`, so that a page can reserve space before the photo has loaded. */
export const image = () =>
  z.object({
    id: z.string(),
    zarCodeId: z.string(),
    originalFilename: z.string(),
    fileSize: z.number(),
    displayOrder: z.number(),
    isFeatured: z.boolean(),
    /** Empty where the owner wrote none. */
    caption: z.string(),
    width: z.number(),
    height: z.number(),
    /** Only of a code that is not public: where its files are, for a quarter of an hour. */
    links: z.object({ small: z.string(), medium: z.string(), large: z.string() }).optional(),
  });
export type ZarCodeImage = z.output<ReturnType<typeof image>>;

const imageList = () => z.object({ images: z.array(image()) });
const ofCode = () => z.strictObject({ code: code() });
const ofImage = () => z.strictObject({ code: code(), imageId: id('img') });

export type ImageUpload = z.output<ReturnType<typeof fileUpload>>;

const wrongOrder = `Please give a place from 1 to ${maxImages}.`;
const imageChange = () =>
  z
    .strictObject({
      displayOrder: z.int(wrongOrder).min(1, wrongOrder).max(maxImages, wrongOrder).optional(),
      isFeatured: z.boolean().optional(),
      caption: text(maxCaptionLength).optional(),
    })
    .refine(
      (change) => Object.values(change).some((value) => value !== undefined),
      'Please say where the photo belongs, whether it is the featured one, or its caption.',
    );

export const images = {
  list: route(() => ({
    method: 'GET',
    path: '/zarcodes/{code}/images',
    level: 'public',
    optionalCaller: true,
    summary:
      'The photos of a code, by displayOrder; the files are at /api/images/{code}/{id}/small, /medium and /large, or for the owner of a code that is not public at their links',
    params: ofCode(),
    response: imageList(),
  })),
  create: route(() => ({
    method: 'POST',
    path: '/zarcodes/{code}/images',
    level: 'user',
    summary: "Start adding a photo to one of the caller's codes; returns the form to post the file with",
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
    response: fileUpload(),
    errors: ['not_found', 'image_limit_reached', 'idempotency_conflict', 'too_many_requests', 'unavailable'],
    idempotent: true,
  })),
  complete: route(() => ({
    method: 'POST',
    path: '/zarcodes/{code}/images/{imageId}/complete',
    level: 'user',
    summary: 'Publish the uploaded file, after checking it and removing its metadata',
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
    summary: 'Move a photo in the order, make it the one featured photo, or write its caption',
    params: ofImage(),
    body: imageChange(),
    response: imageList(),
    errors: ['not_found', 'unavailable'],
  })),
  delete: route(() => ({
    method: 'DELETE',
    path: '/zarcodes/{code}/images/{imageId}',
    level: 'user',
    summary: 'Delete a photo permanently',
    params: ofImage(),
    response: imageList(),
    errors: ['not_found', 'unavailable'],
  })),
};
