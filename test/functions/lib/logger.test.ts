import { describe, expect, test } from 'vitest';
import { log } from '#functions/lib/logger.ts';
import { notePeople, personalDataIn } from '#test/support/personalData.ts';
import { readLog } from '#test/support/readLog.ts';

describe('a logged line', { tags: 'E8' }, () => {
  test('has no email address, even where another system quotes one', () => {
    const lines = readLog<object>();
    const cause = new Error('554 5.7.1 <sipho.dube+shop@mail.example.co.za> is not verified');
    log().warn('mail waits', { error: new Error('Refused: sipho@example.co.za', { cause }) });
    const [line, ...more] = lines();
    expect(more).toEqual([]);
    expect(JSON.stringify(line)).not.toMatch(/sipho|@(?:mail|example)/);
    expect(line).toMatchObject({ error: { message: 'Refused: (an email address)' } });
  });
});

// test/support/searchLog.ts does this with every line that any test causes.
describe('the search of all lines', { tags: 'E8' }, () => {
  notePeople({ user: { firstName: 'Nomvula', password: 'open sesame' } });

  test.each([
    'to sipho@example.co.za',
    'for Nomvula Dube',
    'with "open sesame"',
    'call +27821234567 or 0821234567',
    'eyJhbGciOiJIUzI1NiJ9.eyJzdWIi',
    'https://zarcodes.example/reset-password?token=usr_1.abc',
    '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  ])('finds “%s”', (text) => {
    expect(personalDataIn(`{"message":"${text}"}`)).not.toEqual([]);
  });

  test.each([
    'Nomvulas',
    'usr_0123456789abcdefghij',
    'at file:///app/node_modules/@aws-sdk/core/index.js:137:26',
    '2026-03-10T08:00:00.000Z',
    'pay_082123456789',
  ])('passes “%s”', (text) => {
    expect(personalDataIn(`{"message":"${text}"}`)).toEqual([]);
  });
});
