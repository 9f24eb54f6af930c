import { t } from '#shared/text/t.ts';

/** Below a field: how much of what it takes is used. */
export const charactersText = (used: number, max: number) => t`${used} of ${max} characters`;
