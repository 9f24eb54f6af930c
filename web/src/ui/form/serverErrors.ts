import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '#web/api/client.ts';

/** Puts the server's complaints beside the fields they are about; true when there was one to place. */
export function showServerErrors<T extends FieldValues>(
  error: unknown,
  known: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const placed = known.filter((name) => error.fields[name] !== undefined);
  for (const [index, name] of placed.entries()) {
    setError(name, { message: error.fields[name] ?? '' }, { shouldFocus: index === 0 });
  }
  return placed.length > 0;
}
