import type { ReactElement } from 'react';
import type { Visibility } from '#shared/domain/visibility.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { levelLabels } from './levelLabels.ts';

/** Who sees a code. Nothing where everybody does, as most are. */
export function LevelBadge({ level = 'public' }: { level?: Visibility | undefined }): ReactElement | null {
  return level === 'public' ? null : <Badge tone="muted">{levelLabels[level]}</Badge>;
}
