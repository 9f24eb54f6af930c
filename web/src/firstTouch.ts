import './theme/saving.css';

/**
 * For visitors of a code's page whose connection is slow or saves data (shared/edge/headScript.ts). A tap on a link
 * does not count: it works without the app, and often leads away from here. Nor does scrolling.
 */
export const isWaiting = () => document.documentElement.dataset['saving'] === 'waiting';

export function afterFirstTouch(go: () => void): void {
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href]') !== null) return;
    document.removeEventListener('click', onClick, { capture: true });
    document.documentElement.dataset['saving'] = 'loading';
    go();
  };
  // Captured: a press that is recorded goes no further (ui/earlyClick.ts).
  document.addEventListener('click', onClick, { capture: true });
}
