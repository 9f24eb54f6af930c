import type { ReactElement } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A ToastAction. */
  action?: ReactElement;
  /** Shown until this time, also under the pointer: the action is possible no longer. */
  until?: number;
}

export interface ShownToast extends ToastMessage {
  /** Distinguishes two toasts with the same words. */
  id: number;
}

let shown: ShownToast | null = null;
let count = 0;
const subscribers = new Set<() => void>();

function show(next: ShownToast | null): void {
  shown = next;
  for (const subscriber of subscribers) subscriber();
}

/** One toast at a time: a new one replaces the old (docs/product/look.md#toasts). ToastCard.tsx closes it. */
export function toast(message: ToastMessage): void {
  count += 1;
  show({ ...message, id: count });
}

export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

export function currentToast(): ShownToast | null {
  return shown;
}

export function subscribeToasts(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}
