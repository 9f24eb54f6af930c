import type { Edit } from '#functions/data/history.ts';
import { Place } from '#functions/data/place.ts';

/** What an edit changes, before and after; null where it changes nothing. */
export function changedFields(before: Place, after: Place): Pick<Edit, 'from' | 'to'> | null {
  const names = Place.unwrap()
    .keyof()
    .options.filter((name) => before[name] !== after[name]);
  if (names.length === 0) return null;
  const pick = (place: Place) => Object.fromEntries(names.map((name) => [name, place[name]]));
  return { from: pick(before), to: pick(after) };
}
