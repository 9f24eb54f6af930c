/**
 * The product's main job over HTTP, from searching for a place to the receipt, against the local server or a
 * deployed stage. It registers its own user and deletes its codes, so it can run repeatedly and
 * in parallel. Every route of the contract is called at least once.
 */
import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { allRoutes } from '#shared/contract/contract.ts';
import { runAccountJob } from './accountJob.ts';
import { runAdminJob } from './adminJob.ts';
import { ApiClient } from './apiClient.ts';
import { runClaimJob } from './claimJob.ts';
import { runCreatorJob } from './creatorJob.ts';
import { runEditJob } from './editJob.ts';
import { runGuideJob } from './guideJob.ts';
import { runKeyJob } from './keyJob.ts';
import { leave } from './leaving.ts';
import { runLevelJob } from './levelJob.ts';
import type { Mailbox } from './mailbox.ts';
import { runMailingJob } from './mailingJob.ts';
import { runOfficeJob } from './officeJob.ts';
import { photo, postFile } from './postFile.ts';
import { runWebhookJob } from './webhookJob.ts';

interface MainJobTarget {
  /** `http://localhost:3000/api` */
  readonly api: string;
  /** Where PayFast's notices go. */
  readonly notices: string;
  readonly mailbox: Mailbox;
  /** An account with the role super_admin. */
  readonly admin: { readonly email: string; readonly password: string };
  readonly say?: (line: string) => void;
}

const password = 'a-long-enough-password';

/** A random word, so that a search for it finds only this run's codes. */
const randomWord = () => Array.from({ length: 10 }, () => 'bcdfghjkmnpqrstvwxz'[randomInt(19)]).join('');

const placeNamed = (title: string) => ({
  title,
  latitude: -26.2386,
  longitude: 27.9082,
  addressLine1: '8115 Vilakazi Street',
  suburb: 'Orlando West',
  city: 'Soweto',
  province: 'Gauteng' as const,
  termsConfirmed: true as const,
});

/** A job runs every minute, and the machine may have other work. */
const maxWaitMs = 120_000;

/** Waits for the results of stream handlers (search index, mail) and of jobs (erasure). */
async function eventually<T>(what: string, find: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + maxWaitMs;
  while (Date.now() < deadline) {
    const found = await find();
    if (found !== undefined) return found;
    await sleep(250);
  }
  throw new Error(`${what} did not happen within ${maxWaitMs / 1000} seconds`);
}

/** @returns its id. */
async function addImage(client: ApiClient, code: string, token: string, name: string): Promise<string> {
  const body = { originalFilename: name, contentType: 'image/png', fileSize: photo.length } as const;
  const created = await client.call('images.create', { params: { code }, body }, { token });
  await postFile(created, photo);
  const image = { params: { code, imageId: created.id } };
  assert.equal((await client.call('images.complete', image, { token })).originalFilename, name);
  return created.id;
}

/** Which functions may read PayFast's secret shows only where there is one. */
async function changeSettings(client: ApiClient, token: string): Promise<void> {
  const { payFastConfigured } = await client.call('settings.get', {}, { token });
  assert.equal(payFastConfigured, false);
  const body = { companyName: 'ZarCodes' };
  assert.equal((await client.call('settings.update', { body }, { token })).companyName, 'ZarCodes');
  assert.equal(await client.refusal('payments.testPayfast', {}, { token }), 'payfast_test_failed');
  await client.call('payments.reconciliations', { query: {} }, { token });
}

