import './theme/early.css';

/**
 * Links that lead to registering say in `data-purpose` what a visitor wanted: stored in the tab, because it has to outlast
 * registering and signing in. As storage/purpose.ts reads it, which would bring the app along.
 */
export function recordPurpose(): void {
  document.addEventListener('click', ({ target }) => {
    const value = target instanceof Element ? target.closest('a')?.dataset['purpose'] : undefined;
    if (value === undefined) return;
    try {
      sessionStorage.setItem('zarcodes.purpose', JSON.stringify({ owner: '', value }));
    } catch {}
  });
}
