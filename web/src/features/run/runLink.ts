import { normaliseCode } from '#shared/domain/code.ts';
import type { Run } from './run.ts';

const start = '#stops=';
const addStart = '#add=';

/** The codes and their order, for a second driver. Behind the #, which no server sees; names and numbers stay here. */
export const runLink = ({ stops }: Run, origin: string): string =>
  `${origin}/run${start}${stops.map(({ code }) => code).join('.')}`;

/** The codes of a link. @returns null for another fragment */
export function codesOfFragment(fragment: string): string[] | null {
  if (!fragment.startsWith(start)) return null;
  const codes = fragment
    .slice(start.length)
    .split('.')
    .flatMap((code) => normaliseCode(code) ?? []);
  return codes.length === 0 ? null : [...new Set(codes)];
}

/** The code that the page of a code adds (brand/AddToRun.tsx). @returns null for another fragment */
export function addedCode(fragment: string): string | null {
  return fragment.startsWith(addStart) ? normaliseCode(fragment.slice(addStart.length)) : null;
}

/** A link of ours, whatever it has. */
export const isRunLink = (fragment: string): boolean =>
  fragment.startsWith(start) || fragment.startsWith(addStart);
