import type { Config } from '#functions/lib/config.ts';
import { inTime } from '#functions/lib/inTime.ts';
import { readAtMost } from '#functions/lib/readAtMost.ts';
import { timeoutsMs } from '#functions/lib/timeouts.ts';

/** `unanswered` where nothing is known, and it is worth another try. */
export type Confirmation = 'valid' | 'invalid' | 'unanswered';

export interface PayFast {
  /**
   * Requests from PayFast's server whether a notice is its own.
   * @param parameters of the notice, as they were signed but without the passphrase
   */
  confirm(parameters: string, sandbox: boolean): Promise<Confirmation>;
}

/** Where the payment page and the confirmation of notices are. */
export function payFastHost({ payFastStandIn }: Config, sandbox: boolean): string {
  return payFastStandIn?.host ?? `https://${sandbox ? 'sandbox' : 'www'}.payfast.co.za`;
}

/** The answer is one word; more is not PayFast's. */
const maxBytes = 10 * 1024;

/** @param limitMs for tests */
export function createPayFast(config: Config, limitMs: number = timeoutsMs.payFastNotice): PayFast {
  return {
    async confirm(parameters, sandbox) {
      try {
        return await inTime(limitMs, async (signal) => {
          const response = await fetch(`${payFastHost(config, sandbox)}/eng/query/validate`, {
            method: 'POST',
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: parameters,
            // Anybody who could redirect this could answer in PayFast's place.
            redirect: 'manual',
            signal,
          });
          return confirmationOf(response.status, await readAtMost(response, maxBytes));
        });
      } catch {
        return 'unanswered';
      }
    },
  };
}

function confirmationOf(status: number, text: string | null): Confirmation {
  if (status !== 200 || text === null) return 'unanswered';
  const [word = ''] = text.trim().split(/\r?\n/);
  if (/^valid$/i.test(word.trim())) return 'valid';
  return /^invalid$/i.test(word.trim()) ? 'invalid' : 'unanswered';
}
