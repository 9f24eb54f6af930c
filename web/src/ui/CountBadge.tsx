import type { ReactElement } from 'react';
import { Badge } from './Badge.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const maxShown = 99; // docs/product/paths.md#navigation

interface CountBadgeProps {
  count: number;
  /** What is counted, for screen readers: "unread". */
  label: string;
}

/** How many wait for attention; nothing at 0. */
export function CountBadge({ count, label }: CountBadgeProps): ReactElement | null {
  if (count === 0) return null;
  return (
    <Badge tone="alert" shape="count">
      {count > maxShown ? `${maxShown}+` : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </Badge>
  );
}
