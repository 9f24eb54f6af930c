/** A language for tests (`PSEUDO_LANGUAGE`): no letter of a sentence is plain, and each is longer than any translation. */
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = [...'àƀçďéḟĝĥîĵķļṁñøṕɋŕšţûṽŵẋýžÀƁÇĎÉḞĜĤÎĴĶĻṀÑØṔɊŔŠŢÛṼŴẊÝŽ'];

// isiZulu is 20 to 60 % longer than English.
const growth = 0.6;
const filler = 'îñ ţĥé ļøñĝéšţ ŵøŕďš ţĥàţ ƀŕéàķ ';

/** Values and tags stay: `Pay {price} <1>now</1>`. */
const untouched = /(\{\w+\}|<[^>]*>|&\w+;)/;

export function pseudoSentence(text: string): string {
  const parts = text.split(untouched);
  const letters = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter),
  );
  const more = Math.ceil(parts.filter((_, index) => index % 2 === 0).join('').length * growth);
  return `${letters.join('')} ${filler
    .repeat(Math.ceil(more / filler.length))
    .slice(0, more)
    .trim()}`;
}
