import { chakra } from '@chakra-ui/react';
import { Eye, FilePen, Map as MapIcon, Trash2 } from 'lucide-react';
import type { MouseEvent, ReactElement } from 'react';
import type { ZarCodeCard } from '#shared/contract/zarcodes.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { requestLabels } from './RequestState.tsx';
import { useOpenRequest } from './useOpenRequest.ts';

// The row around the buttons opens the details.
const onlyThis = (event: MouseEvent) => event.stopPropagation();

export function MapsLink({ zarcode }: { zarcode: string }): ReactElement {
  const code = shownCode(zarcode);
  return (
    <LinkButton
      to="/zarcodes/$code"
      params={{ code }}
      variant="ghost"
      size="sm"
      ms={{ md: '-3' }}
      onClick={onlyThis}
      aria-label={`Map of ${code}`}
    >
      <MapIcon aria-hidden="true" />
      Map
    </LinkButton>
  );
}

interface CodeActionsProps {
  code: ZarCodeCard;
  onOpen: (code: ZarCodeCard) => void;
  onRequestChange: (code: string) => void;
  onDelete: (code: ZarCodeCard) => void;
}

export function CodeActions({ code, onOpen, onRequestChange, onDelete }: CodeActionsProps): ReactElement {
  const shown = shownCode(code.zarcode);
  const open = useOpenRequest(code.zarcode);
  return (
    <chakra.div display="flex" ms={{ md: '-3' }} onClick={onlyThis}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`View details of ${shown}`}
        onClick={() => onOpen(code)}
      >
        <Eye aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        // Can be reached all the same: its name says why, and after a request the focus comes back to it.
        aria-disabled={open !== null || undefined}
        aria-label={open === null ? `Request change of ${shown}` : `${requestLabels[open.status]}: ${shown}`}
        onClick={open === null ? () => onRequestChange(code.zarcode) : undefined}
      >
        <FilePen aria-hidden="true" />
      </Button>
      <CopyButton text={shown} what="ZarCode" variant="ghost" />
      <Button
        variant="ghost"
        size="icon"
        color="fg.error"
        aria-label={`Delete ${shown}`}
        onClick={() => onDelete(code)}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </chakra.div>
  );
}
