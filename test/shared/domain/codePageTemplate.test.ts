import { expect, test } from 'vitest';
import { checkTemplate, codePageTokens, fillTemplate } from '#shared/domain/codePageTemplate.ts';

const zarCode = {
  zarcode: '7PTFLHV',
  title: 'Mama Joy & Sons',
  description: '',
  latitude: -25.747_868,
  longitude: 28.229_271,
  addressLine1: '1 Church Street',
  addressLine2: '',
  suburb: '',
  city: 'Pretoria',
  province: 'Gauteng',
  country: 'South Africa',
  createdAt: '2026-03-10T22:30:00.000Z',
};
const origin = 'https://zarcodes.co.za';
const filled = (template: string) => fillTemplate(template, { zarCode }, origin, '/card');

test('the build rejects a template without one of the texts', () => {
  const whole = Object.values(codePageTokens).join(' ');
  expect(checkTemplate(whole)).toBe(whole);
  expect(() => checkTemplate(whole.replace('{{title}}', ''))).toThrow('does not show its title');
});

test('an element without text is removed, and only that element', () => {
  const template = '<dl><dd><span class="a">{{suburb}}</span><span class="a">{{city}}</span></dd></dl>';
  expect(filled(template)).toBe('<dl><dd><span class="a">Pretoria</span></dd></dl>');
});

test('texts are inserted with HTML escaping', () => {
  expect(filled('{{code}} {{spelled}} {{title}}')).toBe('7PT-FLHV 7 P T dash F L H V Mama Joy &amp; Sons');
  expect(filled('{{region}}, {{position}}, {{created}}')).toBe(
    'Gauteng, South Africa, -25.747868, 28.229271, 11 Mar 2026',
  );
  expect(filled('{{whatsApp}}')).toContain(encodeURIComponent('https://zarcodes.co.za/zarcodes/7PT-FLHV'));
});
