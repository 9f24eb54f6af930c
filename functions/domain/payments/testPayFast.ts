import type { Settings } from '#functions/data/settings.ts';
import { ApiError } from '#functions/lib/apiError.ts';
import type { PayFastCredentials } from '#functions/lib/config.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { timeoutsMs } from '#functions/lib/timeouts.ts';
import type { PayFastAnswer } from '#functions/services/payfastApi.ts';
import { testTimeoutMs } from '#shared/domain/payFastTest.ts';

/** What PayFast answers to a ping, live and in the sandbox. */
const pong = /payfast api|api v1/i;

/**
 * Signs in to PayFast's API, whether or not orders use it.
 * @returns a sentence on what was accepted
 * @throws 422 with a sentence on what is wrong.
 */
export async function testPayFast(deps: Dependencies<'payFastApi'>, settings: Settings): Promise<string> {
  const { payFastSandbox: sandbox, payFastTestPageTimeout } = settings;
  const credentials = await deps.config.payFast();
  if (credentials === null) throw failed('No PayFast credentials were entered yet.');
  const timeoutMs = Math.min(testTimeoutMs(payFastTestPageTimeout), timeoutsMs.payFastTest);
  const access = { credentials, sandbox, now: deps.now(), timeoutMs };
  const answer = await deps.payFastApi.ping(access).catch((error: unknown) => {
    throw failed(unanswered(error, timeoutMs), error);
  });
  const account = sandbox ? 'the sandbox' : 'live payments';
  if (answer.status === 200 && pong.test(answer.text)) {
    return `PayFast accepts the merchant id and the passphrase for ${account}. The merchant key is checked by the first payment.`;
  }
  throw failed(refused(answer, credentials, account));
}

const failed = (message: string, cause?: unknown) => new ApiError('payfast_test_failed', message, { cause });

function unanswered(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return `PayFast did not answer within ${timeoutMs} milliseconds. Please try again.`;
  }
  return "PayFast's address could not be reached. Please try again in a few minutes.";
}

function refused(
  { status, text }: PayFastAnswer,
  { passphrase }: PayFastCredentials,
  account: string,
): string {
  const isSignature = status >= 400 && status < 500 && /signature|passphrase/i.test(text);
  if (!isSignature && status !== 401 && status !== 403) {
    return `PayFast gave an unexpected answer (status ${status}). Please try again in a few minutes.`;
  }
  if (passphrase === '') {
    return "PayFast's API needs a passphrase. Please set one at PayFast, and enter the credentials again with it.";
  }
  // A wrong passphrase makes a wrong signature. PayFast says so, or only that the merchant is not authorised:
  // https://support.payfast.co.za/portal/en/kb/articles/why-do-i-get-merchant-authorization-failed
  return isSignature
    ? `PayFast does not accept the passphrase for ${account}. It has to be the same as in the account at PayFast.`
    : `PayFast does not accept these credentials for ${account}: the merchant id or the passphrase is wrong. The sandbox and live payments have their own.`;
}