export async function runMainJob(target: MainJobTarget): Promise<void> {
  const { api, notices, mailbox, admin, say = () => undefined } = target;
  const client = new ApiClient(api);
  const word = randomWord();
  const title = `Spaza ${word}`;
  const email = `${word}@example.com`;

  say('someone looks for a place that has no code yet');
  assert.deepEqual(await client.call('health.get'), { status: 'ok' });
  const { amount } = await client.call('prices.current');
  await client.call('settings.public');
  await client.call('vouchers.promoted');
  assert.deepEqual(await client.call('search.combined', { query: { q: title } }), { results: [] });

  say('registers and signs in');
  const person = { firstName: 'Nomsa', lastName: 'Dlamini', email };
  await client.call('auth.register', { body: { ...person, password, confirmPassword: password } });
  const again = { body: { ...person, password, confirmPassword: password } };
  assert.equal(await client.refusal('auth.register', again), 'email_taken');
  assert.equal(
    await client.refusal('auth.login', { body: { email, password: 'a wrong one' } }),
    'invalid_credentials',
  );
  const { token: before } = await client.call('auth.login', { body: { email, password, rememberMe: true } });
  assert.equal((await client.call('auth.me', {}, { token: before })).user.email, email);
  assert.equal(await client.refusal('auth.me'), 'unauthenticated');
  assert.deepEqual(await client.call('bundles.active', {}, { token: before }), { bundles: [] });

  say('forgets the password and sets another');
  await client.call('auth.forgotPassword', { body: { email } });
  const resetToken = await eventually('The mail with the link', async () => {
    const mail = (await mailbox()).find(
      ({ to, subject }) => to.includes(email) && subject.startsWith('Reset'),
    );
    return /reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
  });
  const changed = 'another-long-password';
  const reset = { body: { token: resetToken, password: changed, confirmPassword: changed } };
  await client.call('auth.resetPassword', reset);
  assert.equal(await client.refusal('auth.resetPassword', reset), 'reset_link_invalid');
  assert.equal(await client.refusal('auth.me', {}, { token: before }), 'unauthenticated');
  const { token } = await client.call('auth.login', { body: { email, password: changed } });

  say('pins it and pays');
  const order = { body: { zarcode: placeNamed(title) } };
  const payment = await client.call('payments.create', order, { token, idempotencyKey: randomUUID() });
  assert.deepEqual([payment.status, payment.amount], ['pending', amount]);
  const { id } = payment;
  const settle = { params: { id }, body: { transactionId: 'main-job' } };
  const paid = await client.call('payments.complete', settle, { token, idempotencyKey: randomUUID() });
  assert.equal(paid.status, 'complete');
  const code = paid.zarcode ?? '';
  assert.match(code, /^7ST-[2-9BCDFGHJKMNPQRSTVWXYZ]{4}$/); // Gauteng, then Soweto's first letter and third consonant
  const twice = await client.call('payments.complete', settle, { token });
  assert.equal(twice.zarcode, code);
  assert.equal((await client.call('payments.get', { params: { id } }, { token })).zarcode, code);

  assert.ok((await client.call('payments.mockPage', {})).html.includes('id="root"'));

  say(`gets ${code}, which anyone can open`);
  const publicCode = await client.call('zarcodes.get', {
    params: { code: code.replace('-', '').toLowerCase() },
  });
  assert.deepEqual([publicCode.zarcode, publicCode.title, 'user' in publicCode], [code, title, false]);
  const owned = await client.call('zarcodes.get', { params: { code } }, { token });
  assert.equal('user' in owned && owned.user.email, email);
  const page = await client.call('zarcodes.page', { params: { code } });
  assert.ok(page.html.includes(`<title>${code} ${title} – ZarCodes</title>`));
  const exact = await client.call('search.combined', { query: { q: code } }, { token });
  assert.equal(exact.results[0]?.zarcode, code);

  say('finds it among the own codes and on the map');
  await runGuideJob({ client, token, code });
  await runLevelJob({ client, token, code });
  const list = await client.call('zarcodes.list', { query: { search: word } }, { token });
  assert.deepEqual(
    list.zarCodes.map((card) => card.zarcode),
    [code],
  );
  assert.equal((await client.call('zarcodes.recent', { query: {} }, { token })).zarCodes.length, 1);
  assert.deepEqual(await client.call('user.stats', {}, { token }), {
    totalCodes: 1,
    ownCodes: 1,
    thisMonth: 1,
    provinces: 1,
  });
  const view = { ne_lat: '-26.2', ne_lng: '27.95', sw_lat: '-26.3', sw_lng: '27.85' };
  assert.ok((await client.call('zarcodes.inBounds', { query: view }, { token })).count >= 1);

  say('others find it by its words, and the receipt arrives');
  await eventually('The search by words', async () => {
    const { results } = await client.call('search.combined', { query: { q: word } });
    return results.some((result) => result.zarcode === code) || undefined;
  });
  const receipt = await eventually('The receipt mail', async () =>
    (await mailbox()).find((mail) => mail.to.includes(email) && mail.text.includes(code)),
  );
  assert.ok(receipt.text.includes(amount), 'the receipt states the amount');

  say('adds two photos, which anyone can see');
  const firstImage = await addImage(client, code, token, 'gate.png');
  const secondImage = await addImage(client, code, token, 'door.png');
  const image = { params: { code, imageId: secondImage } };
  await client.call('images.update', { ...image, body: { displayOrder: 1, isFeatured: true } }, { token });
  const shown = await client.call('images.list', { params: { code } });
  assert.deepEqual(
    shown.images.map(({ id, isFeatured }) => [id, isFeatured]),
    [
      [secondImage, true],
      [firstImage, false],
    ],
  );
  for (const size of ['small', 'medium', 'large']) {
    const file = await fetch(`${api}/images/${code.replace('-', '')}/${secondImage}/${size}`);
    assert.deepEqual([file.status, file.headers.get('content-type')], [200, 'image/webp']);
  }
  await client.call('images.delete', image, { token });
  assert.equal((await client.call('images.list', { params: { code } })).images.length, 1);

  say('buys a bundle and makes a second code with it');
  const voucher = { body: { code: 'NO-SUCH-VOUCHER' } };
  assert.equal(await client.refusal('vouchers.validate', voucher, { token }), 'voucher_invalid');
  const bundle = await client.call('credits.purchase', { body: { amount: 5 } }, { token });
  const { offers, room } = await client.call('bundles.offers', {}, { token });
  assert.deepEqual([offers.map(({ size }) => size), room > 0], [[50, 100, 500], true]);
  const settleBundle = { params: { id: bundle.id }, body: { transactionId: 'mock-9' } };
  await client.call('credits.complete', settleBundle, { token });
  // Without an account at PayFast.
  assert.equal(await client.sendNotice(notices, `m_payment_id=${bundle.id}`), 503);
  const second = { body: { ...placeNamed(`Tavern ${word}`), useBundle: true } };
  const idempotencyKey = randomUUID();
  const bundled = await client.call('zarcodes.create', second, { token, idempotencyKey });
  const repeated = await client.call('zarcodes.create', second, { token, idempotencyKey });
  assert.equal(repeated.zarcode, bundled.zarcode);
  const [left] = (await client.call('bundles.active', {}, { token })).bundles;
  assert.equal(left?.remainingZarcodes, 4);

  say('finds all of it under My Payments and in the bell');
  const bought = await eventually('The list of both payments', async () => {
    const { payments } = await client.call('user.payments', { query: { status: 'complete' } }, { token });
    return payments.length === 2 ? payments : undefined;
  });
  assert.deepEqual(bought.map((each) => each.id).toSorted(), [id, bundle.id].toSorted());
  const [whole] = (await client.call('bundles.list', {}, { token })).bundles;
  assert.deepEqual([whole?.paymentId, whole?.uses[0]?.zarcode], [bundle.id, bundled.zarcode]);
  assert.equal((await client.call('bundles.stats', {}, { token })).usedZarcodes, 1);
  const { notifications, unread } = await client.call('notifications.list', {}, { token });
  assert.deepEqual([notifications.length, unread], [2, 2]);
  const upTo = notifications[0]?.at ?? '';
  await client.call('notifications.markRead', { body: { upTo } }, { token });
  assert.equal((await client.call('notifications.list', {}, { token })).unread, 0);

  say('requests a change of it');
  const reason = `${word} has moved across the road.`;
  const changeRequest = { params: { code: bundled.zarcode }, body: { reason } };
  await client.call('zarcodes.requestChange', changeRequest, { token });
  assert.equal(
    await client.refusal('zarcodes.requestChange', changeRequest, { token }),
    'change_request_open',
  );
  const [pending] = (await client.call('changeRequests.my', {}, { token })).changeRequests;
  assert.deepEqual([pending?.zarcode, pending?.status], [bundled.zarcode, 'pending']);
  await eventually('the mail about it to support', async () =>
    (await mailbox()).find(({ text }) => text.includes(reason)),
  );

  say('edits it once an admin has approved');
  const moved = { ...placeNamed(`Corner ${word}`), latitude: -26.2387 };
  await runEditJob({ client, token, admin, code: bundled.zarcode, place: moved });
  await eventually('the mail about the decision', async () =>
    (await mailbox()).find(({ subject }) => subject === `You can edit ${bundled.zarcode} now`),
  );
  await eventually('the new title in the search', async () => {
    const { results } = await client.call('search.combined', { query: { q: `corner ${word}` } });
    return results.some(({ id }) => id === bundled.id) || undefined;
  });
  say('becomes a creator, and makes a code without paying');
  const { token: adminToken } = await client.call('auth.login', { body: admin });

  await changeSettings(client, adminToken);
  const site = api.replace(/\/api$/, '');
  const place = placeNamed(`Shebeen ${word}`);
  await runCreatorJob({ client, site, token, email, adminToken, word, place, eventually });

  say('an admin serves a customer and runs the business');
  await runAdminJob({ client, mailbox, adminToken, word, place: placeNamed(`Kiosk ${word}`), eventually });
  await runOfficeJob({ client, mailbox, adminToken, word, code, eventually });
  await runMailingJob(client, adminToken);

  say('looks it up from a shop');
  await runKeyJob({ client, token, adminToken, code });
  await runWebhookJob({ client, token, code, eventually });

  say('hands one on to who lives there');
  const handedOn = placeNamed(`House ${word}`);
  await runClaimJob({ client, token, residentToken: adminToken, place: handedOn });

  say('deletes one, and undoes it');
  await client.call('zarcodes.delete', { params: { code } }, { token });
  await client.call('zarcodes.restore', { params: { code } }, { token });
  assert.equal((await client.call('zarcodes.get', { params: { code } })).zarcode, code);

  say('deletes both');
  for (const each of [code, bundled.zarcode]) {
    await client.call('zarcodes.delete', { params: { code: each } }, { token });
    assert.equal(await client.refusal('zarcodes.get', { params: { code: each } }), 'not_found');
  }
  assert.equal((await client.call('user.stats', {}, { token })).totalCodes, 0);
  assert.deepEqual((await client.call('changeRequests.my', {}, { token })).changeRequests, []);

  say('writing to support');
  const message = { name: 'Zodwa Main', email, subject: word, message: 'Does this reach you?' };
  await client.call('contact.create', { body: message });
  await eventually('the mail to support', async () =>
    (await mailbox()).find(({ subject }) => subject.includes(word) && subject.startsWith('Message from')),
  );
  await eventually('The end of the search entries', async () => {
    const { results } = await client.call('search.combined', { query: { q: word } });
    return results.length === 0 || undefined;
  });

  const last = { body: { ...placeNamed(`Stall ${word}`), useBundle: true } };
  const { zarcode } = await client.call('zarcodes.create', last, { token });
  say('changes the name, the email address and the password');
  const account = { client, mailbox, token, email, password: changed, eventually };
  const leaver = await runAccountJob(account);
  await leave({ client, mailbox, adminToken, ...leaver, code: zarcode, say, eventually });

  const missing = allRoutes().filter(({ key }) => !client.called.has(key));
  assert.deepEqual(
    missing.map(({ key }) => key),
    [],
    'every route is called',
  );
}
