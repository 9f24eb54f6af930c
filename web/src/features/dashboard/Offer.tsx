import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';

const Box = chakra('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    px: { base: '4', md: '6' },
    py: '4',
    borderRadius: 'xl',
    borderInlineStart: '8px solid',
    borderColor: 'sun',
    bg: 'bg.sun',
    color: 'fg.onSun',
    '& p, & strong': { overflowWrap: 'anywhere' },
  },
});

interface OfferProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
  onDismiss?: () => void;
}

/** Something unfinished or ready to use, with the one button that goes on with it. */
export function Offer({ title, children, action, onDismiss }: OfferProps): ReactElement {
  return (
    <Box aria-label={title}>
      <chakra.div flex="1" minW="min(14rem, 100%)">
        <chakra.p fontWeight="bold" fontSize="lg">
          {title}
        </chakra.p>
        <p>{children}</p>
      </chakra.div>
      <chakra.div display="flex" gap="1" alignItems="center">
        {action}
        {onDismiss === undefined ? null : (
          <Button
            variant="ghost"
            size="icon"
            color="inherit"
            aria-label={t`Dismiss: ${title}`}
            onClick={onDismiss}
          >
            <X aria-hidden="true" />
          </Button>
        )}
      </chakra.div>
    </Box>
  );
}
