/** Dates as people in South Africa see them. */

// Africa/Johannesburg has been UTC+2 without daylight saving since 1944 (IANA tz database), so no Intl.
const johannesburgOffsetMs = 2 * 60 * 60 * 1000;

function johannesburgIso(date: Date): string {
  return new Date(date.getTime() + johannesburgOffsetMs).toISOString();
}

/** '2025-08' */
export function monthInJohannesburg(date: Date): string {
  return johannesburgIso(date).slice(0, 7);
}

/** '2025-08-31' */
export function dayInJohannesburg(date: Date): string {
  return johannesburgIso(date).slice(0, 10);
}

/** A day as people here write it, for `Intl.DateTimeFormat`: '7 Mar 2026'. */
export const dayFormat = {
  dateStyle: 'medium',
  timeZone: 'Africa/Johannesburg',
} as const satisfies Intl.DateTimeFormatOptions;

/** @param at an ISO time */
export function shownDay(at: string): string {
  return new Intl.DateTimeFormat('en-ZA', dayFormat).format(new Date(at));
}
