import { useSyncExternalStore } from 'react';
import { type Appearance, appearance, watchAppearance } from './appearance.ts';

/** Apart from appearance.ts, which maps use without React. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(watchAppearance, appearance, () => 'system');
}
