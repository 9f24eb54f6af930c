import { type FoundPerson, findPersonEntries } from '#functions/data/personIndex.ts';
import { findUserByEmail } from '#functions/data/users.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { backwards, dialledDigits, personWords } from '#shared/domain/personWords.ts';
import { foldedWords } from '#shared/domain/text.ts';

type Deps = Pick<Dependencies, 'table'>;

/** Twenty entries are 7 KB, a read unit. */
export const maxFound = 20;
/** Entries of one of several words, of which those with the others are chosen: 20 KB, 2.5 read units. */
const maxOfOneWord = 60;

/** People by email address, name or phone number, or by how one begins, or by the end of a number. */
export async function searchPeople(deps: Deps, typed: string): Promise<FoundPerson[]> {
  const text = typed.trim().toLowerCase();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) {
    const user = await findUserByEmail(deps.table, text);
    if (user !== null) return [user];
  }
  if (/^[+\d][\d\s().-]*$/.test(text)) return byDigits(deps, dialledDigits(text));
  if (/[@._]/.test(text) && !text.includes(' ')) return unique([await entries(deps, text)]);
  return byNames(deps, foldedWords(text));
}

async function byDigits(deps: Deps, digits: string): Promise<FoundPerson[]> {
  return unique(await Promise.all([entries(deps, digits), entries(deps, backwards(digits))]));
}

async function byNames(deps: Deps, words: readonly string[]): Promise<FoundPerson[]> {
  const inOrder = await entries(deps, words.join(' '));
  if (words.length < 2 || inOrder.length >= maxFound) return unique([inOrder]);
  // With a name between them, or one of them only begun.
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  const some = await entries(deps, longest, maxOfOneWord);
  const hasAll = (person: FoundPerson) => {
    const own = personWords(person);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  };
  return unique([inOrder, some.filter(hasAll)]);
}

/** A text of one character would find a twentieth of all people. */
const entries = async ({ table }: Deps, prefix: string, max = maxFound) =>
  prefix.length < 2 ? [] : findPersonEntries(table, prefix, max);

function unique(found: readonly (readonly FoundPerson[])[]): FoundPerson[] {
  return [...new Map(found.flat().map((person) => [person.id, person])).values()].slice(0, maxFound);
}
