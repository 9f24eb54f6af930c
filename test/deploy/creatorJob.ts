/** What creators do, as a part of the main job: from the request to a code's page below the creator's slug. */
import assert from 'node:assert/strict';
import type { ApiClient } from './apiClient.ts';
import { runImportJob } from './importJob.ts';

interface CreatorJob {
  readonly client: ApiClient;
  /** `http://localhost:3000` */
  readonly site: string;
  /** The person who becomes a creator. */
  readonly token: string;
  readonly email: string;
  readonly adminToken: string;
  readonly word: string;
  /** In Soweto. */
  readonly place: {
    readonly title: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly city: string;
    readonly province: 'Gauteng';
    readonly termsConfirmed: true;
  };
  readonly eventually: <T>(what: string, find: () => Promise<T | undefined>) => Promise<T>;
}

export async function runCreatorJob(job: CreatorJob): Promise<void> {
  const { client, site, token, email, adminToken, word, place, eventually } = job;
  const asAdmin = { token: adminToken };
  await client.call('creators.request', { body: {} }, { token });
  assert.equal(await client.refusal('creators.me', {}, { token }), 'not_found');
  const made = await client.call(
    'creators.create',
    { body: { displayName: `Former ${word}`, userEmail: email } },
    asAdmin,
  );
  const { id, slug: former } = made;
  const opened = await client.call('creators.get', { params: { id } }, asAdmin);
  assert.equal(opened.displayName, `Former ${word}`);
  const renamed = await client.call(
    'creators.updateMe',
    { body: { displayName: `Present ${word}` } },
    { token },
  );
  const { slug } = renamed;
  assert.equal(slug, `present-${word}`);

  const { zarcode: code } = await client.call('zarcodes.createForCreator', { body: place }, { token });
  assert.match(code, /^7ST-/);
  const { details } = await client.call('creators.details', { body: { codes: [code] } }, { token });
  assert.deepEqual(details, [{ zarcode: code, photos: 0, hasGuide: false, slip: 'none' }]);
  const me = await client.call('creators.me', {}, { token });
  assert.deepEqual([me.stats.totalCodes, me.today.made], [1, 1]);
  assert.equal((await client.call('creators.bySlug', { params: { slug: former } })).slug, slug);
  await eventually('The creator’s search by words', async () => {
    const found = await client.call('creators.codes', { params: { id }, query: { search: word } });
    return found.zarCodes.some(({ zarcode }) => zarcode === code) || undefined;
  });
  for (const { creators } of [
    await client.call('creators.list', { query: { limit: '100' } }, asAdmin),
    await client.call('creators.public', { query: { limit: '100' } }),
  ]) {
    assert.ok(creators.some((each) => each.id === id));
  }

  const open = (path: string) => fetch(site + path, { redirect: 'manual' });
  const page = await open(`/${slug}?search=${word}`);
  assert.deepEqual([page.status, page.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  const html = await page.text();
  assert.ok(html.includes(`href="/${slug}/${code}"`) && html.includes(`value="${word}"`));
  assert.ok((await client.call('creators.page', { params: { slug } })).html.includes(code));
  assert.equal((await client.call('creators.shareCard', { params: { slug } })).mediaType, 'image/jpeg');
  const below = await open(`/${slug}/${code.toLowerCase()}`);
  assert.deepEqual([below.status, (await below.text()).includes(`href="/${slug}"`)], [200, true]);
  assert.ok((await client.call('creators.codePage', { params: { slug, code } })).html.includes(code));
  const moved = await open(`/${former}`);
  assert.deepEqual([moved.status, moved.headers.get('location')], [301, `/${slug}`]);

  await runBookletJob(job);
  await runImportJob(job);

  await client.call('creators.update', { params: { id }, body: { isActive: false } }, asAdmin);
  assert.equal(
    await client.refusal('zarcodes.createForCreator', { body: place }, { token }),
    'creator_inactive',
  );
  await client.call('zarcodes.delete', { params: { code } }, { token });
  await client.call('creators.delete', { params: { id } }, asAdmin);
  // Of those that have codes: the only one was deleted.
  assert.deepEqual((await client.call('creators.former', {}, { token })).creators, []);
  const own = await client.call('creators.createMe', { body: { displayName: `Admin ${word}` } }, asAdmin);
  await client.call('creators.delete', { params: { id: own.id } }, asAdmin);
}

/** Reserves codes, makes one of them and gives the other back. */
async function runBookletJob({ client, token, place, word }: CreatorJob): Promise<void> {
  const uniquePrefix = await ownPrefix(client, token);
  const booklet = await client.call('reservations.create', { body: { count: 2 } }, { token });
  const [first = '', second = ''] = booklet.codes;
  assert.ok(first.startsWith(uniquePrefix) && second.startsWith(uniquePrefix), word);
  assert.equal(await client.refusal('zarcodes.get', { params: { code: first } }), 'code_reserved');
  const body = { ...place, reservedCode: first, allowDuplicate: true };
  const made = await client.call('zarcodes.createForCreator', { body }, { token });
  assert.equal(made.zarcode, first);
  const { reservations } = await client.call('reservations.list', {}, { token });
  assert.deepEqual(
    reservations.map(({ codes, used }) => [codes, used]),
    [[[second], [first]]],
  );
  await client.call('reservations.delete', { params: { id: booklet.id } }, { token });
  await client.call('zarcodes.delete', { params: { code: first } }, { token });
}

/** Other runs against the same table have taken some. */
async function ownPrefix(client: ApiClient, token: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const letters = Array.from({ length: 2 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26)));
    const uniquePrefix = `Z${letters.join('')}`;
    const taken = await client
      .call('creators.updateMe', { body: { uniquePrefix } }, { token })
      .then(() => false)
      .catch((error: unknown) => {
        if (attempt > 20) throw error;
        return true;
      });
    if (!taken) return uniquePrefix;
  }
}
