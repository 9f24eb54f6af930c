import type { ReactElement, ReactNode } from 'react';
import { TextLink } from '#web/ui/TextLink.tsx';

export const bundleAnchor = (id: string) => `bundle-${id}`;

/** To a bundle on its tab. */
export function BundleLink({ id, children }: { id: string; children: ReactNode }): ReactElement {
  return (
    <TextLink to="/payments" search={{ tab: 'bundles' } as never} hash={bundleAnchor(id)}>
      {children}
    </TextLink>
  );
}
