import type { Payment } from '#functions/data/payments.ts';
import type { Settings } from '#functions/data/settings.ts';
import type { User } from '#functions/data/users.ts';
import type { Config, PayFastCredentials } from '#functions/lib/config.ts';
import { md5 } from '#functions/lib/md5.ts';
import { payFastHost } from '#functions/services/payfast.ts';
import type { Payment as PaymentResponse } from '#shared/contract/payments.ts';
import { meetsLevel } from '#shared/domain/can.ts';
import { amountString } from '#shared/domain/money.ts';
import { formSignatureText, type Pairs } from '#shared/domain/payFastSignature.ts';
import { describePurchase } from './describePurchase.ts';

export type PayFastForm = NonNullable<PaymentResponse['form']>;

interface FormOptions {
  readonly config: Config;
  readonly settings: Settings;
  readonly credentials: PayFastCredentials;
  readonly user: User;
}

/** The length that PayFast takes in most fields. */
const maxLength = 100;

/** On one line, because a browser changes line breaks after they were signed, and cut between characters. */
const oneLine = (text: string) => [...text.replace(/\s+/g, ' ').trim()].slice(0, maxLength).join('').trim();

/** The signed form that the browser posts to PayFast's payment page. The amount is the one that we stored. */
export function payFastForm(
  { id, amountCents, purchase, sandbox }: Payment,
  { config, settings, credentials, user }: FormOptions,
): PayFastForm {
  const page = (name: string) => `${config.appUrl}/payment/${name}?id=${id}`;
  // In the order of https://developers.payfast.co.za/docs#step_1_form_fields, in which they are signed.
  const fields: Pairs = [
    ['merchant_id', credentials.merchantId],
    ['merchant_key', credentials.merchantKey],
    ['return_url', page('success')],
    ['cancel_url', page('cancel')],
    ['notify_url', config.payFastNotifyUrl],
    ['name_first', oneLine(user.firstName)],
    ['name_last', oneLine(user.lastName)],
    // A shortened address would be somebody else's.
    ['email_address', user.email.length <= maxLength ? user.email : ''],
    ['m_payment_id', id],
    ['amount', amountString(amountCents)],
    ['item_name', oneLine(describePurchase(purchase))],
  ];
  // PayFast's libraries disagree on whether an empty field, or a zero, is signed.
  const sent = fields.filter(([, value]) => value !== '' && value !== '0');
  const signed: Pairs = [...sent, ['signature', md5(formSignatureText(sent, credentials.passphrase))]];
  return {
    action: `${payFastHost(config, sandbox === true)}/eng/process`,
    fields: signed.map(([name, value]) => ({ name, value })),
    submit: submitOf(settings),
    ...(settings.payFastDebugMode && meetsLevel(user.role, 'admin') && { debug: true as const }),
  };
}

function submitOf({ payFastAutoSubmit, payFastImmediateSubmit }: Settings) {
  if (!payFastAutoSubmit) return 'button';
  return payFastImmediateSubmit ? 'immediate' : 'auto';
}
