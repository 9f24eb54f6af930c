import { describe, expect, test } from 'vitest';
import { readNotice } from '#functions/domain/payments/notices/readNotice.ts';

describe('what a notice says', { tags: 'P4' }, () => {
  test('is what stands before its signature, in its order', () => {
    const notice = readNotice('b=2+x&a=&signature=abc&c=3');
    expect(['a', 'b', 'c', 'signature'].map(notice.field)).toEqual(['', '2 x', '', '']);
    expect(notice.signature).toBe('abc');
    expect(notice.parameters).toBe('b=2+x&a=');
    expect(notice.signatureText('pass')).toBe('b=2+x&a=&passphrase=pass');
  });

  test('is all of it where it has no signature', () => {
    const notice = readNotice('b=2&a=1');
    expect(['a', 'b'].map(notice.field)).toEqual(['1', '2']);
    expect(notice.signature).toBe('');
    expect(notice.parameters).toBe('b=2&a=1');
  });

  test('is ambiguous where a name comes twice before the signature', () => {
    expect(readNotice('a=1&a=1&signature=x').isAmbiguous).toBe(true);
    expect(readNotice('a=1&signature=x&a=1').isAmbiguous).toBe(false);
  });
});
