/** A code changes hands by a claim only: once, by a slip that counted, and with a note for who had it. */
import type { Entry, Journal } from '../journal.ts';
import { isCode } from './codes.ts';

const isClaim = ({ before, after }: Entry): boolean =>
  before?.['type'] === 'zarcode' &&
  after?.['type'] === 'zarcode' &&
  before['claimedAt'] === undefined &&
  after['claimedAt'] !== undefined;

export function claimProblems(journal: Journal): string[] {
  const claims = journal.filter(isCode).filter(isClaim);
  const written = journal.flatMap(({ after }) => (after === null ? [] : [after]));
  const used = journal.flatMap(({ before, after }) => {
    const isUsed = after?.['type'] === 'claimSlip' && after['claimedAt'] !== undefined;
    // Of a word that counted until then.
    return isUsed && before?.['hash'] !== undefined && before['claimedAt'] === undefined ? [after] : [];
  });
  const keyOf = (item: Readonly<Record<string, unknown>>) => `${item['code']} ${item['claimedAt']}`;
  const usedSlips = new Set(used.map(keyOf));
  const notes = new Set(
    written.filter(({ type }) => type === 'claimedCode').map((note) => `${note['pk']} ${keyOf(note)}`),
  );
  const edits = new Set(
    written
      .filter(({ type, claimed }) => type === 'edit' && claimed === true)
      .map(({ code, at }) => `${code} ${at}`),
  );
  return [
    ...claims.flatMap(({ before, after }) => {
      if (before === null || after === null) return [];
      const key = keyOf(after);
      return [
        ...(usedSlips.has(key) ? [] : [`${key} was claimed without a slip`]),
        ...(edits.has(key) ? [] : [`${key} was claimed, and its history does not say so`]),
        ...(notes.has(`CLAIMED#${before['ownerId']} ${key}`)
          ? []
          : [`${key} was claimed, and who had it has no note`]),
      ];
    }),
    ...(usedSlips.size === claims.length
      ? []
      : [`${usedSlips.size} slips were used for ${claims.length} claims`]),
  ];
}
