/** Dates in South African time. */
import { t } from '#shared/text/t.ts';

// Africa/Johannesburg has been UTC+2 without daylight saving since 1944 (IANA tz database), so no Intl.
const johannesburgOffsetMs = 2 * 60 * 60 * 1000;

function johannesburgIso(date: Date): string {
  return new Date(date.getTime() + johannesburgOffsetMs).toISOString();
}

/** '2025-08' */
export function monthInJohannesburg(date: Date): string {
  return johannesburgIso(date).slice(0, 7);
}

/** The last millisecond of a month: '2025-08' → 31 August 21:59:59.999 UTC. */
export function endOfMonth(month: string): Date {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1) - johannesburgOffsetMs - 1);
}

/** '2025-01' → '2024-12' */
export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);
}

/** '2025-08-31' */
export function dayInJohannesburg(date: Date): string {
  return johannesburgIso(date).slice(0, 10);
}

/** The oldest first, with the given one as the last: ('2025-01', 2) → '2024-12', '2025-01'. */
export function monthsUpTo(month: string, count: number): string[] {
  const months = [month];
  while (months.length < count) months.unshift(monthBefore(months[0] ?? month));
  return months;
}

export const dayMs = 24 * 60 * 60 * 1000;

/** '2025-08-31' → 30 August 22:00 UTC. */
export function startOfDay(day: string): Date {
  return new Date(Date.parse(day) - johannesburgOffsetMs);
}

/** The next day's start. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + dayMs);
}

/** The latest first: ('2025-08-01', 2) → '2025-07-31', '2025-07-30'. */
export function daysBefore(day: string, count: number): string[] {
  const start = Date.parse(day);
  return Array.from({ length: count }, (_, index) =>
    new Date(start - (index + 1) * dayMs).toISOString().slice(0, 10),
  );
}

/** Both included: ('2025-07-31', '2025-08-01') → both. None where the first is later. */
export function daysBetween(from: string, to: string): string[] {
  const count = Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
  );
}

/** Short ones are no beginnings of the long ones: Sesotho has two months that begin alike. */
const longMonths = () =>
  t`January February March April May June July August September October November December`.split(' ');
const shortMonths = () => t`Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec`.split(' ');

function johannesburgParts(at: string): { day: number; month: number; year: string; time: string } {
  const iso = johannesburgIso(new Date(at));
  return {
    day: Number(iso.slice(8, 10)),
    month: Number(iso.slice(5, 7)) - 1,
    year: iso.slice(0, 4),
    time: iso.slice(11, 16),
  };
}

// No Intl.DateTimeFormat for the texts either: creating one takes a slow phone 40 ms, and its versions abbreviate
// September differently, so that a prerendered page would not match the browser's text.

/** @param at an ISO time @returns '7 Mar 2026' */
export function shownDay(at: string): string {
  const { day, month, year } = johannesburgParts(at);
  return `${day} ${shortMonths()[month]} ${year}`;
}

/** @param at an ISO time @returns '7 Mar 2026, 14:05' */
export function shownTime(at: string): string {
  return `${shownDay(at)}, ${johannesburgParts(at).time}`;
}

/** @param at an ISO time @returns '7 March 2026' */
export function shownLongDay(at: string): string {
  const { day, month, year } = johannesburgParts(at);
  return `${day} ${longMonths()[month]} ${year}`;
}

/** @param month as '2026-03' @returns 'March 2026' */
export function shownMonth(month: string): string {
  return shownLongDay(`${month}-01`).slice(2);
}
