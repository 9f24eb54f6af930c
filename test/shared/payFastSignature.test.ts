import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  apiSignatureText,
  formSignatureText,
  noticeSignatureText,
  type Pairs,
} from '#shared/domain/payFastSignature.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
/** PayFast's public passphrase of its sandbox. */
const passphrase = 'jt7NOE43FZPn';

const merchant: Pairs = [
  ['merchant_id', '10000100'],
  ['merchant_key', '46f0cd694581a'],
];

const code: Pairs = [
  ...merchant,
  ['return_url', 'https://zarcode.example/payment/success?ref=pay_01J9Z3'],
  ['cancel_url', 'https://zarcode.example/payment/cancel?ref=pay_01J9Z3'],
  ['notify_url', 'https://api.zarcode.example/api/payments/payfast/itn'],
  ['name_first', 'Thandi'],
  ['name_last', 'Nkosi'],
  ['email_address', 'thandi@example.co.za'],
  ['m_payment_id', 'pay_01J9Z3'],
  ['amount', '19.00'],
  ['item_name', 'ZarCode location code'],
];

it('signs a form without a passphrase', () => {
  expect(md5(formSignatureText(code, ''))).toBe('cfb1fc1f7c939bd28a063bbe5a5861e1');
});

it('signs a form with a passphrase, without the blanks around it', () => {
  for (const entered of [passphrase, ` ${passphrase}\n`]) {
    expect(md5(formSignatureText(code, entered))).toBe('8b58f2b8518e9b115bb0dbd0fc6a78e8');
  }
});

const notice: Pairs = [
  ['m_payment_id', 'pay_01J9Z4'],
  ['pf_payment_id', '2577101'],
  ['payment_status', 'COMPLETE'],
  ['item_name', 'ZarCode bundle of 5 ~ 5% off!'],
  ['item_description', ''],
  ['amount_gross', '90.25'],
  ['amount_fee', '-4.54'],
  ['amount_net', '85.71'],
  ['custom_str1', 'bundle_5'],
  ...[2, 3, 4, 5].map((n) => [`custom_str${n}`, ''] as const),
  ['custom_int1', '5'],
  ...[2, 3, 4, 5].map((n) => [`custom_int${n}`, ''] as const),
  ['name_first', 'Zoë'],
  ['name_last', "D'Oliveira (Pty)"],
  ['email_address', 'zoe+farm@example.co.za'],
  ['merchant_id', '10000100'],
];

it('signs a notice with its empty values, up to the signature', { tags: 'P4' }, () => {
  expect(md5(noticeSignatureText(notice, passphrase))).toBe('b334444ada36c4a4a30708067b9bc77d');
  const signed: Pairs = [...notice, ['signature', 'x'], ['after', 'y']];
  expect(noticeSignatureText(signed, passphrase)).toBe(noticeSignatureText(notice, passphrase));
});

it('signs a call of the REST API, sorted by name, without empty fields', () => {
  const fields: Pairs = [
    ['version', 'v1'],
    ['merchant-id', '10000100'],
    ['timestamp', '2026-10-12T12:00:01+02:00'],
    ['amount', '1900'],
    ['reason', 'Duplicate code'],
    ['notify_buyer', '1'],
    ['acc_type', ''],
    ['testing', 'true'],
  ];
  expect(md5(apiSignatureText(fields, passphrase))).toBe('7fdb0393fdc4ab26b53c9e029cdf66df');
});

it('signs awkward characters as PHP encodes them, trimmed and without empty fields', { tags: 'P4' }, () => {
  const fields: Pairs = [
    ...merchant,
    ['name_first', 'Zoë '],
    ['name_last', "D'Oliveira (Pty)"],
    ['email_address', 'zoe+farm@example.co.za'],
    ['item_name', 'ZarCode bundle of 5 ~ 5% off!'],
    ['item_description', ''],
  ];
  expect(formSignatureText(fields, passphrase)).toBe(
    'merchant_id=10000100&merchant_key=46f0cd694581a&name_first=Zo%C3%AB&name_last=D%27Oliveira+%28Pty%29' +
      '&email_address=zoe%2Bfarm%40example.co.za&item_name=ZarCode+bundle+of+5+%7E+5%25+off%21' +
      '&passphrase=jt7NOE43FZPn',
  );
});
