import type { PayFastCredentials } from '#functions/lib/config.ts';
import { md5 } from '#functions/lib/md5.ts';
import { formSignatureText } from '#shared/domain/payFastSignature.ts';

export type FormFields = ReadonlyMap<string, string>;

export const readForm = (body: string): FormFields => new Map(new URLSearchParams(body));

/** In the order in which PayFast documents them, which is the order in which they are signed. */
const documented = [
  'merchant_id',
  'merchant_key',
  'return_url',
  'cancel_url',
  'notify_url',
  'name_first',
  'name_last',
  'email_address',
  'cell_number',
  'm_payment_id',
  'amount',
  'item_name',
  'item_description',
  ...['1', '2', '3', '4', '5'].map((number) => `custom_int${number}`),
  ...['1', '2', '3', '4', '5'].map((number) => `custom_str${number}`),
  'email_confirmation',
  'confirmation_address',
  'payment_method',
  'signature',
];
const maxLengths: Readonly<Record<string, number>> = {
  name_first: 100,
  name_last: 100,
  email_address: 100,
  m_payment_id: 100,
  item_name: 100,
  item_description: 255,
};

/** Why PayFast would refuse a form; null where it shows the payment page. */
export function formProblem(fields: FormFields, account: PayFastCredentials): string | null {
  const names = [...fields.keys()];
  const places = names.map((name) => documented.indexOf(name));
  if (places.includes(-1)) return `Unknown field: ${names[places.indexOf(-1)]}`;
  if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))) return 'Wrong order';
  const bad = [...fields].find(([, value]) => value.trim() === '' || value === '0');
  if (bad !== undefined) return `The field ${bad[0]} is empty`;
  if (fields.get('merchant_id') !== account.merchantId) return 'Unknown merchant';
  if (fields.get('merchant_key') !== account.merchantKey) return 'Wrong merchant key';
  if (!/^\d+\.\d{2}$/.test(fields.get('amount') ?? '')) return 'The amount is not a number with two decimals';
  if (Number(fields.get('amount')) < 5) return 'The least amount is R5.00';
  if (!fields.has('item_name')) return 'There is no item name';
  const long = names.find((name) => [...(fields.get(name) ?? '')].length > (maxLengths[name] ?? 255));
  if (long !== undefined) return `The field ${long} is too long`;
  const signed = [...fields].filter(([name]) => name !== 'signature');
  const signature = md5(formSignatureText(signed, account.passphrase));
  return fields.get('signature') === signature ? null : 'Generated signature does not match';
}
