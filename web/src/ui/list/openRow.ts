import type { MouseEvent } from 'react';

/** A click anywhere on a row opens it; the keyboard has the link or the button in the row. */
export function openRow(event: MouseEvent<HTMLElement>, onOpen: (() => void) | undefined): void {
  const { currentTarget: row, target, ctrlKey, metaKey, shiftKey } = event;
  // React also reports clicks in what a row has opened elsewhere in the document, such as a menu.
  if (!(target instanceof Element) || !row.contains(target)) return;
  if (
    target.closest('a, button, input, select, label, [role=menu]') !== null ||
    getSelection()?.type === 'Range'
  )
    return;
  const link = row.querySelector('a[data-row-link]');
  if (link === null) onOpen?.();
  else
    link.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
    );
}
