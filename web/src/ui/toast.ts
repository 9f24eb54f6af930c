import { t } from '#shared/text/t.ts';

export interface ToastMessage {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** The one button, which F8 focuses. */
  action?: { label: string; onSelect: () => void };
  /** Shown until this time, also under the pointer: the action is possible no longer. */
  until?: number;
}

const shownMs = 5000; // docs/product/limits.md#timings-and-limits
const swipePx = 50; // the same; to the right

let card: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let beforeF8: Element | null = null;

/**
 * One toast at a time: a new one replaces the old (docs/product/look.md#toasts). Without React, because a visitor's page
 * has toasts before the app has loaded.
 */
export function toast(message: ToastMessage): void {
  clearTimeout(timer);
  card?.remove();
  card = cardOf(message);
  placeToast();
  closeLater(card, message.until);
}

/** Into its region (Toaster.tsx), once that is there. */
export function placeToast(): void {
  if (card !== null) document.querySelector('[data-toaster] > [role=status]')?.replaceChildren(card);
}

export function closeToast(): void {
  clearTimeout(timer);
  const closed = card;
  card = null;
  closed?.remove();
  // The focus was on it: back to where it was before F8.
  if (document.activeElement === document.body && beforeF8 instanceof HTMLElement)
    beforeF8.focus({ preventScroll: true });
  beforeF8 = null;
}

/** It stays while the pointer or the focus is on it. */
function closeLater(shown: HTMLElement, until: number | undefined): void {
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(closeToast, until === undefined ? shownMs : until - Date.now());
  };
  start();
  if (until !== undefined) return;
  for (const type of ['mouseenter', 'focusin']) shown.addEventListener(type, () => clearTimeout(timer));
  for (const type of ['mouseleave', 'focusout'])
    shown.addEventListener(type, () => shown === card && start());
}

function cardOf({ title, description, variant = 'default', action }: ToastMessage): HTMLElement {
  const shown = element('div', 'toast');
  shown.dataset['toast'] = '';
  shown.dataset['variant'] = variant;
  shown.tabIndex = -1;
  shown.addEventListener('keydown', ({ key }) => key === 'Escape' && closeToast());
  const text = element('div', 'toast-text');
  text.append(element('p', 'toast-title', title));
  if (description !== undefined) text.append(element('p', 'toast-description', description));
  shown.append(text);
  if (action !== undefined) shown.append(...actionOf(action));
  shown.append(closeButton());
  followSwipe(shown);
  return shown;
}

function element(tag: string, className: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}

function actionOf({ label, onSelect }: NonNullable<ToastMessage['action']>): HTMLElement[] {
  const button = element('button', 'toast-action', label);
  button.dataset['toastAction'] = '';
  button.addEventListener('click', onSelect);
  return [button, element('span', 'toast-hint', t`Press F8 to go to ${label}.`)];
}

const cross =
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

function closeButton(): HTMLElement {
  const button = element('button', 'toast-close');
  button.setAttribute('aria-label', t`Close notification`);
  button.innerHTML = cross;
  button.addEventListener('click', closeToast);
  return button;
}

/** Follows the finger to the right and closes beyond the threshold. */
function followSwipe(shown: HTMLElement): void {
  let start: number | null = null;
  const move = (by: number) => {
    shown.style.transform = by > 0 ? `translateX(${by}px)` : '';
  };
  const end = ({ type, clientX }: PointerEvent) => {
    const isFar = start !== null && clientX - start >= swipePx;
    start = null;
    move(0);
    if (isFar && type !== 'pointercancel') closeToast();
  };
  shown.addEventListener('pointerdown', ({ clientX }) => {
    start = clientX;
  });
  shown.addEventListener('pointermove', ({ clientX }) => start !== null && move(clientX - start));
  for (const type of ['pointerup', 'pointercancel', 'pointerleave'] as const)
    shown.addEventListener(type, end);
  // A mouse that swipes over selected words would else drag the words away.
  shown.addEventListener('dragstart', (event) => event.preventDefault());
}

/** F8 focuses the toast, or the region. Once per page. */
export function listenToF8(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    const region = document.querySelector<HTMLElement>('[data-toaster]');
    const active = document.activeElement;
    if (region?.contains(active) !== true) beforeF8 = active;
    (card?.querySelector<HTMLElement>('[data-toast-action]') ?? card ?? region)?.focus();
  });
}
