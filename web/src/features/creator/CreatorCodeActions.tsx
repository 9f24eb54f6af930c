import { Eye, FilePen, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowAction, RowActions } from '#web/ui/list/RowActions.tsx';

interface CreatorCodeActionsProps {
  code: ZarCodeCard;
  onDelete: (code: ZarCodeCard) => void;
}

const look = { variant: 'ghost', size: 'icon' } as const;

export function CreatorCodeActions({ code, onDelete }: CreatorCodeActionsProps): ReactElement {
  const shown = shownCode(code.zarcode);
  const params = { code: shown };
  return (
    <RowActions>
      <CopyButton text={shown} what="ZarCode" variant="ghost" />
      <LinkButton to="/zarcodes/$code" params={params} {...look} aria-label={`View ZarCode ${shown}`}>
        <Eye aria-hidden="true" />
      </LinkButton>
      <LinkButton to="/creator/edit-zarcode/$code" params={params} {...look} aria-label={`Edit ${shown}`}>
        <FilePen aria-hidden="true" />
      </LinkButton>
      <RowAction label={`Delete ${shown}`} icon={Trash2} danger onSelect={() => onDelete(code)} />
    </RowActions>
  );
}
