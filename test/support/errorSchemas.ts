import type * as z from 'zod';
import { errorBody } from '#shared/contract/errors.ts';
import { problem } from '#shared/contract/problem.ts';
import type { Answer } from './invoke.ts';

const isProblem = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  headers['content-type'] === 'application/problem+json; charset=utf-8';

/** What the body of a refusal has to be: of a route for programs of others it is a problem. */
export const errorSchemaOf = (answer: Answer): z.ZodType =>
  (isProblem(answer) ? problem() : errorBody()).strict();

/** Its sentence for people. */
export const sentenceOf = (answer: Answer): string =>
  isProblem(answer) ? answer.body.detail : answer.body.message;
