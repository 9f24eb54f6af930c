import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawClaimWord, formatClaimWord, readClaimWord } from '#shared/domain/claims.ts';
import { symbolValues } from '#shared/domain/codeRule.ts';

test('each change of one symbol and each swap of two makes a word that is known as mistyped', () => {
  for (let count = 0; count < 300; count++) {
    const word = drawClaimWord(randomBytes);
    expect(readClaimWord(` ${formatClaimWord(word).toLowerCase()} `)).toBe(word);
    const symbols = [...word];
    const changed = symbols.flatMap((symbol, place) =>
      [...symbolValues].flatMap((other) => (other === symbol ? [] : [symbols.with(place, other)])),
    );
    const swapped = symbols.flatMap((first, one) =>
      symbols.flatMap((second, other) =>
        first === second ? [] : [symbols.with(one, second).with(other, first)],
      ),
    );
    const accepted = [...changed, ...swapped]
      .map((each) => each.join(''))
      .filter((each) => readClaimWord(each));
    expect(accepted).toEqual([]);
  }
  for (const typed of ['', 'ABCD', '23456789X', 'ﬂBCDFGHJ', '2345678é'])
    expect(readClaimWord(typed)).toBeNull();
});
