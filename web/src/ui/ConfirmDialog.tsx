import { lazy, type ReactElement, Suspense } from 'react';
import type { ConfirmProps } from './ConfirmDialogBody.tsx';

const Body = lazy(async () => ({ default: (await import('./ConfirmDialogBody.tsx')).ConfirmDialogBody }));

/** A question before something that cannot be undone. Mount it to open it; its code comes when first needed. */
export function ConfirmDialog(props: ConfirmProps): ReactElement {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
