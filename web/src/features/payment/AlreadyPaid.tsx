import { Navigate } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useState } from 'react';
import { shownCode } from '#web/brand/shownCode.ts';
import { paidOrder } from '#web/storage/paidOrder.ts';
import { useHistoryEntry } from './useHistoryEntry.ts';

/** Back from what was bought leads to it, and not to buying something else. */
export function AlreadyPaid({ children }: { children: ReactNode }): ReactNode | ReactElement {
  const entry = useHistoryEntry();
  // As the page opens: an order that is paid while it is open leads on by itself.
  const [placed] = useState(() => paidOrder.read());
  if (placed === null || !placed.isPaid || placed.entry !== entry) return children;
  if (placed.zarcode === undefined) return <Navigate to="/dashboard" replace />;
  return <Navigate to="/zarcodes/$code" params={{ code: shownCode(placed.zarcode) }} replace />;
}
