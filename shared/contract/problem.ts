import * as z from 'zod';
import { type ErrorBody, type ErrorCode, errorStatus, maxSuggestions } from './errors.ts';

/**
 * An error of the API for programs: https://www.rfc-editor.org/rfc/rfc9457. `type` is an address of the page for
 * developers that says what the code means.
 */
export const problem = () =>
  z.object({
    type: z.url(),
    title: z.string(),
    status: z.number(),
    detail: z.string(),
    code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
    fields: z.record(z.string(), z.string()).optional(),
    suggestions: z
      .array(z.object({ code: z.string(), city: z.string(), province: z.string() }))
      .max(maxSuggestions)
      .optional(),
  });
export type Problem = z.output<ReturnType<typeof problem>>;

export const problemType = 'application/problem+json; charset=utf-8';

export function problemOf(appUrl: string, { message, code, fields, suggestions }: ErrorBody): Problem {
  return {
    type: `${appUrl}/developers#${code}`,
    title: titleOf(code),
    status: errorStatus[code],
    detail: message,
    code,
    ...(fields && { fields }),
    ...(suggestions && {
      suggestions: suggestions.map(({ zarcode, city, province }) => ({ code: zarcode, city, province })),
    }),
  };
}

/** The same for each problem of a type: `key_in_url` → `Key in url`. */
function titleOf(code: string): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
