import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { RowChoices } from '#web/ui/list/RowChoices.tsx';
import { copyChoice, viewChoice } from './codeChoices.ts';
import { shownCode } from './shownCode.ts';

export function CodeRowActions({ zarcode }: { zarcode: string }): ReactElement {
  const shown = shownCode(zarcode);
  return <RowChoices menuLabel={t`Actions for ${shown}`} choices={[copyChoice(shown), viewChoice(shown)]} />;
}
