import { chakra, Flex } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

const Box = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    p: '4',
    borderRadius: 'lg',
    borderWidth: '1px',
    '& > svg': { flexShrink: 0, mt: '0.5' },
  },
  variants: {
    tone: {
      info: { bg: 'bg.sun', color: 'fg.onSun', borderColor: 'sunDeep' },
      error: { bg: 'bg.error', color: 'fg.error', borderColor: 'border.error' },
      success: { bg: 'bg.success', color: 'fg.success', borderColor: 'fg.success' },
    },
  },
});

const icons = { info: Info, error: CircleAlert, success: CircleCheck } as const;

interface NoticeProps {
  tone?: keyof typeof icons;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A message that stays on the page. Errors are read out at once. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps): ReactElement {
  const Icon = icons[tone];
  return (
    <Box tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      <Icon size={22} aria-hidden="true" />
      <Flex flex="1" gap="3" wrap="wrap" align="center" justify="space-between" minW="0">
        <chakra.div flex="1" minW="min(12rem, 100%)">
          {title === undefined ? null : <chakra.p fontWeight="bold">{title}</chakra.p>}
          {children}
        </chakra.div>
        {action}
      </Flex>
    </Box>
  );
}
