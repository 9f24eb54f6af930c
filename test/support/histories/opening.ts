/** What there is before a history begins, so that whatever happens finds something to happen to. */
import { capeTown, pretoria } from '#test/support/world.ts';
import { requestChange } from './codes.ts';
import { importRows } from './imports.ts';
import { type Life, undisturbed } from './life.ts';
import { order } from './money.ts';
import { pay } from './notices.ts';
import { reserve } from './reservations.ts';
import { openShop } from './shops.ts';

const bought = [{ zarcode: pretoria }, { zarcode: { ...pretoria, ...capeTown } }, { bundle: 5 }];

/** Three people have bought something, two of them want to change it, a creator has a booklet and an import, and a shop is told of codes. */
export async function begin(life: Life): Promise<void> {
  const ordering = { voucherCode: undefined, keyAgain: false };
  const paying = { isTwice: false, isUnanswered: false };
  await together(
    life,
    bought.map((what, who) => () => order(life, { who, what, ...ordering }, undisturbed())),
  );
  await together(
    life,
    bought.map((_, number) => () => pay(life, { number, ...paying }, undisturbed())),
  );
  await together(life, [() => makeCreator(life)]);
  // Of somebody who has bought none of the codes that it saves.
  await together(life, [() => openShop(life, { who: 2, keys: 1, isTold: true }, undisturbed())]);
  await together(
    life,
    [0, 1].map((who) => () => requestChange(life, { who, number: 0 }, undisturbed())),
  );
}

/** With letters of their own, for booklets. */
async function makeCreator(life: Life): Promise<void> {
  const [person] = life.people;
  const [admin] = life.admins;
  if (person === undefined || admin === undefined) return;
  const body = { displayName: 'Green Door', uniquePrefix: 'QAC', userEmail: person.email };
  await life.send('creators.create', admin, { body }, undisturbed());
  life.creators.push(person);
  await reserve(life, { who: 0, count: 5 }, undisturbed());
  await importRows(life, { who: 0, spots: [0, 1], duplicates: 'skip' }, undisturbed());
}

async function together({ gate }: Life, acts: readonly (() => Promise<void>)[]): Promise<void> {
  for (const [luck, act] of acts.entries()) void gate.begin(luck, act);
  await gate.finish();
}
