import { expect, test } from 'vitest';
import { acceptPlace } from '#functions/domain/zarcodes/acceptPlace.ts';
import { demoCodes } from '#scripts/local/demo/codes.ts';
import { seededBytes } from '#scripts/local/demo/random.ts';
import { demoPeople } from '#scripts/local/demoAccounts.ts';
import { ownerOfCode } from '#scripts/local/demoOwners.ts';
import { zarCodeInput } from '#shared/contract/zarCodeInput.ts';
import { drawCode } from '#shared/domain/codeRule.ts';
import { provinceAt } from '#shared/domain/geography.ts';
import { standardPrefix } from '#shared/domain/prefix.ts';
import { provinces } from '#shared/domain/provinces.ts';

const codes = demoCodes();
const codeOf = ({ place, suffixSeed }: (typeof codes)[number]) =>
  drawCode(standardPrefix(place.province, place.city), seededBytes(suffixSeed));

test('are about three hundred, in all nine provinces', () => {
  expect(codes.length).toBeGreaterThanOrEqual(290);
  for (const province of provinces) {
    expect(codes.filter(({ place }) => place.province === province).length).toBeGreaterThan(25);
  }
});

test('each lies in its province and passes validation', async () => {
  for (const { place } of codes) {
    expect(provinceAt(place.latitude, place.longitude), place.title).toBe(place.province);
    const input = zarCodeInput().parse({ ...place, termsConfirmed: true });
    expect(await acceptPlace(input)).toEqual(place);
  }
});

test('no two draw the same code, so they are identical on every machine', () => {
  expect(new Set(codes.map(codeOf)).size).toBe(codes.length);
  expect(codes.slice(0, 3).map(codeOf)).toEqual(demoCodes().slice(0, 3).map(codeOf));
});

test('no user has more than the limit of 100', () => {
  const byOwner = Map.groupBy(codes, (code) => ownerOfCode(code).ownerId);
  expect(byOwner.size).toBeGreaterThan(demoPeople.length);
  for (const own of byOwner.values()) expect(own.length).toBeLessThan(100);
});
