/** Bundles for organisations: docs/product/money.md. What the form says is what PayFast takes and the invoice lists. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { md5 } from '#functions/lib/md5.ts';
import { checkLedger, entriesOf } from '#scripts/restore/ledger.ts';
import { readTable } from '#scripts/restore/tableFile.ts';
import { formSignatureText, type Pairs } from '#shared/domain/payFastSignature.ts';
import { type Inbox, newInbox } from '#test/support/inbox.ts';
import { testAccount } from '#test/support/payfast/account.ts';
import { openPayFast, type PayFastWorld } from '#test/support/payfast/payFastWorld.ts';
import { type Feed, openFeed } from '#test/support/streamFeed.ts';
import { newWorld, type World } from '#test/support/world.ts';

const company = {
  vatRegistered: true,
  vatNumber: '4123456789',
  companyName: 'ZarCodes (Pty) Ltd',
  companyAddress: '1 Long Street, Cape Town',
};

let world: World;
let payFast: PayFastWorld;
let inbox: Inbox;
let feed: Feed;
beforeAll(async () => {
  world = await newWorld();
  payFast = await openPayFast(world, company);
  inbox = await newInbox();
  feed = await openFeed(world.table, 'sideEffects');
});
afterAll(() => inbox.free());

describe('a bundle for organisations', { tags: 'P14' }, () => {
  test.each([
    // R19.00 each, less 12%, 15% and 20%; the VAT is 15/115 of it.
    [50, '836.00', '109.04', '726.96'],
    [100, '1615.00', '210.65', '1404.35'],
    [500, '7600.00', '991.30', '6608.70'],
  ])('of %i costs R%s, in the form, at PayFast and in the tax invoice', async (size, price, vat, net) => {
    const person = await world.person();
    const order = await payFast.order(person, { bundle: size });
    expect(order).toMatchObject({
      status: 201,
      body: { status: 'pending', mode: 'payfast', amount: price, vatAmount: vat },
    });
    const { id, form } = order.body;
    const pairs: Pairs = form.fields.map(({ name, value }: { name: string; value: string }) => [name, value]);
    expect(pairs).toContainEqual(['amount', price]);
    expect(pairs).toContainEqual(['item_name', `Bundle of ${size} ZarCodes`]);
    const signed = formSignatureText(pairs.slice(0, -1), testAccount.passphrase);
    expect(pairs.at(-1)).toEqual(['signature', md5(signed)]);

    // A cent less is another order's.
    const less = (Number(price) - 0.01).toFixed(2);
    await payFast.notify({ m_payment_id: id, amount_gross: less, pf_payment_id: `1${size}` });
    expect((await world.call('bundles.active', { token: person.token })).body.bundles).toEqual([]);
    await payFast.notify({ m_payment_id: id, amount_gross: price, pf_payment_id: `2${size}` });
    expect((await world.call('bundles.active', { token: person.token })).body.bundles).toMatchObject([
      { totalZarcodes: size, remainingZarcodes: size },
    ]);
    for (let round = 0; round < 2; round++) expect(await feed.work()).toEqual({ batchItemFailures: [] });
    const payment = await world.call('payments.get', { token: person.token, params: { id } });
    expect(payment.body).toMatchObject({
      amount: price,
      vatAmount: vat,
      taxInvoice: { vatNumber: company.vatNumber, vatRate: 15 },
    });
    const [mail, ...more] = await inbox.mailsTo(person.email);
    expect(more).toEqual([]);
    for (const part of [
      `Tax invoice: ${payment.body.invoiceNumber}`,
      `Bundle of ${size} ZarCodes`,
      `R${price}`,
      `Excluding VAT: R${net}`,
      `VAT included (15%): R${vat}`,
    ])
      expect(mail?.body.text).toContain(part);
    const ledger = checkLedger(await entriesOf(readTable(world.table.client, world.table.name)));
    expect(ledger.problems).toEqual([]);
  });
});
