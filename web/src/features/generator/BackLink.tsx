import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { AnchorButton, LinkButton } from '#web/ui/LinkButton.tsx';

const look = { variant: 'ghost', ps: '2', ms: '-2.5', mb: '2' } as const;

/** Creators come from their own dashboard. */
export function BackLink({ creator }: { creator: boolean }): ReactElement {
  const arrow = <ArrowLeft aria-hidden="true" />;
  return creator ? (
    <AnchorButton href="/creator-dashboard" {...look}>
      {arrow}
      Back to Creator Dashboard
    </AnchorButton>
  ) : (
    <LinkButton to="/dashboard" {...look}>
      {arrow}
      Back to Dashboard
    </LinkButton>
  );
}
