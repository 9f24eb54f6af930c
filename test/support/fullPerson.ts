/** A person who has used everything, with strings by which every trace of them can be found. */
import { suppress } from '#functions/data/suppressions.ts';
import { transact } from '#functions/data/transact.ts';
import { auditEntry } from '#functions/domain/audit/auditEntry.ts';
import { handler as runImports } from '#functions/jobs/runImports.ts';
import { testBucket } from './bucket.ts';
import { makeSlip } from './claims.ts';
import { makeCreator, makeCreatorCode, reserve, unmakeCreator } from './creators.ts';
import { picture, uploadFile, uploadRequest } from './images.ts';
import type { Answer } from './invoke.ts';
import { putMailing } from './mailings.ts';
import { openPayFast } from './payfast/payFastWorld.ts';
import { suggestGate } from './visits.ts';
import { makeWebhook, saveCode } from './webhooks.ts';
import { type Person, pretoria, type World } from './world.ts';

export interface FullPerson extends Person {
  readonly password: string;
  /** Seven capitals each. */
  readonly codes: readonly string[];
  /** An order that waits for its payment. */
  readonly pendingPayment: string;
  /** What names the person or was written by them, but for the places of codes. */
  readonly traces: readonly string[];
  /** What the places of their codes say. */
  readonly places: readonly string[];
  /** Where the edge may have cached what these say of them: their codes, the photos of these, their creator's pages. */
  readonly cachedPaths: readonly string[];
  /** The files of an admin's export that they are in. */
  readonly exportFiles: readonly string[];
}

let count = 0;
let prefixes = 0;
/** WAA, WAB, … */
const newPrefix = () => {
  const letter = (number: number) => String.fromCharCode(65 + (number % 26));
  prefixes += 1;
  return `W${letter(Math.floor(prefixes / 26))}${letter(prefixes)}`;
};

