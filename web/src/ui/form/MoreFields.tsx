import { chakra } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { t } from '#shared/text/t.ts';

const Summary = chakra('summary', {
  base: {
    minH: 'touch',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    cursor: 'pointer',
    fontWeight: 'semibold',
    color: 'primary',
    // Browsers hide the triangle of a summary that is a flex box.
    _before: { content: '"+" / ""', width: '1.25rem', fontSize: 'xl', textAlign: 'center' },
    'details[open] > &': { mb: '2', _before: { content: '"\u2212" / ""' } },
  },
});

interface MoreFieldsProps {
  /** What is in them. */
  what: string;
  /** Something in them is wrong: they cannot be closed meanwhile. */
  open: boolean;
  children: ReactNode;
}

/** Fields that few people need. They are part of the form while they are closed. */
export function MoreFields({ what, open, children }: MoreFieldsProps): ReactElement {
  const [isOpen, setOpen] = useState(open);
  if (open && !isOpen) setOpen(true);
  return (
    <chakra.details mb="4" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>
        <span>
          {t`More`} <chakra.span fontWeight="normal">({what})</chakra.span>
        </span>
      </Summary>
      {children}
    </chakra.details>
  );
}
