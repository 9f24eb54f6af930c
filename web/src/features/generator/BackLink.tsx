import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';

const look = { variant: 'ghost', ps: '2', ms: '-2.5', mb: '2' } as const;

/** Creators come from their own dashboard. */
export function BackLink({ creator }: { creator: boolean }): ReactElement {
  const arrow = <ArrowLeft aria-hidden="true" />;
  return creator ? (
    <LinkButton to="/creator-dashboard" {...look}>
      {arrow}
      {t`Back to Creator Dashboard`}
    </LinkButton>
  ) : (
    <LinkButton to="/dashboard" {...look}>
      {arrow}
      {t`Back to Dashboard`}
    </LinkButton>
  );
}
