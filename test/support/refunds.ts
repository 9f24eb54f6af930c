/** For tests of refunds: real payments, and PayFast's API with what it has received. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createPayFastApi } from '#functions/services/payfastApi.ts';
import type { Answer } from './invoke.ts';
import { testAccount } from './payfast/account.ts';
import { answerApi, type RefundFault } from './payfast/api.ts';
import { openPayFast } from './payfast/payFastWorld.ts';
import type { ProviderPayment } from './payfast/payment.ts';
import { type Person, pretoria, type World } from './world.ts';

export interface RefundWorld {
  readonly admin: Person;
  /** What goes wrong with every call; `unreachable` also with questions. */
  fault: RefundFault | 'unreachable' | null;
  /** Refunds that PayFast was requested to make, whether or not it did. */
  readonly requested: string[];
  /** PayFast's own books. */
  payment(pfPaymentId: string): ProviderPayment;
  /** Orders and pays at PayFast. @returns the payment's id */
  pay(person: Person, order?: Paid): Promise<string>;
  /** As PayFast's id of it. */
  idAtPayFast(paymentId: string): string;
  refund(paymentId: string, body?: Record<string, unknown>): Promise<Answer>;
  options(paymentId: string): Promise<Answer>;
  resolve(paymentId: string, body?: Record<string, unknown>): Promise<Answer>;
}

interface Paid {
  readonly order?: Record<string, unknown>;
  readonly amount?: string;
}

const payments = new Map<string, ProviderPayment>();
let current: RefundWorld | undefined;
const server = createServer(async (request, response) => {
  const { method = 'GET', headers, url = '/' } = request;
  const { pathname: path, searchParams: query } = new URL(url, 'http://payfast');
  const body = await text(request);
  if (method === 'POST') current?.requested.push(path);
  if (current?.fault === 'unreachable') return void response.destroy();
  const fault = current?.fault ?? null;
  answerApi({ method, headers, path, query, body }, response, testAccount, payments, fault);
});
server.unref();
let listening: Promise<string> | undefined;
const apiHost = () =>
  (listening ??= new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  }));

export async function openRefunds(world: World, settings: object = {}): Promise<RefundWorld> {
  const payFast = await openPayFast(world, { payFastSandbox: false, ...settings });
  const host = await apiHost();
  provideDependencies({ payFastApi: createPayFastApi({ payFastStandIn: { host, apiHost: host } }) });
  const admin = await world.person({ role: 'admin', firstName: 'Lerato' });
  const { token } = admin;
  const idAtPayFast = (paymentId: string) => `pf-${paymentId}`;
  const refunds: RefundWorld = {
    admin,
    fault: null,
    requested: [],
    idAtPayFast,
    payment: (id) => {
      const found = payments.get(id);
      if (found === undefined) throw new Error(`PayFast has no ${id}`);
      return found;
    },
    async pay(person, { order = { zarcode: pretoria }, amount = '19.00' } = {}) {
      const { body } = await payFast.order(person, order);
      const pfPaymentId = idAtPayFast(body.id);
      const fields = new Map([
        ['m_payment_id', body.id],
        ['amount', amount],
      ]);
      payments.set(pfPaymentId, {
        pfPaymentId,
        fields,
        createdAt: world.deps.now(),
        status: 'COMPLETE',
        refundedCents: 0,
      });
      await payFast.notify({ m_payment_id: body.id, pf_payment_id: pfPaymentId, amount_gross: amount });
      return body.id;
    },
    refund: (id, body = {}) =>
      world.call('refunds.create', {
        token,
        params: { id },
        body: {
          method: 'payFast',
          amount: '19.00',
          refundedBefore: '0.00',
          reason: 'Ordered by mistake',
          ...body,
        },
      }),
    options: (id) => world.call('refunds.options', { token, params: { id } }),
    resolve: (id, body = {}) => world.call('refunds.resolve', { token, params: { id }, body }),
  };
  current = refunds;
  return refunds;
}
