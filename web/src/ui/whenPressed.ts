/**
 * Calls back at each press of what a selector matches, before and without the app. Captured: the first press of a button
 * is else recorded for the app (earlyClick.ts).
 * @param isDone ends the event: neither is the app needed for it, nor does React know of it, and no link is followed
 */
export function whenPressed(
  selector: string,
  callBack: (pressed: HTMLElement) => void,
  isDone = false,
  signal?: AbortSignal,
): void {
  const onClick = (event: Event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (pressed === null) return;
    if (isDone) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    callBack(pressed);
  };
  document.addEventListener('click', onClick, { capture: true, signal } as AddEventListenerOptions);
}
