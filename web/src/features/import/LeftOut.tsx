import type { ReactElement } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { Notice } from '#web/ui/Notice.tsx';
import type { PlaceTable } from './placeTable.ts';

/** What of a file becomes no place, or not as it is. */
export function LeftOut({ rows, lines, without, areas }: PlaceTable): ReactElement | null {
  const said = [
    areas === 0
      ? ''
      : plural(
          areas,
          t`${areas} area gets its ZarCode in its middle.`,
          t`${areas} areas get their ZarCodes in their middle.`,
        ),
    lines === 0
      ? ''
      : plural(
          lines,
          t`${lines} line, such as a road or a track, is left out.`,
          t`${lines} lines, such as roads and tracks, are left out.`,
        ),
    without === 0
      ? ''
      : plural(
          without,
          t`${without} entry without a place is left out.`,
          t`${without} entries without a place are left out.`,
        ),
  ].filter((text) => text !== '');
  if (rows.length === 0)
    return (
      <Notice tone="error">
        {t`There are no points in this file.`} {said.join(' ')}
      </Notice>
    );
  return said.length === 0 ? null : <Notice>{said.join(' ')}</Notice>;
}
