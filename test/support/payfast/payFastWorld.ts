/** For tests of real payments: the account is entered, and PayFast's server says what a test wants. */
import { type Dependencies, dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import type { Confirmation } from '#functions/services/payfast.ts';
import type { Answer } from '#test/support/invoke.ts';
import type { Person, World } from '#test/support/world.ts';
import { testAccount } from './account.ts';
import { type NoticeFields, noticeBody } from './notice.ts';

/** One of the known addresses of PayFast. */
export const payFastIp = '197.97.145.145';

export interface PayFastWorld {
  /** What PayFast's server says from now on. */
  answer: Confirmation;
  /** The parameters of each confirmation. */
  readonly confirmed: string[];
  order(person: Person, body: Record<string, unknown>): Promise<Answer>;
  /** A notice about an order, from PayFast's address. */
  notify(fields: NoticeFields): Promise<Answer>;
  send(body: string, call?: { ip?: string; headers?: Record<string, string> }): Promise<Answer>;
}

const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** Switches real payments on in a world. */
export async function openPayFast(world: World, settings: object = {}): Promise<PayFastWorld> {
  const config: Dependencies['config'] = { ...dependencies().config, payFast: async () => testAccount };
  const payFast: PayFastWorld = {
    answer: 'valid',
    confirmed: [],
    order: ({ token }, body) => world.call('payments.create', { token, body }),
    notify: (fields) => payFast.send(noticeBody(fields)),
    send: (body, { ip = payFastIp, headers = {} } = {}) =>
      world.call('payments.notify', { body, ip, headers: { ...formType, ...headers } }),
  };
  const client = {
    async confirm(parameters: string) {
      payFast.confirmed.push(parameters);
      return payFast.answer;
    },
  };
  provideDependencies({ config, payFast: client });
  await world.setSettings({ usePayFast: true, ...settings });
  return payFast;
}
