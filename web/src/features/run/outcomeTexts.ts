import { t } from '#shared/text/t.ts';
import type { OutcomeKind } from './run.ts';

export const outcomeTexts: Readonly<Record<OutcomeKind, string>> = {
  delivered: t`Delivered`,
  nobodyHome: t`Nobody home`,
  notFound: t`Not found`,
  refused: t`Refused`,
  skipped: t`Skipped`,
};
