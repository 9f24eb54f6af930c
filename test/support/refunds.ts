/** For tests of refunds: real payments, and PayFast's API with what it has received. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { provideDependencies } from '#functions/lib/dependencies.ts';
import { createPayFastApi } from '#functions/services/payfastApi.ts';
import type { RouteKey } from '#shared/contract/contract.ts';
import type { Answer } from './invoke.ts';
import { testAccount } from './payfast/account.ts';
import { answerApi, type RefundFault } from './payfast/api.ts';
import { openPayFast, type PayFastWorld } from './payfast/payFastWorld.ts';
import type { ProviderPayment } from './payfast/payment.ts';
import { type Person, pretoria, type World } from './world.ts';

export interface RefundWorld {
  readonly admin: Person;
  /** Where PayFast's API is. */
  readonly apiHost: string;
  /** What goes wrong with every call; `unreachable` also with questions. */
  fault: RefundFault | 'unreachable' | null;
  /** Refunds that PayFast was requested to make, whether or not it did. */
  readonly requested: string[];
  /** PayFast's own books. */
  payment(pfPaymentId: string): ProviderPayment;
  /** Orders and pays at PayFast. @returns the payment's id */
  pay(person: Person, order?: Paid): Promise<string>;
  /** PayFast receives the money of an order, once for each of its ids, and sends a notice. */
  receive(paymentId: string, amount: string, pfPaymentId?: string): Promise<Answer>;
  /** Sends notices, and says whether they are its own. */
  readonly payFast: PayFastWorld;
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
// Node closes an idle connection after 5 seconds, and a request that is sent at that moment fails.
server.keepAliveTimeout = 60_000;
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
  /** Signed in anew, because the time of a test may pass. */
  const call = async (route: RouteKey, id: string, body?: Record<string, unknown>) => {
    const { token } = await world.signIn(admin);
    return world.call(route, { token, params: { id }, ...(body !== undefined && { body }) });
  };
  const idAtPayFast = (paymentId: string) => `pf-${paymentId}`;
  const refunds: RefundWorld = {
    admin,
    apiHost: host,
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
      await refunds.receive(body.id, amount);
      return body.id;
    },
    receive(id, amount, pfPaymentId = idAtPayFast(id)) {
      const fields = new Map([
        ['m_payment_id', id],
        ['amount', amount],
      ]);
      const createdAt = world.deps.now();
      const received = { pfPaymentId, fields, createdAt, status: 'COMPLETE', refundedCents: 0 } as const;
      if (!payments.has(pfPaymentId)) payments.set(pfPaymentId, { ...received });
      return payFast.notify({ m_payment_id: id, pf_payment_id: pfPaymentId, amount_gross: amount });
    },
    payFast,
    refund: (id, body = {}) =>
      call('refunds.create', id, {
        method: 'payFast',
        amount: '19.00',
        refundedBefore: '0.00',
        reason: 'Ordered by mistake',
        ...body,
      }),
    options: (id) => call('refunds.options', id),
    resolve: (id, body = {}) => call('refunds.resolve', id, body),
  };
  current = refunds;
  return refunds;
}
