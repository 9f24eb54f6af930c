import type { ReactElement } from 'react';
import { shownDay, shownTime } from '#shared/domain/time.ts';

interface DateTextProps {
  /** An ISO time. */
  at: string;
  time?: boolean;
}

/** Dates are South Africa's, wherever the browser is. */
export function DateText({ at, time = false }: DateTextProps): ReactElement {
  return <time dateTime={at}>{time ? shownTime(at) : shownDay(at)}</time>;
}
