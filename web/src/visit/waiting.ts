import { whenNear } from '#web/ui/whenNear.ts';

/** What people type into, except for the search (visit/search.ts), and the map, which has its buttons from the app. */
const fields = 'input:not([role=combobox]), textarea, select, [role=application]';

/** Links work without the app and often lead away from here; so do what opens by itself, a toast and visit/foundIt.ts. */
const withoutApp = 'a[href], summary, dialog, [role=combobox], [data-toaster]';

/** Where storage is refused nothing is stored. */
function isTrue(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

export const hasToken = (): boolean => isTrue(() => 'auth_token' in localStorage);

/** What a page with a form shows of this device (storage/): it is then not as it was written. */
const hasStored = () =>
  isTrue(() => sessionStorage.length > 0 || 'signup_email' in localStorage || 'run' in localStorage);

/** Whether the page came with all that a visitor sees, so that it can wait for the app (decision 0014). */
export function isWaiting(root: HTMLElement): boolean {
  // Those that are filled in have a name; another driver's stops stand behind the #.
  const hasForm = document.querySelector('form[name]') !== null;
  const isFilled = hasForm && (location.hash !== '' || hasStored());
  return root.firstElementChild !== null && !root.inert && !hasToken() && !isFilled;
}

const isOn = ({ target }: Event, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Calls back once, at the first sign that somebody needs the app (docs/product/offline.md#pages-that-wait). */
export function whenNeeded(callBack: () => void): () => void {
  const { dataset } = document.documentElement;
  const off = new AbortController();
  const need = () => {
    if (off.signal.aborted) return;
    off.abort();
    if ('saving' in dataset) dataset['saving'] = 'loading';
    callBack();
  };
  const on = <T extends Event>(target: EventTarget, type: string, isNeed: (event: T) => boolean) =>
    // Captured: others end the events of buttons (ui/earlyClick.ts).
    target.addEventListener(type, (event) => isNeed(event as T) && need(), {
      capture: true,
      signal: off.signal,
    });
  // A mouse is at a computer, whose connection is rarely dear; one that rests is reported without a movement. A finger
  // moves over a page to scroll it.
  on<PointerEvent>(document, 'pointermove', ({ pointerType, movementX, movementY }) => {
    const isMoved = movementX !== 0 || movementY !== 0;
    return isMoved && pointerType === 'mouse' && !('saving' in dataset);
  });
  for (const type of ['focusin', 'input']) on(document, type, (event) => isOn(event, fields));
  on(document, 'click', (event) => !isOn(event, withoutApp));
  // Signed in in another tab, or before this page was left, which Back brings up again as it was.
  on(window, 'storage', hasToken);
  on(window, 'pageshow', hasToken);
  if (document.activeElement?.matches(fields)) need();
  if (!('saving' in dataset))
    for (const element of document.querySelectorAll('[data-needs-app]')) whenNear(element, need, '0px');
  return need;
}
