import { expect, test } from 'vitest';
import { inReadersLanguage } from '#web/api/errorTexts.ts';

test('an answer gets the sentence of its code, whatever the API said', () => {
  expect(inReadersLanguage({ code: 'pin_wrong', message: 'x', fields: { pin: 'x' } })).toEqual({
    code: 'pin_wrong',
    message: 'This PIN is not right. Please check it, or ask the owner.',
    fields: { pin: 'This PIN is not right. Please check it, or ask the owner.' },
  });
});

test('what the contract refuses is said of each field', () => {
  const { fields } = inReadersLanguage({ code: 'invalid_request', message: 'x', fields: { a: 'x', b: 'y' } });
  expect(fields).toEqual({ a: 'Please check this field.', b: 'Please check this field.' });
});

test('the suggestions of an answer stay', () => {
  const suggestions = [{ zarcode: '7PT-FLHV', city: 'Pretoria', province: 'Gauteng' }];
  expect(inReadersLanguage({ code: 'not_found', message: 'x', suggestions })).toMatchObject({ suggestions });
});

test('what only administrators get stays as it is', () => {
  const body = { code: 'refund_refused', message: 'Nothing is left to refund.' } as const;
  expect(inReadersLanguage(body)).toBe(body);
});
