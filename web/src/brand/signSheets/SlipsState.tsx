import type { ReactElement } from 'react';
import { plural, t } from '#shared/text/t.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Progress } from './Progress.tsx';
import type { useSlips } from './useSlips.ts';

interface SlipsStateProps {
  slips: ReturnType<typeof useSlips>;
  count: number;
  isSaved: boolean;
}

/** What the slips are good for before they are made; then how many there are, and which could not be made. */
export function SlipsState({ slips, count, isSaved }: SlipsStateProps): ReactElement {
  const { made, refused, busy, problem } = slips;
  const number = made.length;
  if (number + refused.length === 0 && !busy)
    return (
      <>
        <Notice title={t`Slips of before end`}>
          <p>{t`Each ZarCode gets a slip with a new word, which is shown only in the PDF. Where there was a slip, its word does not count any more.`}</p>
        </Notice>
        {problem === '' ? null : <Notice tone="error">{problem}</Notice>}
      </>
    );
  return (
    <>
      {busy ? <Progress label={t`Making the slips…`} done={number + refused.length} of={count} /> : null}
      {busy || number === 0 ? null : (
        <Notice tone="success">
          {isSaved
            ? t`The PDF is saved.`
            : plural(
                number,
                t`${number} slip is made. Its word can't be shown again: save the PDF before you close this.`,
                t`${number} slips are made. Their words can't be shown again: save the PDF before you close this.`,
              )}
        </Notice>
      )}
      {refused.length === 0 ? null : (
        <Notice tone="error" title={t`Without a slip`}>
          <ul>
            {refused.map(({ code, message }) => (
              <li key={code}>
                <strong>{code}</strong>: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {problem === '' ? null : <Notice tone="error">{problem}</Notice>}
    </>
  );
}
