import { chakra } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

const Sign = chakra('p', {
  base: {
    mt: '2',
    px: '4',
    py: '2.5',
    display: 'flex',
    maxW: 'full',
    gap: '3',
    alignItems: 'center',
    borderRadius: 'lg',
    borderWidth: '1px',
    borderColor: 'sunDeep',
    bg: 'bg.sun',
    color: 'fg.onSun',
    fontWeight: 'semibold',
    boxShadow: 'lg',
    '& > svg': { flexShrink: 0 },
  },
});

/** The frame's OfflineNotice loads it. */
export function OfflineSign({ children }: { children?: ReactNode }): ReactElement {
  return (
    <Sign>
      <WifiOff size={20} aria-hidden="true" />
      {children}
    </Sign>
  );
}
