import { Eye, FilePen, Map as MapIcon, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { copyChoice } from '#web/brand/codeChoices.ts';
import { LevelBadge } from '#web/brand/LevelBadge.tsx';
import { shownCode } from '#web/brand/shownCode.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowActions } from '#web/ui/list/RowActions.tsx';
import { type RowChoice, RowChoices } from '#web/ui/list/RowChoices.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { RequestTag, requestLabels } from './RequestState.tsx';
import type { CodeHandlers } from './useCodeDialogs.tsx';
import { useOpenRequest } from './useOpenRequest.ts';

export function CodeLocation({ code }: { code: ZarCodeCard }): ReactElement {
  return (
    <TitleCell title={code.title} lang="" line={placeLine(code.suburb, code.city, code.province)}>
      <LevelBadge level={code.visibility} />
      <RequestTag zarcode={code.zarcode} />
    </TitleCell>
  );
}

export function MapsLink({ zarcode }: { zarcode: string }): ReactElement {
  const code = shownCode(zarcode);
  return (
    <RowActions>
      <LinkButton
        to="/zarcodes/$code"
        params={{ code }}
        variant="ghost"
        size="sm"
        aria-label={t`Map of ${code}`}
      >
        <MapIcon aria-hidden="true" />
        {t`Map`}
      </LinkButton>
    </RowActions>
  );
}

interface CodeActionsProps extends CodeHandlers {
  code: ZarCodeCard;
}

export function CodeActions({ code, onOpen, onRequestChange, onDelete }: CodeActionsProps): ReactElement {
  const shown = shownCode(code.zarcode);
  const open = useOpenRequest(code.zarcode);
  const choices: readonly RowChoice[] = [
    { label: t`View details of ${shown}`, text: t`Details`, icon: Eye, onSelect: () => onOpen(code) },
    {
      label: open === null ? t`Request change to ${shown}` : `${requestLabels[open.status]}: ${shown}`,
      text: t`Change`,
      menuText: open === null ? t`Request change` : requestLabels[open.status],
      icon: FilePen,
      disabled: open !== null,
      onSelect: () => onRequestChange(code.zarcode),
    },
    copyChoice(shown),
    {
      label: t`Delete ${shown}`,
      text: t`Delete`,
      icon: Trash2,
      danger: true,
      onSelect: () => onDelete(code),
    },
  ];
  return <RowChoices menuLabel={t`Actions for ${shown}`} choices={choices} />;
}
