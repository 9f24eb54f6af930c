import { FilePen, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { CodeRowActions } from '#web/brand/CodeRowActions.tsx';
import { shownCode } from '#web/brand/shownCode.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { RowAction } from '#web/ui/list/RowActions.tsx';

interface CreatorCodeActionsProps {
  code: ZarCodeCard;
  onDelete: (code: ZarCodeCard) => void;
}

export function CreatorCodeActions({ code, onDelete }: CreatorCodeActionsProps): ReactElement {
  const shown = shownCode(code.zarcode);
  return (
    <CodeRowActions zarcode={code.zarcode}>
      <LinkButton
        to="/creator/edit-zarcode/$code"
        params={{ code: shown }}
        variant="ghost"
        size="icon"
        aria-label={`Edit ${shown}`}
      >
        <FilePen aria-hidden="true" />
      </LinkButton>
      <RowAction label={`Delete ${shown}`} icon={Trash2} danger onSelect={() => onDelete(code)} />
    </CodeRowActions>
  );
}
