import { expect, test } from 'vitest';
import { nearCode } from '#web/brand/place/nearCode.ts';

const gate = { latitude: -26, longitude: 28 };
const northOf = (metres: number) => ({ latitude: gate.latitude + metres / 111_195, longitude: 28 });

test('the nearest code within 10 m is found, and none farther away', () => {
  const codes = [northOf(60), northOf(9), northOf(-4)];
  expect(nearCode(codes, gate)).toBe(codes[2]);
  expect(nearCode([northOf(9.9)], gate)).not.toBeNull();
  expect(nearCode([northOf(10.1)], gate)).toBeNull();
  expect(nearCode([], gate)).toBeNull();
  expect(nearCode(codes, null)).toBeNull();
});
