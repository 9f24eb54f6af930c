import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Upload } from './useUploads.ts';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '4',
    pe: '2',
    py: '2',
    borderRadius: 'lg',
    borderWidth: '1px',
    bg: 'bg.panel',
  },
});

const Bar = chakra('progress', {
  base: {
    display: 'block',
    width: 'full',
    height: '2',
    mt: '1',
    accentColor: 'var(--chakra-colors-primary)',
  },
});

interface UploadRowProps {
  upload: Upload;
  onDismiss: () => void;
}

/** One file on its way, or why it did not arrive. */
export function UploadRow({ upload, onDismiss }: UploadRowProps): ReactElement {
  const { name, sent, problem } = upload;
  const state = sent < 1 ? `${Math.round(sent * 100)} %` : t`Being prepared...`;
  return (
    <Row>
      <chakra.div flex="1" minW="0">
        <chakra.p fontSize="sm" fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.p>
        {problem === null ? (
          <>
            <chakra.p fontSize="sm" color="fg.muted">
              {state}
            </chakra.p>
            <Bar aria-label={t`Sending ${name}`} max={1} value={sent < 1 ? sent : undefined} />
          </>
        ) : (
          <chakra.p role="alert" fontSize="sm" color="fg.error" fontWeight="semibold">
            {problem}
          </chakra.p>
        )}
      </chakra.div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={problem === null ? t`Cancel ${name}` : t`Dismiss ${name}`}
        onClick={onDismiss}
      >
        <X aria-hidden="true" />
      </Button>
    </Row>
  );
}
