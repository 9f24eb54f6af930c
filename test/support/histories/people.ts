/** What people do with their accounts, and admins with those of others. */
import * as fc from 'fast-check';
import { getScheduledErasure } from '#functions/data/scheduledErasures.ts';
import { startKeeping } from '#functions/domain/auth/keepAccount.ts';
import { startPasswordReset } from '#functions/domain/auth/passwordReset.ts';
import type { Item } from '#test/support/world.ts';
import { atOnce, kindOf, pick, which } from './act.ts';
import type { End, How, Life } from './life.ts';

/** Everybody's in a history (`openWorld`). */
export const password = 'correct horse';

const emails = ['sipho', 'naledi', 'pieter'].map((name) => `${name}@example.co.za`);

let addresses = 0;
/** One of its own each time, because attempts are limited by address. */
export const newIp = () => `203.0.${Math.floor(++addresses / 250) % 250}.${addresses % 250}`;

async function register(life: Life, { email }: { email: string }, how: How): Promise<void> {
  const names = { firstName: 'Sipho', lastName: 'Dlamini' };
  const body = { ...names, email, password, confirmPassword: password };
  const answers = await atOnce(how, () => life.send('auth.register', null, { body, ip: newIp() }, how));
  const made = answers.filter((answer) => answer?.status === 201);
  if (made.length > 1) life.problems.push(`${email} was registered ${made.length} times at once`);
  if (made.length === 0) return;
  const login = await life.send('auth.login', null, { body: { email, password }, ip: newIp() }, how);
  if (login?.status !== 200) return;
  const { token } = login.body;
  const me = await life.gate.call(null, () => life.world.call('auth.me', { token }));
  if (typeof me.value === 'symbol' || me.value.status !== 200) return;
  const { id } = me.value.body.user;
  life.people.push({ id, email, token });
  life.confirmed.push({
    sentence: `${email} has an account`,
    holds: ({ table, journal }) =>
      table.get(`USER#${id}`, 'USER') !== undefined ||
      journal.some(({ after }) => after?.['type'] === 'erasure' && after['userId'] === id),
  });
}

async function write(life: Life, { who, number }: { who: number; number: number }, how: How): Promise<void> {
  const { email, ...person } = pick(life.people, who);
  const subject = `Question ${number} of ${life.newKey()}`;
  const body = { name: 'Zanele', email, subject, message: 'Can I share my bundle?' };
  const answer = await life.send('contact.create', { email, ...person }, { body, ip: newIp() }, how);
  if (answer?.status !== 201) return;
  life.confirmed.push({
    sentence: `the message “${subject}” was sent`,
    holds: ({ journal }) => journal.some(({ after }) => after?.['subject'] === subject),
  });
}

async function readMessage(life: Life, { number }: { number: number }, how: How): Promise<void> {
  const messages = await life.world.itemsOfType('message');
  if (messages.length === 0) return;
  const params = { id: String(pick(messages, number)['id']) };
  const body = number % 2 === 0 ? { read: true } : { archived: number % 4 === 1 };
  await atOnce(how, () => life.send('messages.update', pick(life.admins, number), { params, body }, how));
}

async function erase(
  life: Life,
  { who, codes, byAdmin }: { who: number; codes: 'keep' | 'release'; byAdmin: boolean },
  how: How,
): Promise<void> {
  const person = pick(life.people, who);
  const answers = await atOnce(how, () =>
    byAdmin
      ? life.send(
          'users.delete',
          pick(life.admins, who),
          { params: { id: person.id }, body: { codes, reason: 'They asked us to.' } },
          how,
        )
      : life.send('user.erase', person, { body: { password, codes } }, how),
  );
  if (answers.every((answer) => answer?.status !== 200)) return;
  // What has expired DynamoDB deletes by itself.
  const isThere = ({ expiresAt }: Item) => !(expiresAt < life.clock.now().getTime() / 1000);
  const found = ({ table }: End) =>
    table.items
      .filter(isThere)
      .map((item) => JSON.stringify(item))
      .filter((item) => item.includes(person.id));
  life.confirmed.push({
    sentence: `the account of ${person.email} is erased, or was kept`,
    holds: (end) => wasKept(person.id, end) || found(end).length === 0,
    found,
  });
}

/** Whether what happened last is that the erasure was stopped. */
function wasKept(id: string, { journal }: End): boolean {
  const isOrder = (item: Item | null) => item?.['pk'] === `ERASE#${id}` && item['sk'] === 'SCHEDULED';
  const last = journal.findLast(({ before, after }) => isOrder(before) || isOrder(after));
  return last?.after?.['type'] === 'stoppedErasure';
}

/** By a link that was mailed. */
async function keep(life: Life, { who }: { who: number }, how: How): Promise<void> {
  const { id, email } = pick(life.people, who);
  const found = await getScheduledErasure(life.world.table, id);
  if (found?.type !== 'scheduledErasure') return;
  const { erasesAt } = found;
  const token = await startKeeping(life.world.deps, { userId: id, email, kind: 'own', erasesAt });
  if (token === null) return;
  const answers = await atOnce(how, () =>
    life.send('auth.keepAccount', null, { body: { token }, ip: newIp() }, how),
  );
  const kept = answers.filter((answer) => answer?.status === 200);
  if (kept.length > 1) life.problems.push(`The erasure of ${email} was stopped ${kept.length} times at once`);
  if (kept.length === 0) return;
  life.confirmed.push({
    sentence: `the account of ${email} was kept, or deleted later`,
    holds: (end) => !wasKept(id, end) || end.table.get(`USER#${id}`, 'USER') !== undefined,
  });
  // So that they can ask for it again.
  const reset = await startPasswordReset(life.world.deps, email);
  if (reset === null) return;
  const body = { token: reset.token, password, confirmPassword: password };
  await life.send('auth.resetPassword', null, { body, ip: newIp() }, how);
}

async function toggle(life: Life, { who, by }: { who: number; by: number }, how: How): Promise<void> {
  const { id } = pick(life.people, who);
  await life.send('users.toggle', pick(life.admins, by), { params: { id }, body: {} }, how);
}

export const peopleKinds = [
  kindOf('register', {
    weight: 2,
    details: fc.record({ email: fc.constantFrom(...emails) }),
    run: register,
  }),
  kindOf('write', { weight: 1, details: fc.record({ who: which, number: which }), run: write }),
  kindOf('readMessage', { weight: 1, details: fc.record({ number: which }), run: readMessage }),
  kindOf('erase', {
    weight: 1,
    details: fc.record({
      who: which,
      codes: fc.constantFrom('keep' as const, 'release' as const),
      byAdmin: fc.boolean(),
    }),
    run: erase,
  }),
  kindOf('keep', { weight: 1, details: fc.record({ who: which }), run: keep }),
  kindOf('toggle', { weight: 1, details: fc.record({ who: which, by: which }), run: toggle }),
];
