import { md5 } from '#functions/lib/md5.ts';
import { noticeSignatureText, type Pairs, phpUrlEncode } from '#shared/domain/payFastSignature.ts';
import { testAccount } from './account.ts';

/** What a notice says, unless a test says otherwise. `null` leaves a field out. */
export type NoticeFields = Readonly<Record<string, string | null>>;

const blanks = (name: string) => [1, 2, 3, 4, 5].map((number) => [`${name}${number}`, ''] as const);

/** All fields in PayFast's order, blank ones included. */
function noticePairs(fields: NoticeFields): Pairs {
  const given: NoticeFields = {
    pf_payment_id: '2577101',
    payment_status: 'COMPLETE',
    amount_gross: '19.00',
    amount_fee: '-3.15',
    amount_net: '15.85',
    name_first: 'Thandi',
    name_last: 'Nkosi',
    email_address: 'thandi@example.co.za',
    merchant_id: testAccount.merchantId,
    ...fields,
  };
  const inOrder: Pairs = [
    ['m_payment_id', ''],
    ['pf_payment_id', ''],
    ['payment_status', ''],
    ['item_name', 'ZarCode'],
    ['item_description', ''],
    ['amount_gross', ''],
    ['amount_fee', ''],
    ['amount_net', ''],
    ...blanks('custom_str'),
    ...blanks('custom_int'),
    ['name_first', ''],
    ['name_last', ''],
    ['email_address', ''],
    ['merchant_id', ''],
  ];
  const known = new Set(inOrder.map(([name]) => name));
  const more = Object.entries(given).filter(([name]) => !known.has(name));
  return [...inOrder, ...more].flatMap(([name, value]) => {
    const chosen = name in given ? given[name] : value;
    return chosen === null || chosen === undefined ? [] : [[name, chosen] as const];
  });
}

interface NoticeOptions {
  readonly passphrase?: string;
  /** Changes their order, or what else comes before they are signed. */
  readonly arrange?: (pairs: Pairs) => Pairs;
  readonly encode?: (value: string) => string;
}

/** The body of a notice as PayFast posts it. */
export function noticeBody(fields: NoticeFields, options: NoticeOptions = {}): string {
  const { passphrase = testAccount.passphrase, arrange = (same) => same, encode = phpUrlEncode } = options;
  const pairs = arrange(noticePairs(fields));
  const signature = md5(noticeSignatureText(pairs, passphrase));
  return [...pairs, ['signature', signature] as const]
    .map(([name, value]) => `${name}=${encode(value)}`)
    .join('&');
}
