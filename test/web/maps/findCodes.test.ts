import { expect, test } from 'vitest';
import { findCodes } from '#web/maps/findCodes.ts';

const code = (zarcode: string, title: string, suburb: string, city: string, province: string) => ({
  zarcode,
  title,
  suburb,
  city,
  province,
});
const codes = [
  code('7TB-A2C3', 'Lerato Hair Salon', 'Hospital View', 'Tembisa', 'Gauteng'),
  code('1SL-B2C3', 'Zoë’s Farm Stall', 'Kylemore', 'Stellenbosch', 'Western Cape'),
  code('1CT-D2C3', '7TB Motors', '', 'Cape Town', 'Western Cape'),
];
const titles = (query: string) => findCodes(codes, query).map(({ title }) => title);

test.each([
  ['7TB-A2C3', ['Lerato Hair Salon']],
  ['7tb a2', ['Lerato Hair Salon']],
  ['7tb', ['Lerato Hair Salon', '7TB Motors']],
  ['zoe', ['Zoë’s Farm Stall']],
  ['ZOËS far', ['Zoë’s Farm Stall']],
  ['stall farm', ['Zoë’s Farm Stall']],
  ['western', ['Zoë’s Farm Stall', '7TB Motors']],
  ['kylemore', ['Zoë’s Farm Stall']],
  ['hair western', []],
  ['air', []],
  ['--', []],
  ['', []],
  ['الس', []],
])('%j finds %j', (query, found) => {
  expect(titles(query)).toEqual(found);
});
