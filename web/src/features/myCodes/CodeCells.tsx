import { useNavigate } from '@tanstack/react-router';
import { Eye, FilePen, Map as MapIcon, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowAction, RowActions } from '#web/ui/list/RowActions.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { RequestTag, requestLabels } from './RequestState.tsx';
import type { CodeHandlers } from './useCodeDialogs.tsx';
import { useOpenRequest } from './useOpenRequest.ts';

export function CodeLocation({ code }: { code: ZarCodeCard }): ReactElement {
  return (
    <TitleCell title={code.title} line={placeLine(code.suburb, code.city, code.province)}>
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
  const navigate = useNavigate();
  return (
    <RowActions>
      <RowAction label={`View details of ${shown}`} icon={Eye} onSelect={() => onOpen(code)} />
      {open?.status === 'approved' ? (
        <RowAction
          label={`Edit Now: ${shown}`}
          icon={FilePen}
          onSelect={() => void navigate({ to: '/zarcodes/$code/edit', params: { code: shown } })}
        />
      ) : (
        <RowAction
          label={open === null ? `Request change of ${shown}` : `${requestLabels[open.status]}: ${shown}`}
          icon={FilePen}
          disabled={open !== null}
          onSelect={() => onRequestChange(code.zarcode)}
        />
      )}
      <CopyButton text={shown} what="ZarCode" variant="ghost" />
      <RowAction label={`Delete ${shown}`} icon={Trash2} danger onSelect={() => onDelete(code)} />
    </RowActions>
  );
}
