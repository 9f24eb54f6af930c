/** What shops do with keys of the API and webhooks. */
import * as fc from 'fast-check';
import { getApiKey } from '#functions/data/apiKeys.ts';
import { readUsage } from '#functions/data/apiUsage.ts';
import { handler as deliverWebhooks } from '#functions/jobs/deliverWebhooks.ts';
import { dayInJohannesburg } from '#shared/domain/time.ts';
import { bearer } from '#test/support/apiKeys.ts';
import type { Answer } from '#test/support/invoke.ts';
import type { Person } from '#test/support/world.ts';
import { atOnce, kindOf, pick, which } from './act.ts';
import { type How, type Life, type MadeKey, undisturbed } from './life.ts';
import { type Mood, moods, receiverUrl } from './receivers.ts';

/** One of the newest, so that several things happen to it. */
const latestKey = ({ keys }: Life, number: number): MadeKey => pick(keys.toReversed(), number % 4);

interface Opening {
  readonly who: number;
  readonly keys: number;
  readonly isTold: boolean;
}

/** A key, mostly with a webhook and some codes. */
export async function openShop(life: Life, { who, keys, isTold }: Opening, how: How): Promise<void> {
  const owner = pick(life.people, who % 3);
  const make = () => life.send('apiKeys.create', owner, { body: { name: 'Shop' } }, how);
  const answers = await atOnce({ ...how, times: how.times * keys }, make);
  for (const answer of answers) if (answer?.status === 201) tellKey(life, owner, answer);
  if (!isTold || answers.every((answer) => answer?.status !== 201)) return;
  await changeWebhook(life, { number: 0, verb: 'set' }, how);
  await saveCodes(life, { number: 0, codes: [0, 1, 2, 3], isForgotten: false }, how);
}

function tellKey(life: Life, owner: Person, { body }: Answer): void {
  const { id, key } = body;
  life.keys.push({ id, owner, key, endsAt: null, isEnded: false });
  life.confirmed.push({
    sentence: `the key ${id} was made`,
    holds: ({ journal }) => journal.some(({ after }) => after?.['type'] === 'apiKey' && after['id'] === id),
  });
}

async function changeKey(
  life: Life,
  { number, verb }: { number: number; verb: 'rotate' | 'delete' },
  how: How,
): Promise<void> {
  const { id, owner } = latestKey(life, number);
  const known = life.keys.filter((each) => each.id === id);
  const replaced = known.filter(({ endsAt }) => endsAt !== null);
  const answers = await atOnce(how, () => life.send(`apiKeys.${verb}`, owner, { params: { id } }, how));
  for (const answer of answers) {
    if (answer?.status !== 200) continue;
    for (const each of verb === 'delete' ? known : replaced) each.isEnded = true;
    if (verb === 'delete') continue;
    const { overlapEndsAt } = answer.body;
    for (const each of known) each.endsAt ??= overlapEndsAt;
    life.keys.push({ id, owner, key: answer.body.key, endsAt: null, isEnded: false });
  }
}

/** What a call with a key gets. One that has ended gets nothing. */
async function callWith(
  life: Life,
  made: MadeKey,
  [route, call, lookUps]: readonly ['v1.get' | 'v1.save', object, number],
  how: How,
): Promise<Answer | null> {
  const { receivers, clock, served } = life;
  const isOver = made.isEnded || (made.endsAt !== null && clock.now().toISOString() >= made.endsAt);
  const wasClosed = await receivers.isClosed(made.id);
  const day = dayInJohannesburg(clock.now());
  const answer = await life.send(route, null, { ...bearer(made.key), ...call }, how);
  const isRefused = answer === null || answer.status >= 500 || [401, 403].includes(answer.status);
  if (isRefused) return answer;
  if (isOver || (wasClosed && (await receivers.isClosed(made.id))))
    life.problems.push(`${route} answered ${made.id}, which has ended: ${answer.raw}`);
  const counted = `${made.id} ${day}`;
  const isServed = answer.status !== 429 && day === dayInJohannesburg(clock.now());
  if (isServed) served.set(counted, (served.get(counted) ?? 0) + lookUps);
  return answer;
}

/** Those that there are, also hidden ones. */
const codesOf = async ({ world }: Life) =>
  (await world.itemsOfType('zarcode')).map(({ code }) => String(code));

async function usageOf({ world, clock }: Life, keyId: string) {
  const [key, days] = [await getApiKey(world.table, keyId), await readUsage(world.table, keyId, 60)];
  const today = dayInJohannesburg(clock.now());
  const calls = days.find(({ day }) => day === today)?.calls ?? 0;
  return { today, calls, perDay: key?.dailyCalls ?? 0, version: key?.version };
}

/** As many look-ups as the circumstances say, and more. */
async function lookUp(
  life: Life,
  { number, calls }: { number: number; calls: number },
  how: How,
): Promise<void> {
  const made = latestKey(life, number);
  const codes = await codesOf(life);
  if (codes.length === 0) return;
  const code = pick(codes, number);
  const before = await usageOf(life, made.id);
  const call = ['v1.get', { params: { code } }, 1] as const;
  await atOnce({ ...how, times: how.times * calls }, () => callWith(life, made, call, how));
  const after = await usageOf(life, made.id);
  const isComparable = before.version === after.version && before.today === after.today;
  if (isComparable && after.calls > Math.max(before.calls, before.perDay))
    life.problems.push(`${made.id} has ${after.calls} look-ups, of at most ${before.perDay}`);
}

