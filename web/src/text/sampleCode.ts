import type { PublicZarCode } from '#shared/contract/zarcodes.ts';

/**
 * The code in the page that stands for every code's page while the web is built. Each text is unlike any other and
 * unlike anything else on the page, so that it can be found and replaced.
 */
export const sampleCode: PublicZarCode = {
  id: '9ZQXWVT',
  zarcode: '9ZQ-XWVT',
  title: 'Sample-Title-Qx',
  description: 'Sample-Description-Qx',
  latitude: -31.246_813,
  longitude: 23.579_246,
  addressLine1: 'Sample-Street-Qx',
  addressLine2: 'Sample-Complex-Qx',
  suburb: 'Sample-Suburb-Qx',
  city: 'Sample-City-Qx',
  province: 'Sample-Province-Qx',
  country: 'South Africa',
  createdAt: '2011-03-07T05:13:17.123Z',
  updatedAt: '2011-03-08T05:13:17.123Z',
};
