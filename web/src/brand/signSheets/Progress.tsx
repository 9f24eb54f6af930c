import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';

const Bar = chakra('progress', { base: { width: 'full', height: '3', accentColor: 'primary' } });

export function Progress({ label, done, of }: { label: string; done: number; of: number }): ReactElement {
  return (
    <div>
      <Bar max={of} value={done} aria-label={label} />
      <chakra.p fontSize="sm" color="fg.muted">
        {t`${done} of ${of}`}
      </chakra.p>
    </div>
  );
}
