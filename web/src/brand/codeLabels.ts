import { t } from '#shared/text/t.ts';

/** By the values of the API's filters. */
export const kindLabels = { user: t`Bought`, creator: t`By a creator` } as const;
export const verifiedLabels = { true: t`Verified`, false: t`Not verified` } as const;
