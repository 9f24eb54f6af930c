import { FilePen, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { copyChoice, viewChoice } from '#web/brand/codeChoices.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { RowChoices } from '#web/ui/list/RowChoices.tsx';

interface CreatorCodeActionsProps {
  code: ZarCodeCard;
  onDelete: (code: ZarCodeCard) => void;
}

export function CreatorCodeActions({ code, onDelete }: CreatorCodeActionsProps): ReactElement {
  const shown = shownCode(code.zarcode);
  const edit = { to: '/creator/edit-zarcode/$code', params: { code: shown } } as const;
  return (
    <RowChoices
      menuLabel={`Actions for ${shown}`}
      choices={[
        copyChoice(shown),
        viewChoice(shown),
        { label: `Edit ${shown}`, text: 'Edit', icon: FilePen, link: edit },
        {
          label: `Delete ${shown}`,
          text: 'Delete',
          icon: Trash2,
          danger: true,
          onSelect: () => onDelete(code),
        },
      ]}
    />
  );
}