interface Saving {
  readonly number: number;
  readonly codes: readonly number[];
  readonly isForgotten: boolean;
}

async function saveCodes(life: Life, { number, codes, isForgotten }: Saving, how: How): Promise<void> {
  const made = latestKey(life, number);
  const all = await codesOf(life);
  if (all.length === 0) return;
  const chosen = [...new Set(codes.map((each) => pick(all, each)))];
  const body = isForgotten ? { forget: chosen } : { save: chosen };
  const call = ['v1.save', { body }, isForgotten ? 1 : chosen.length] as const;
  const answers = await atOnce(how, () => callWith(life, made, call, how));
  for (const answer of answers) {
    if (answer?.status !== 200) continue;
    for (const shown of answer.body.saved as string[])
      life.confirmed.push({
        sentence: `${made.id} saved ${shown}`,
        holds: ({ journal }) =>
          journal.some(
            ({ after }) => after?.['pk'] === `SAVERS#${shown.replace('-', '')}` && after['sk'] === made.id,
          ),
      });
  }
}

const webhookVerbs = ['set', 'rotate', 'resume', 'resume', 'sendAgain', 'sendAgain', 'delete'] as const;
type WebhookVerb = (typeof webhookVerbs)[number];

async function changeWebhook(
  life: Life,
  { number, verb }: { number: number; verb: WebhookVerb },
  how: How,
): Promise<void> {
  const { id, owner } = latestKey(life, number);
  const told = life.receivers.told.filter(({ keyId }) => keyId === id);
  if (verb === 'sendAgain' && told.length === 0) return;
  const params = { id, ...(verb === 'sendAgain' && { deliveryId: pick(told, number).id }) };
  const call = { params, ...(verb === 'set' && { body: { url: receiverUrl(id) } }) };
  await atOnce(how, () => life.send(`webhooks.${verb}`, owner, call, how));
}

/** The quota is little, so that it can be used up. */
async function changeByAdmin(
  life: Life,
  { number, body }: { number: number; body: object },
  how: How,
): Promise<void> {
  const { id } = latestKey(life, number);
  await life.send('apiKeys.update', pick(life.admins, number), { params: { id }, body }, how);
}

/** Two runs of the job may be at work at once. */
export async function deliver(life: Life, mood: Mood, how: How): Promise<void> {
  const keyIds = [...new Set(life.keys.map(({ id }) => id))];
  await life.receivers.during(mood, keyIds, () => atOnce(how, () => life.job(how, deliverWebhooks)));
}

/** Longer than any pause between two attempts. */
const maxPauseSeconds = 10 * 3600 + 60;

/** Until receivers that take everything have all but what waits for an owner. */
export async function deliverAll(life: Life): Promise<void> {
  for (let round = 0; round < 20; round++) {
    const act = life.gate.begin(round, () => deliver(life, 'takes', undisturbed()));
    await life.gate.finish();
    await act;
    const due = (await life.world.itemsOfType('webhook')).filter(({ dueAt }) => dueAt !== undefined);
    const areClosed = await Promise.all(due.map(({ keyId }) => life.receivers.isClosed(keyId)));
    if (areClosed.every(Boolean)) return;
    life.clock.advance(maxPauseSeconds);
  }
  life.problems.push('the webhooks are never done');
}

const hasKeys = ({ keys }: Life) => keys.length > 0;

export const shopKinds = [
  kindOf('openShop', {
    weight: 1,
    details: fc.record({ who: which, keys: fc.constantFrom(1, 1, 1, 1, 11), isTold: fc.boolean() }),
    run: openShop,
  }),
  kindOf('changeKey', {
    weight: 1,
    details: fc.record({ number: which, verb: fc.constantFrom('rotate', 'rotate', 'delete') }),
    needs: hasKeys,
    run: changeKey,
  }),
  kindOf('lookUp', {
    weight: 1,
    details: fc.record({ number: which, calls: fc.constantFrom(1, 3) }),
    needs: hasKeys,
    run: lookUp,
  }),
  kindOf('saveCodes', {
    weight: 2,
    details: fc.record({
      number: which,
      codes: fc.array(which, { minLength: 1, maxLength: 4 }),
      isForgotten: fc.constantFrom(false, false, true),
    }),
    needs: hasKeys,
    run: saveCodes,
  }),
  kindOf('changeWebhook', {
    weight: 2,
    details: fc.record({ number: which, verb: fc.constantFrom(...webhookVerbs) }),
    needs: hasKeys,
    run: changeWebhook,
  }),
  kindOf('changeKeyByAdmin', {
    weight: 1,
    details: fc.record({
      number: which,
      body: fc.constantFrom({ dailyCalls: 2 }, { dailyCalls: 5 }, { disabled: true }, { disabled: false }),
    }),
    needs: hasKeys,
    run: changeByAdmin,
  }),
  kindOf('deliver', {
    weight: 5,
    details: fc.record({ mood: fc.constantFrom<Mood>('takes', ...moods) }),
    needs: hasKeys,
    run: (life, { mood }, how) => deliver(life, mood, how),
  }),
];
