import type { ReactElement } from 'react';
import { dayFormat } from '#shared/domain/time.ts';

type Kind = 'day' | 'dayAndTime';

// Dates are South Africa's, wherever the browser is.
const formats: Record<Kind, Intl.DateTimeFormatOptions> = {
  day: dayFormat,
  dayAndTime: { ...dayFormat, timeStyle: 'short' },
};
const made = new Map<Kind, Intl.DateTimeFormat>();

/** Made when first needed: each takes a slow phone 20 ms. */
function formatOf(kind: Kind): Intl.DateTimeFormat {
  const known = made.get(kind) ?? new Intl.DateTimeFormat('en-ZA', formats[kind]);
  made.set(kind, known);
  return known;
}

interface DateTextProps {
  /** An ISO time. */
  at: string;
  time?: boolean;
}

export function DateText({ at, time = false }: DateTextProps): ReactElement {
  // Where a page came with its content, the server's month names may be another edition than the browser's.
  return (
    <time dateTime={at} suppressHydrationWarning>
      {formatOf(time ? 'dayAndTime' : 'day').format(new Date(at))}
    </time>
  );
}
