import { beforeEach, describe, expect, test } from 'vitest';
import { type Dependencies, dependencies, provideDependencies } from '#functions/lib/dependencies.ts';
import { md5 } from '#functions/lib/md5.ts';
import type { Role } from '#shared/domain/can.ts';
import { formSignatureText, type Pairs } from '#shared/domain/payFastSignature.ts';
import type { Answer } from '#test/support/invoke.ts';
import { testAccount } from '#test/support/payfast/account.ts';
import { openPayFast, type PayFastWorld } from '#test/support/payfast/payFastWorld.ts';
import { newWorld, type Person, pretoria, type World } from '#test/support/world.ts';

let world: World;
let payFast: PayFastWorld;
let person: Person;
beforeEach(async () => {
  world = await newWorld();
  payFast = await openPayFast(world);
  person = await world.person();
});

const configure = (change: Partial<Dependencies['config']>) =>
  provideDependencies({ config: { ...dependencies().config, ...change } });
const pairsOf = ({ body }: Answer): Pairs =>
  body.form.fields.map(({ name, value }: { name: string; value: string }) => [name, value]);

describe('the form of an order', () => {
  test('has PayFast’s fields in their order, and a signature', async () => {
    const answer = await payFast.order(person, { zarcode: pretoria });
    expect(answer).toMatchObject({
      status: 201,
      body: { status: 'pending', mode: 'payfast', amount: '19.00' },
    });
    const { id, form } = answer.body;
    const fields: Pairs = [
      ['merchant_id', testAccount.merchantId],
      ['merchant_key', testAccount.merchantKey],
      ['return_url', `http://localhost:3000/payment/success?id=${id}`],
      ['cancel_url', `http://localhost:3000/payment/cancel?id=${id}`],
      ['notify_url', 'http://localhost:3000/api/payments/notify'],
      ['name_first', 'Thandi'],
      ['name_last', 'Nkosi'],
      ['email_address', person.email],
      ['m_payment_id', id],
      ['amount', '19.00'],
      ['item_name', 'ZarCode for Mama Joy Spaza'],
    ];
    const signature = md5(formSignatureText(fields, testAccount.passphrase));
    expect(pairsOf(answer)).toEqual([...fields, ['signature', signature]]);
    expect(form).toMatchObject({
      action: 'https://sandbox.payfast.co.za/eng/process',
      submit: 'button',
    });
    expect(form).not.toHaveProperty('debug');
  });

  test('is signed without a passphrase where the account has none', async () => {
    configure({ payFast: async () => ({ ...testAccount, passphrase: '' }) });
    const pairs = pairsOf(await payFast.order(person, { bundle: 10 }));
    expect(pairs.at(-1)).toEqual(['signature', md5(formSignatureText(pairs.slice(0, -1), ''))]);
    expect(pairs).toContainEqual(['amount', '171.00']);
  });

  test('never holds the passphrase, and no part of the account is stored', async () => {
    const headers = { 'idempotency-key': 'order-1-order-1' };
    const body = { zarcode: pretoria };
    const { raw } = await world.call('payments.create', { token: person.token, headers, body });
    expect(raw).not.toContain(testAccount.passphrase);
    const stored = JSON.stringify(await world.allItems());
    expect(stored).not.toContain(testAccount.passphrase);
    expect(stored).not.toContain(testAccount.merchantKey);
  });

  test('comes again with a repeated call, until the order is paid', async () => {
    const headers = { 'idempotency-key': 'order-2-order-2' };
    const send = () =>
      world.call('payments.create', { token: person.token, headers, body: { zarcode: pretoria } });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
    await payFast.notify({ m_payment_id: first.body.id });
    const { body } = await send();
    expect(body).toMatchObject({ id: first.body.id, status: 'complete' });
    expect(body).not.toHaveProperty('form');
  });

  test('leaves out what is empty or zero, and fits texts to a hundred characters on one line', async () => {
    await world.updateUser(person, {
      firstName: '0',
      lastName: `  ${'🏠'.repeat(120)}`,
      email: `${'a'.repeat(120)}@example.co.za`,
    });
    const title = `Zoë's shop ${'x'.repeat(85)}`;
    const fields = Object.fromEntries(
      pairsOf(await payFast.order(person, { zarcode: { ...pretoria, title } })),
    );
    expect(fields).not.toHaveProperty('name_first');
    expect(fields).not.toHaveProperty('email_address');
    expect(fields['name_last']).toBe('🏠'.repeat(100));
    expect([...(fields['item_name'] ?? '')]).toHaveLength(100);
    await world.updateUser(person, { firstName: 'A\r\n\u00a0B', lastName: ' ' });
    const odd = Object.fromEntries(pairsOf(await payFast.order(person, { bundle: 5 })));
    expect(odd['name_first']).toBe('A B');
    expect(odd).not.toHaveProperty('name_last');
  });

  test.each([
    [{ payFastSandbox: true }, 'https://sandbox.payfast.co.za/eng/process'],
    [{ payFastSandbox: false }, 'https://www.payfast.co.za/eng/process'],
  ])('with %j goes to %s', async (settings, action) => {
    await world.setSettings({ usePayFast: true, ...settings });
    expect((await payFast.order(person, { bundle: 5 })).body.form.action).toBe(action);
  });

  test('goes to the stand-in, and names the address of notices, where they are configured', async () => {
    configure({
      payFastStandIn: { host: 'http://localhost:4001', apiHost: 'http://localhost:4001' },
      payFastNotifyUrl: 'https://notices.example/api/payments/notify',
    });
    const answer = await payFast.order(person, { bundle: 5 });
    expect(answer.body.form.action).toBe('http://localhost:4001/eng/process');
    expect(pairsOf(answer)).toContainEqual(['notify_url', 'https://notices.example/api/payments/notify']);
  });

  test.each([
    [{}, 'button'],
    [{ payFastAutoSubmit: true }, 'auto'],
    [{ payFastAutoSubmit: true, payFastImmediateSubmit: true }, 'immediate'],
    [{ payFastImmediateSubmit: true }, 'button'],
  ])('with %j is submitted: %s', async (settings, submit) => {
    await world.setSettings({ usePayFast: true, ...settings });
    expect((await payFast.order(person, { bundle: 5 })).body.form.submit).toBe(submit);
  });

  test.each([
    ['user', true, undefined],
    ['admin', true, true],
    ['super_admin', true, true],
    ['admin', false, undefined],
  ] as [Role, boolean, true | undefined][])(
    'shows a %s what is sent with debug mode %s: %s',
    async (role, payFastDebugMode, debug) => {
      await world.setSettings({ usePayFast: true, payFastDebugMode });
      const { body } = await payFast.order(await world.person({ role }), { bundle: 5 });
      expect(body.form.debug).toBe(debug);
    },
  );

  test('is not made where nothing is to pay', async () => {
    await world.addVoucher('ALLFREE', 100);
    const { body } = await payFast.order(person, { zarcode: pretoria, voucherCode: 'ALLFREE' });
    expect(body).toMatchObject({ status: 'complete', amount: '0.00', zarcode: expect.any(String) });
    expect(body).not.toHaveProperty('form');
  });
});

describe('without an account at PayFast', () => {
  beforeEach(() => configure({ payFast: async () => null }));

  test('people are asked to come back later: 503', async () => {
    const stored = await world.allItems();
    expect(await payFast.order(person, { zarcode: pretoria })).toMatchObject({
      status: 503,
      body: {
        code: 'unavailable',
        message: 'Card payments are not available yet. Please try again later.',
      },
    });
    expect(await world.allItems()).toEqual(stored);
  });

  test.each(['admin', 'super_admin'] as const)(
    'a person with the role %s reads what to enter',
    async (role) => {
      const answer = await payFast.order(await world.person({ role }), { zarcode: pretoria });
      expect(answer.status).toBe(503);
      expect(answer.body.message).toMatch(/merchant id, merchant key and passphrase/);
    },
  );
});

test('where mock mode is not allowed and PayFast is off, nobody can order: 503', async () => {
  await world.setSettings({});
  configure({ mockPayments: false });
  expect((await payFast.order(person, { zarcode: pretoria })).status).toBe(503);
});
