import type { OwnedCode } from '#functions/data/ownedCodes.ts';
import { maxSuggestions } from '#shared/contract/errors.ts';
import type { SortOrder } from '#shared/contract/zarcodes.ts';
import { normaliseCode } from '#shared/domain/code.ts';
import { lookAlikeCandidates, oneMistakeCandidates } from '#shared/domain/mistakes.ts';
import { cleanText, foldToAscii } from '#shared/domain/text.ts';

interface Selection {
  readonly search?: string | undefined;
  readonly province?: string | undefined;
  readonly sortBy: SortOrder;
}

const fold = (text: string) => foldToAscii(text).toLowerCase();

function isPartOf(code: string, search: string): boolean {
  const symbols = search.replace(/[\s-]/g, '');
  // Checked before upper-casing, which turns other letters into ASCII: 'ﬂ' becomes 'FL'.
  return /^[A-Za-z0-9]+$/.test(symbols) && code.includes(symbols.toUpperCase());
}

function matches(code: OwnedCode, search: string): boolean {
  if (normaliseCode(search) === code.code) return true;
  const text = fold([code.title, code.suburb, code.city, code.province].join(' '));
  const words = fold(search).split(/\s+/).filter(Boolean);
  return isPartOf(code.code, search) || words.every((word) => text.includes(word));
}

type Compare = (a: OwnedCode, b: OwnedCode) => number;
const byCreated: Compare = (a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt));
const comparisons: Record<SortOrder, () => Compare> = {
  'created-asc': () => byCreated,
  'created-desc': () => (a, b) => byCreated(b, a),
  'title-asc': byTitle,
  'title-desc': () => {
    const compare = byTitle();
    return (a, b) => compare(b, a);
  },
};

/** Without regard to case and accents, and 9 before 10. */
function byTitle(): Compare {
  const { compare } = new Intl.Collator('en-ZA', { sensitivity: 'base', numeric: true });
  return (a, b) => compare(a.title, b.title);
}

function filtersOf(selection: Selection) {
  const province = selection.province === 'all' ? '' : (selection.province ?? '');
  return { search: cleanText(selection.search ?? ''), province };
}

/** Whether all codes have to be read for a page. */
export function isSelection(selection: Selection): boolean {
  const { search, province } = filtersOf(selection);
  return search !== '' || province !== '' || selection.sortBy !== 'created-desc';
}

/** One person's codes, searched, filtered and sorted in memory: a hundred are three read units. */
export function selectCodes(codes: readonly OwnedCode[], selection: Selection): OwnedCode[] {
  const { search, province } = filtersOf(selection);
  return codes
    .filter((code) => province === '' || code.province === province)
    .filter((code) => search === '' || matches(code, search))
    .sort(comparisons[selection.sortBy]());
}

/** The person's own codes that may have been meant where a search for a code finds none. Reads nothing more. */
export function meantCodes(codes: readonly OwnedCode[], search: string): OwnedCode[] {
  const candidates = [...lookAlikeCandidates(search), ...oneMistakeCandidates(search)];
  return codes.filter(({ code }) => candidates.includes(code)).slice(0, maxSuggestions);
}
