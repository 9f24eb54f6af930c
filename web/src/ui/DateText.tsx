import type { ReactElement } from 'react';

// Dates are South Africa's, wherever the browser is.
const day = new Intl.DateTimeFormat('en-ZA', { dateStyle: 'medium', timeZone: 'Africa/Johannesburg' });
const dayAndTime = new Intl.DateTimeFormat('en-ZA', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Johannesburg',
});

interface DateTextProps {
  /** An ISO time. */
  at: string;
  time?: boolean;
}

export function DateText({ at, time = false }: DateTextProps): ReactElement {
  return <time dateTime={at}>{(time ? dayAndTime : day).format(new Date(at))}</time>;
}