export async function fullPerson(world: World): Promise<FullPerson> {
  await testBucket();
  const mark = `qz${String.fromCharCode(97 + (count % 26))}${(++count).toString(36)}x`;
  const password = `secret-${mark}`;
  const person = {
    firstName: `Nomvula${mark}`,
    lastName: `Zithole${mark}`,
    email: `nomvula.${mark}@example.co.za`,
    contactTel: `08255${String(count).padStart(5, '0')}`,
  };
  const expectOk = async (answer: Promise<Answer>): Promise<Answer> => {
    const { status, raw } = await answer;
    if (status >= 300) throw new Error(`${status}: ${raw}`);
    return answer;
  };
  await expectOk(world.call('auth.register', { body: { ...person, password, confirmPassword: password } }));
  const login = { body: { email: person.email, password } };
  await world.call('auth.login', { body: { ...login.body, password: 'wrong' } });
  const { body: session } = await expectOk(world.call('auth.login', login));
  const token: string = session.token;
  const call = (key: Parameters<World['call']>[0], input: Parameters<World['call']>[1] = {}) =>
    expectOk(world.call(key, { token, ...input }));
  const me = await call('auth.me');
  await world.updateUser(me.body.user, {
    emailConfirmedAt: world.deps.now().toISOString(),
    awaitsConfirmation: false,
  });

  const { latitude, longitude } = pretoria;
  const place = (number: number) => ({
    ...pretoria,
    title: `Spaza${mark}${number}`,
    description: `Behind${mark} the school`,
    addressLine1: `1 Street${mark}`,
    addressLine2: `Flat${mark}`,
  });
  const headers = { 'idempotency-key': `key-of-${mark}` };
  const bundle = await call('payments.create', { body: { bundle: 5 }, headers });
  await call('payments.complete', { params: { id: bundle.body.id }, body: { transactionId: 'mock-7' } });
  const fromBundle = await call('zarcodes.create', {
    body: { ...place(1), useBundle: true },
    headers: { 'idempotency-key': `code-of-${mark}` },
  });
  await world.addVoucher('FULL', { percentOff: 10, maxUses: 1000, maxUsesPerUser: 10 });
  const order = await call('payments.create', { body: { zarcode: place(2), voucherCode: 'FULL' } });
  const paid = await call('payments.complete', { params: { id: order.body.id }, body: {} });
  const pending = await call('payments.create', { body: { zarcode: place(3), voucherCode: 'FULL' } });
  const photoPaths: string[] = [];
  const codes = [fromBundle.body.zarcode, paid.body.zarcode].map((code: string) => code.replace('-', ''));
  for (const code of codes) await addPhotos(code);
  const [edited = ''] = codes;
  const edit = { code: edited, at: world.deps.now().toISOString(), by: 'owner', id: `hst_${mark}` };
  await world.put({
    pk: `HISTORY#${edited}`,
    sk: '000000002',
    type: 'edit',
    version: 1,
    ...edit,
    from: { title: `Before${mark}` },
    to: { title: `Spaza${mark}1` },
  });
  await call('zarcodes.requestChange', {
    params: { code: codes[0] ?? '' },
    body: { reason: `The gate${mark} has moved` },
  });
  await call('zarcodes.setGuide', {
    params: { code: codes[1] ?? '' },
    body: {
      version: 1,
      steps: [{ landmark: 'church', move: 'past', text: `Beside${mark}` }],
      points: [{ label: 'GATE', kind: 'gate', latitude, longitude, note: `Yellow${mark}` }],
      arrival: `Hoot${mark}`,
    },
  });
  await suggestGate(world, codes[1] ?? '', 100 * count);
  await call('zarcodes.createPass', {
    params: { code: codes[0] ?? '' },
    body: { label: `Courier${mark}`, hours: 24, openings: 5 },
  });
  const message = (number: number) => ({
    name: `${person.firstName} ${person.lastName}`,
    email: person.email,
    subject: `Question${mark}${number}`,
    message: `Please help${mark}`,
  });
  await call('contact.create', { body: message(1) });
  await expectOk(world.call('contact.create', { body: message(2) }));
  await expectOk(world.call('auth.forgotPassword', { body: { email: person.email } }));

  // Two creator profiles, of which the first was deleted; each made a code.
  const holder = { id: me.body.user.id as string, email: person.email, token };
  const creatorPaths: string[] = [];
  for (const number of [1, 2]) {
    if (number === 2) await unmakeCreator(holder);
    const uniquePrefix = newPrefix();
    const creator = await makeCreator(holder, {
      displayName: `Crafts${mark}${number}`,
      uniquePrefix,
      instagram: `https://www.instagram.com/crafts${mark}`,
      website: `https://crafts${mark}.example.co.za/`,
      email: `crafts.${mark}@example.co.za`,
    });
    const { id, slug } = creator;
    if (number === 2) {
      const api = `/api/creators/slug/${slug}`;
      creatorPaths.push(
        `/${slug}`,
        api,
        `${api}/page`,
        `/api/creators/${id}/zarcodes`,
        '/api/creators/public',
      );
    }
    const [reservedCode] = (await reserve(world, holder, 2)).codes;
    const made = await makeCreatorCode(world, holder, {
      ...place(10 + number),
      reservedCode,
      allowDuplicate: true,
    });
    codes.push(made.replace('-', ''));
  }
  await makeSlip(world, holder, codes.at(-1) ?? '');
  // An import that is done, and one that was stopped.
  for (const number of [21, 22]) {
    const { termsConfirmed, ...row } = place(number);
    const rows = [{ ...row, latitude: latitude + number / 1000, longitude: longitude + count / 1000 }];
    const { body } = await call('imports.create', { body: { name: `homes${mark}.csv`, rows } });
    const params = { id: body.id as string };
    await call('imports.commit', { params, body: { termsConfirmed, duplicates: 'skip' } });
    if (number === 22) {
      await call('imports.cancel', { params });
      break;
    }
    await runImports();
    const { results } = (await call('imports.results', { params })).body;
    codes.push(String(results[0].zarcode).replace('-', ''));
  }
  const shop = { name: `Shop${mark}`, origins: [`https://shop${mark}.example.co.za`] };
  const { key } = (await call('apiKeys.create', { body: shop })).body;
  const asShop = { headers: { authorization: `Bearer ${key}` } };
  await expectOk(world.call('v1.suggest', { query: { q: '7PT' }, ...asShop }));
  const server = await makeWebhook(world, { token });
  await expectOk(saveCode(world, server, ...codes.slice(0, 2)));
  await suppress(world.table, person.email, { reason: 'bounce', at: world.deps.now().toISOString() });

  // One that was paid by PayFast, whose notice names the person.
  const { order: orderFrom, notify } = await openPayFast(world);
  const forReal = await orderFrom(holder, { zarcode: place(4) });
  const names = { name_first: person.firstName, name_last: person.lastName, email_address: person.email };
  await notify({ m_payment_id: forReal.body.id, pf_payment_id: `pf-${forReal.body.id}`, ...names });
  await world.setSettings({});
  const real = await call('payments.get', { params: { id: forReal.body.id } });
  const realCode = String(real.body.zarcode).replace('-', '');
  await addPhotos(realCode);
  codes.push(realCode);
  // Under the address of before, and with one more that is not confirmed.
  const { id } = me.body.user as Person;
  const newEmail = `zithole.${mark}@example.co.za`;
  const linkToken = await world.emailToken({ id, email: person.email, token }, newEmail);
  await expectOk(world.call('auth.confirmEmail', { body: { token: linkToken } }));
  await call('user.updateProfile', { body: { email: `pending.${mark}@example.co.za` } });

  // Written to them alone.
  const boss = await world.person({ role: 'super_admin' });
  const audience = { kind: 'person', userId: id } as const;
  await putMailing(world, boss, { audience, subject: `News${mark}`, text: `Dear${mark}` });

  // What admins changed of them and of what is theirs.
  const admin = await world.person({ role: 'admin', firstName: 'Lerato' });
  const newTel = `08266${String(count).padStart(5, '0')}`;
  const change = { token: admin.token, params: { id }, body: { contactTel: newTel } };
  await expectOk(world.call('users.update', change));
  await transact(world.table, [
    auditEntry(world.deps, {
      actorId: admin.id,
      action: 'changeRequests.decide',
      target: { kind: 'zarcode', id: edited },
      userId: id,
      reason: `Reason${mark}`,
      changes: [{ field: 'title', from: `Before${mark}`, to: null }],
    }),
  ]);

  const exported = await world.call('exports.create', { token: admin.token, body: { of: 'users' } });
  if (exported.body.files !== 1) throw new Error(`Not exported: ${exported.raw}`);

  /** One that is shown, and one that was only announced and sent. */
  async function addPhotos(code: string): Promise<void> {
    // As cameras write it into their photos.
    const bytes = await picture((image) => image.jpeg().withExif({ IFD0: { Artist: person.firstName } }));
    const begin = async () => {
      const body = { ...uploadRequest(bytes), originalFilename: `IMG${mark}.jpg` };
      const upload = await call('images.create', { params: { code }, body });
      await uploadFile(upload.body, bytes);
      return upload.body.id as string;
    };
    const imageId = await begin();
    await call('images.complete', { params: { code, imageId } });
    photoPaths.push(...['small', 'medium', 'large'].map((size) => `/api/images/${code}/${imageId}/${size}`));
    await begin();
  }

  return {
    id,
    email: newEmail,
    token,
    password,
    codes,
    pendingPayment: pending.body.id,
    traces: [
      ...Object.values(person),
      id,
      newEmail,
      newTel,
      `Reason${mark}`,
      `pending.${mark}`,
      `Before${mark}`,
      `Beside${mark}`,
      `Yellow${mark}`,
      `Hoot${mark}`,
      `crafts${mark}`,
      `crafts.${mark}`,
      `Crafts${mark}`,
      `gate${mark}`,
      `Question${mark}`,
      `help${mark}`,
      `IMG${mark}`,
      `homes${mark}`,
      `-of-${mark}`,
    ],
    places: [`Spaza${mark}`, `spaza${mark}`, `Behind${mark}`, `Street${mark}`, `Flat${mark}`],
    exportFiles: [`exports/${exported.body.id}/1.csv`],
    cachedPaths: [...codes.flatMap(pathsOf), ...photoPaths, ...creatorPaths],
  };
}

const pathsOf = (code: string) => {
  const shown = `${code.slice(0, 3)}-${code.slice(3)}`;
  const api = [code, shown].flatMap((each) => [`/api/zarcodes/${each}`, `/api/zarcodes/${each}/page`]);
  return [`/${shown}`, `/zarcodes/${shown}`, ...api];
};
