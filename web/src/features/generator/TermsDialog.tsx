import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

const Terms = chakra('ul', { base: { display: 'grid', gap: '3', ps: '5', listStyle: 'disc' } });

export function TermsDialog({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <Dialog
      title="Before you make a code"
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Terms>
        <li>
          A ZarCode is public: anyone who has it or finds it sees the title, the description, the address and
          the exact position you enter here. Your e-mail address and your surname are not shown.
        </li>
        <li>
          Make codes only for places that you may publish: your own, or somebody's who has agreed to it. Do
          not enter what should stay private.
        </li>
        <li>What you enter must be true as far as you know, and neither unlawful nor offensive.</li>
        <li>
          You pay once for a code. It stays valid; it is never given to another place, even if you delete it.
        </li>
        <li>
          A ZarCode describes a position. It is not an official address, and it proves neither ownership nor
          residence.
        </li>
      </Terms>
    </Dialog>
  );
}
