import { foldedWords } from '#shared/domain/text.ts';

interface Findable {
  zarcode: string;
  title: string;
  suburb: string;
  city: string;
  province: string;
}

const bare = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/** First codes that begin with the query, then codes whose title and place have a word that starts with each of its words. */
export function findCodes<C extends Findable>(codes: readonly C[], query: string): C[] {
  const start = bare(query);
  const wanted = foldedWords(query);
  if (start === '' || wanted.length === 0) return [];
  const isCode = ({ zarcode }: C) => bare(zarcode).startsWith(start);
  const isNamed = ({ title, suburb, city, province }: C) => {
    const words = foldedWords(`${title} ${suburb} ${city} ${province}`);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  return [...codes.filter(isCode), ...codes.filter((code) => !isCode(code) && isNamed(code))];
}
