import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { OpenedRequest } from '#shared/contract/changeRequests.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

const loadDialog = () => import('./DecideDialog.tsx');
const DecideDialog = lazy(async () => ({ default: (await loadDialog()).DecideDialog }));

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** The buttons while it is pending; nothing afterwards. */
export function Decision({ request }: { request: OpenedRequest }): ReactElement | null {
  const [decision, setDecision] = useState<'approve' | 'reject' | null>(null);
  if (request.status !== 'pending') return null;
  if (!request.canDecide) {
    return <Notice>This is your own change request. Another admin has to decide on it.</Notice>;
  }
  const open = { onPointerEnter: () => void loadDialog(), onFocus: () => void loadDialog() };
  return (
    <>
      <Buttons>
        <Button size="lg" {...open} onClick={() => setDecision('approve')}>
          Approve
        </Button>
        <Button size="lg" variant="outline" {...open} onClick={() => setDecision('reject')}>
          Reject
        </Button>
      </Buttons>
      {decision === null ? null : (
        <Suspense fallback={null}>
          <DecideDialog request={request} decision={decision} onClose={() => setDecision(null)} />
        </Suspense>
      )}
    </>
  );
}
