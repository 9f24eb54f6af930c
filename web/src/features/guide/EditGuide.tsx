import type { ReactElement } from 'react';
import { normaliseCode } from '#shared/domain/code.ts';
import { t } from '#shared/text/t.ts';
import { LoadingScreen } from '#web/brand/LoadingScreen.tsx';
import { GuideEditor } from './GuideEditor.tsx';
import { GuideFailed, NothingThere, NotYours } from './GuideProblem.tsx';
import { useNewestGuide } from './useNewestGuide.ts';

/** docs/product/guides.md#the-page-of-the-owner */
export function EditGuide({ typed }: { typed: string }): ReactElement {
  const code = normaliseCode(typed);
  const { zarCode, error, retry, reload } = useNewestGuide(code);
  if (code === null || error?.status === 404) return <NothingThere typed={typed} />;
  if (error !== null) return <GuideFailed onRetry={retry} />;
  if (zarCode === null) return <LoadingScreen text={t`Loading ZarCode...`} />;
  if (!('version' in zarCode)) return <NotYours zarcode={zarCode.zarcode} />;
  return <GuideEditor zarCode={zarCode} onReload={reload} />;
}
