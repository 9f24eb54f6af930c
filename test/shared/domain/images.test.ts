import { describe, expect, test } from 'vitest';
import { formatKilobytes, imageMessages, imagePath, imageProblem, movedTo } from '#shared/domain/images.ts';

const tenMegabytes = 10 * 1024 * 1024;

test.each([
  ['image/jpeg', 1, null],
  ['image/png', tenMegabytes, null],
  ['image/webp', 5000, null],
  ['image/jpeg', tenMegabytes + 1, imageMessages.tooLarge],
  ['image/jpeg', 0, imageMessages.empty],
  ['image/svg+xml', 10, imageMessages.wrongType],
  ['image/gif', 10, imageMessages.wrongType],
  ['image/heic', 10, imageMessages.wrongType],
  ['', 10, imageMessages.wrongType],
])('a file of type "%s" and %i bytes: %s', (type, size, fault) => {
  expect(imageProblem({ type, size })).toBe(fault);
});

test.each([
  [0, '0.0 KB'],
  [1, '0.0 KB'],
  [52, '0.1 KB'],
  [1024, '1.0 KB'],
  [1075, '1.0 KB'],
  [1076, '1.1 KB'],
  [tenMegabytes, '10240.0 KB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatKilobytes(bytes)).toBe(text);
});

describe('movedTo', () => {
  const list = ['a', 'b', 'c', 'd'];
  test.each([
    ['a', 3, 'bcad'],
    ['d', 1, 'dabc'],
    ['b', 2, 'abcd'],
    ['a', 9, 'bcda'],
  ])('%s to %i: %s', (item, place, expected) => {
    expect(movedTo(list, item, place).join('')).toBe(expected);
    expect(list).toEqual(['a', 'b', 'c', 'd']);
  });
});

test('a photo’s path on the site is its key in the bucket', () => {
  expect(imagePath('7PTFLHV', 'img_1', 'medium')).toBe('/api/images/7PTFLHV/img_1/medium');
});
