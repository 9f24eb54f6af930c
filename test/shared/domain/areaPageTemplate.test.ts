import { expect, test } from 'vitest';
import { areaPageTokens, checkAreaTemplate, fillAreaTemplate } from '#shared/domain/areaPageTemplate.ts';
import { tokenOf } from '#shared/domain/fillTokens.ts';

const template = Object.keys(areaPageTokens)
  .map((slot) => `<p class="${slot}">${tokenOf(slot)}</p>`)
  .join('');

const area = {
  id: '7PTFLHV',
  zarcode: '7PT-FLHV',
  title: 'Joy & <b>sons</b>',
  suburb: '',
  city: 'Pretoria',
  province: 'Gauteng',
  country: 'South Africa',
  createdAt: '2026-03-10T08:00:00.000Z',
  updatedAt: '2026-03-10T08:00:00.000Z',
  visibility: 'area',
  areaCentre: { latitude: -25.7, longitude: 28.2 },
} as const;
const origin = 'https://zarcodes.example';

test('the page of an area has its texts, and leaves out what is empty', () => {
  const html = fillAreaTemplate(checkAreaTemplate(template), { area }, origin, '/card');
  expect(html).toContain('<p class="title">Joy &amp; &lt;b&gt;sons&lt;/b&gt;</p>');
  expect(html).toContain('<p class="city">Pretoria</p>');
  expect(html).not.toContain('class="suburb"');
  expect(html).not.toContain('class="creator"');
  expect(html).not.toContain('{{');
});

test('a whole code that is handed to it loses what the level hides', () => {
  const whole = {
    ...area,
    latitude: -25.747912,
    longitude: 28.229312,
    description: 'Pink wall',
    addressLine1: '8 Rose',
  };
  const html = fillAreaTemplate(template, { area: whole }, origin, '/card');
  for (const hidden of ['747912', '229312', 'Pink wall', '8 Rose']) expect(html).not.toContain(hidden);
});

test('a template without one of its texts is refused', () => {
  expect(() => checkAreaTemplate(template.replace('{{city}}', ''))).toThrow('does not show its city');
});
