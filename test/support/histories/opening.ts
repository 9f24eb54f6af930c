/** What there is before a history begins, so that whatever happens finds something to happen to. */
import { capeTown, pretoria } from '#test/support/world.ts';
import { requestChange } from './codes.ts';
import { type Life, undisturbed } from './life.ts';
import { order } from './money.ts';
import { pay } from './notices.ts';

const bought = [{ zarcode: pretoria }, { zarcode: { ...pretoria, ...capeTown } }, { bundle: 5 }];

/** Three people have bought something, and two of them want to change it. */
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
  await together(
    life,
    [0, 1].map((who) => () => requestChange(life, { who, number: 0 }, undisturbed())),
  );
}

async function together({ gate }: Life, acts: readonly (() => Promise<void>)[]): Promise<void> {
  for (const [luck, act] of acts.entries()) void gate.begin(luck, act);
  await gate.finish();
}
