import type { ReactElement } from 'react';
import { dayFormat } from '#shared/domain/time.ts';

// Dates are South Africa's, wherever the browser is.
const day = new Intl.DateTimeFormat('en-ZA', dayFormat);
const dayAndTime = new Intl.DateTimeFormat('en-ZA', {
  ...dayFormat,
  timeStyle: 'short',
});

interface DateTextProps {
  /** An ISO time. */
  at: string;
  time?: boolean;
}

export function DateText({ at, time = false }: DateTextProps): ReactElement {
  // Where a page came with its content, the server's month names may be another edition than the browser's.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {(time ? dayAndTime : day).format(new Date(at))}
    </time>
  );
}
