import type { RepeatOrder } from '#shared/contract/user.ts';
import type { PendingCode } from '#web/storage/pendingCode.ts';

type Place = Extract<RepeatOrder, { zarcode: unknown }>['zarcode'];

/** The form of a code that was ordered: its terms were agreed to with that order. */
export function pendingFrom(place: Place): PendingCode {
  const { title, city, province, latitude, longitude, ...optional } = place;
  const given = Object.entries(optional).filter(([, value]) => value !== '');
  return {
    ...Object.fromEntries(given),
    title,
    city,
    province,
    latitude,
    longitude,
    country: 'South Africa',
    termsConfirmed: true,
  };
}

/** Whether nothing is lost where one takes the place of the other. */
export function sameCode(one: PendingCode, other: PendingCode): boolean {
  const text = (code: PendingCode) =>
    JSON.stringify(
      Object.entries(code)
        .filter(([name, value]) => value !== '' && !['country', 'termsConfirmed', 'useBundle'].includes(name))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    );
  return text(one) === text(other);
}
