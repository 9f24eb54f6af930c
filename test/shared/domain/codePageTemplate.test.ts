import { expect, test } from 'vitest';
import { fillTemplate, makeTemplate } from '#shared/domain/codePageTemplate.ts';
import { sampleCode } from '#web/text/sampleCode.ts';

const origin = 'https://origin.invalid';

test('a page that hides one of the texts is refused when it is built', () => {
  expect(() => makeTemplate('<h1>Sample-Title-Qx</h1>', sampleCode, origin)).toThrow('does not show its');
});

test('an element goes with its text, and only that element', () => {
  const template = '<dl><dd><span class="a">{{suburb}}</span><span class="a">{{city}}</span></dd></dl>';
  const page = fillTemplate(template, { ...sampleCode, suburb: '' }, origin);
  expect(page).toBe('<dl><dd><span class="a">Sample-City-Qx</span></dd></dl>');
});
