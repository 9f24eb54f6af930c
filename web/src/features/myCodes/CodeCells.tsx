import { Eye, FilePen, Map as MapIcon, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
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
    <TitleCell title={code.title} line={placeLine(code.suburb, code.city, code.province)}>
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
        aria-label={`Map of ${code}`}
      >
        <MapIcon aria-hidden="true" />
        Map
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
    { label: `View details of ${shown}`, text: 'Details', icon: Eye, onSelect: () => onOpen(code) },
    {
      label: open === null ? `Request change to ${shown}` : `${requestLabels[open.status]}: ${shown}`,
      text: 'Change',
      menuText: open === null ? 'Request change' : requestLabels[open.status],
      icon: FilePen,
      disabled: open !== null,
      onSelect: () => onRequestChange(code.zarcode),
    },
    copyChoice(shown),
    { label: `Delete ${shown}`, text: 'Delete', icon: Trash2, danger: true, onSelect: () => onDelete(code) },
  ];
  return <RowChoices menuLabel={`Actions for ${shown}`} choices={choices} />;
}
