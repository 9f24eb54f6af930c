import type { ReactElement } from 'react';
import { ScanStops } from './ScanStops.tsx';

export type ScanToShow = [
  show: (shown: ReactElement | null) => void,
  onAdded: (() => void) | undefined,
  onScan: ((isOpen: boolean) => void) | undefined,
];

export function openScanner(...[show, onAdded, onScan]: ScanToShow): void {
  const close = (hasAdded: boolean) => {
    show(null);
    onScan?.(false);
    if (hasAdded) onAdded?.();
  };
  show(<ScanStops onClose={close} />);
  onScan?.(true);
}
