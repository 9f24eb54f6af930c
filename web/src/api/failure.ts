import type { AreaName } from '#shared/contract/route.ts';
import { ApiError, messageOf } from './client.ts';
import { refreshAreas } from './refresh.ts';

/** Somebody else has changed or deleted what is on the screen. */
const isOutdated = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 409);

/**
 * How a form or an action shows that its call failed.
 * @param fallback the sentence where the server gave none
 * @param areas to be fetched again where the screen is outdated
 */
export function failure(title: string, fallback: string, ...areas: readonly AreaName[]) {
  return (error: unknown) => {
    if (isOutdated(error)) refreshAreas(areas);
    return {
      title,
      message: messageOf(error, fallback),
      fields: error instanceof ApiError ? error.fields : {},
    };
  };
}
