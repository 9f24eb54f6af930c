import { foldedWords } from '#shared/domain/text.ts';

interface Named {
  readonly label: string;
  /** What people may also call it. */
  readonly also?: string | undefined;
}

/** The pages with a word that starts like each typed one; those that match by name come first. */
export function matchPages<P extends Named>(text: string, pages: readonly P[]): P[] {
  const typed = foldedWords(text);
  const has = (words: readonly string[]) =>
    typed.every((part) => words.some((word) => word.startsWith(part)));
  const byName = pages.filter(({ label }) => has(foldedWords(label)));
  const byOthers = pages.filter(
    (page) => !byName.includes(page) && has(foldedWords(`${page.label} ${page.also ?? ''}`)),
  );
  return [...byName, ...byOthers];
}
