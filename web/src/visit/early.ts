import { certainCode, formatCode } from '#shared/domain/code.ts';
import { storeInTab } from '#web/storage/inTab.ts';
import { whenPressed } from '#web/ui/whenPressed.ts';

/**
 * Links that lead to registering say in `data-purpose` what a visitor wanted: stored in the tab, because it has to outlast
 * registering and signing in.
 */
export function recordPurpose(): void {
  whenPressed('a[data-purpose]', ({ dataset }) => storeInTab('zarcodes.purpose', dataset['purpose']));
}

/** Enter on a complete code in the search opens its page. @returns stops that, once the app does it */
export function openTypedCode(): () => void {
  const open = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (key !== 'Enter' || !(target instanceof HTMLInputElement) || target.role !== 'combobox') return;
    const [typed = '', label] = target.value.split('/');
    const code = certainCode(typed);
    if (code === null) return;
    event.stopImmediatePropagation();
    location.assign(`/zarcodes/${formatCode(code)}${label ? `#${label.trim().toUpperCase()}` : ''}`);
  };
  document.addEventListener('keydown', open, { capture: true });
  return () => document.removeEventListener('keydown', open, { capture: true });
}
