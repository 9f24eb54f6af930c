import { FilePen, Handshake, Lock, Signpost, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { copyChoice, viewChoice } from '#web/brand/codeChoices.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { RowChoices } from '#web/ui/list/RowChoices.tsx';

interface CreatorCodeActionsProps {
  code: ShownCard;
  onDelete: (code: ShownCard) => void;
  onVisibility: (code: ShownCard) => void;
  onSlip: (code: ShownCard) => void;
}

export function CreatorCodeActions({
  code,
  onDelete,
  onVisibility,
  onSlip,
}: CreatorCodeActionsProps): ReactElement {
  const shown = shownCode(code.zarcode);
  const edit = { to: '/creator/edit-zarcode/$code', params: { code: shown } } as const;
  const guide = { to: '/zarcodes/$code/guide', params: { code: shown } } as const;
  return (
    <RowChoices
      menuLabel={t`Actions for ${shown}`}
      choices={[
        copyChoice(shown),
        viewChoice(shown),
        { label: t`Edit ${shown}`, text: t`Edit`, icon: FilePen, link: edit },
        { label: t`Directions to ${shown}`, text: t`Directions`, icon: Signpost, link: guide },
        {
          label: t`Who can see ${shown}`,
          text: t`Who can see it`,
          icon: Lock,
          onSelect: () => onVisibility(code),
        },
        {
          label: t`Claim slip of ${shown}`,
          text: t`Claim slip`,
          icon: Handshake,
          onSelect: () => onSlip(code),
        },
        {
          label: t`Delete ${shown}`,
          text: t`Delete`,
          icon: Trash2,
          danger: true,
          onSelect: () => onDelete(code),
        },
      ]}
    />
  );
}
