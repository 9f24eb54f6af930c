/**
 * `npm run load:key -- --calls 20000`: what programs with one key of the API send at once to an app on this machine, and
 * whether each look-up was counted, no more were served than the key has, and none once it was revoked.
 */
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import * as z from 'zod';
import { defaultAdmin } from '#scripts/local/demoAccounts.ts';
import { defaultDailyCalls } from '#shared/domain/apiKeys.ts';
import { startLoadApp } from './startLoadApp.ts';

const { values } = parseArgs({ options: { calls: { type: 'string', default: '20000' } } });
const calls = Number(values.calls);
if (!Number.isInteger(calls) || calls < 2 * defaultDailyCalls) {
  console.error(`--calls must be a whole number from ${2 * defaultDailyCalls}.`);
  process.exit(1);
}
const connections = 20;
const wideQuota = 1_000_000;
const json = { 'content-type': 'application/json' };

const { url, stop } = await startLoadApp();

const Session = z.object({ token: z.string() });
const Key = z.object({ id: z.string(), key: z.string() });
const Keys = z.object({
  keys: z.array(z.object({ id: z.string(), lastUsed: z.object({ calls: z.number() }).optional() })),
});
const Codes = z.object({ zarCodes: z.array(z.object({ zarcode: z.string() })) });

async function send<T>(path: string, schema: z.ZodType<T>, init: RequestInit = {}): Promise<T> {
  const response = await fetch(`${url}/api${path}`, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return schema.parse(await response.json());
}

const post = (body: object, headers: Record<string, string> = {}, method = 'POST'): RequestInit => ({
  method,
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
const { email, password } = defaultAdmin;
const { token } = await send('/auth/login', Session, post({ email, password }));
const own = { authorization: `Bearer ${token}` };
const { zarCodes } = await send('/admin/zarcodes?page=1', Codes, { headers: own });
const code = zarCodes[0]?.zarcode ?? '';

const makeKey = () => send('/user/api-keys', Key, post({ name: 'Load' }, own));
async function countedOf(keyId: string): Promise<number> {
  const { keys } = await send('/user/api-keys', Keys, { headers: own });
  return keys.find(({ id }) => id === keyId)?.lastUsed?.calls ?? 0;
}

interface Answers {
  readonly ok: number;
  readonly statuses: ReadonlyMap<number, number>;
}

/** @param onAnswer with how many have been answered, and how this one was */
async function load(
  { key }: z.output<typeof Key>,
  amount: number,
  onAnswer: (answered: number, status: number) => void = () => undefined,
): Promise<Answers> {
  const statuses = new Map<number, number>();
  let answered = 0;
  const headers = { authorization: `Bearer ${key}` };
  const path = `/api/v1/codes/${code}`;
  const { promise: ended, resolve, reject } = Promise.withResolvers<autocannon.Result>();
  const options = { url: `${url}${path}`, connections, amount, headers, timeout: 30 };
  const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  run.on('response', (_, status) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    onAnswer(++answered, status);
  });
  const { errors } = await ended;
  if (errors > 0) throw new Error(`${errors} calls had no answer`);
  return { ok: statuses.get(200) ?? 0, statuses };
}

const problems: string[] = [];
const expect = (holds: boolean, sentence: string) => {
  console.log(`${holds ? 'true ' : 'FALSE'} ${sentence}`);
  if (!holds) problems.push(sentence);
};
const described = ({ statuses }: Answers) =>
  [...statuses].map(([status, times]) => `${times} times ${status}`).join(', ');

const wide = await makeKey();
await send(`/admin/api-keys/${wide.id}`, z.unknown(), post({ dailyCalls: wideQuota }, own, 'PUT'));
const all = await load(wide, calls);
const counted = await countedOf(wide.id);
console.log(`${calls} calls of a key with a wide quota: ${described(all)}; ${counted} counted`);
expect(all.ok === calls, 'each is answered');
expect(counted >= all.ok, 'each is counted');
expect(counted - all.ok <= wideQuota * 0.01, 'what is counted differs by at most 1 % of the quota');

const free = await makeKey();
const limited = await load(free, 2 * defaultDailyCalls);
const countedFree = await countedOf(free.id);
console.log(`${2 * defaultDailyCalls} calls of a free key: ${described(limited)}; ${countedFree} counted`);
expect(limited.ok <= defaultDailyCalls, 'no more are served than it has');
expect(limited.ok >= defaultDailyCalls * 0.99, 'all are served but 1 % at most');
expect(
  limited.ok + (limited.statuses.get(429) ?? 0) === 2 * defaultDailyCalls,
  'the others are refused with 429',
);

/** A key of so many calls a second ends this much later (docs/decisions/0096-keys-and-api-v1.md). */
const endsAfterMs = 500;
let revoking: Promise<void> | null = null;
let hasEnded = false;
let late = 0;
const revoked = await load(wide, 4 * defaultDailyCalls, (answered, status) => {
  if (hasEnded && status === 200) late += 1;
  if (answered < defaultDailyCalls) return;
  revoking ??= send(`/user/api-keys/${wide.id}`, z.unknown(), { method: 'DELETE', headers: own }).then(() => {
    setTimeout(() => (hasEnded = true), endsAfterMs);
  });
});
await revoking;
const [revokedAfter, calledAfter] = [defaultDailyCalls, 4 * defaultDailyCalls];
console.log(`${calledAfter} calls of a key that is revoked after ${revokedAfter}: ${described(revoked)}`);
expect(late <= connections, 'then it answers no more, but calls that were under way');

console.log(problems.length === 0 ? '\nNothing failed.' : `\n${problems.length} failed.`);
await stop();
process.exit(problems.length === 0 ? 0 : 1);
