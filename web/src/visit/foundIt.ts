import { t } from '#shared/text/t.ts';
import '#web/ui/plainDialog.css';
import './foundIt.css';
import { normaliseCode } from '#shared/domain/code.ts';
import { maxGateAccuracyM } from '#shared/domain/gateAccuracy.ts';
import type { VisitResult } from '#shared/domain/visits.ts';
import { connectionText } from '#web/api/connectionText.ts';
import { exactPosition } from '#web/maps/exactPosition.ts';
import { deviceId } from '#web/storage/device.ts';
import { headersOf, readTabKey } from '#web/storage/openedCodes.ts';
import { closeToast, toast } from '#web/ui/toast.ts';
import { askedCode, type Left, leftKey } from './left.ts';

/** Who comes back earlier has only looked at the way. */
const minAwayMs = 2 * 60_000;
const shownMs = 5 * 60_000;

/** @param button “Found it?”; without it who has come back is asked, by a toast: they may be reading what to do on arrival */
export function arrive(button?: HTMLElement): void {
  if (button === undefined) askOnReturn();
  else askWhetherFound(button.dataset['foundIt'] ?? '');
}

function askOnReturn(): void {
  const code = askedCode();
  if (code === undefined) return;
  try {
    const stored = JSON.parse(sessionStorage.getItem(leftKey) ?? 'null') as { value: Left } | null;
    if (stored?.value.code !== code || Date.now() - stored.value.at < minAwayMs) return;
    sessionStorage.removeItem(leftKey);
  } catch {
    return;
  }
  const onSelect = () => {
    closeToast();
    askWhetherFound(code);
  };
  toast({
    title: t`Did you find ${code}?`,
    action: { label: t`Answer`, onSelect },
    until: Date.now() + shownMs,
  });
}

interface Choice {
  readonly result: VisitResult;
  readonly name: string;
  readonly text: string;
  /** Of lucide. */
  readonly icon: string;
  readonly thanks: string;
}

const choices: readonly Choice[] = [
  {
    result: 'found',
    name: t`Found it`,
    text: t`It is where the map says.`,
    icon: '<path d="M19.43 12.935c.357-.967.57-1.955.57-2.935a8 8 0 0 0-16 0c0 4.993 5.539 10.193 7.399 11.799a1 1 0 0 0 1.202 0 32 32 0 0 0 .813-.728"/><circle cx="12" cy="10" r="3"/><path d="m16 18 2 2 4-4"/>',
    thanks: t`It helps those who come next.`,
  },
  {
    result: 'gateHere',
    name: t`The gate is here`,
    text: t`Stand at the gate. Your position is sent, nothing about you.`,
    icon: '<path d="M10 21H2M10 3H7a2 2 0 0 0-2 2v16M14 12h.01M19 21V5a2 2 0 0 0-1.675-1.974l-6.163-1.013A1 1 0 0 0 10 3v18a1 1 0 0 0 1.124.992zM22 21h-3"/>',
    thanks: t`Once three visitors agree, the owner is asked.`,
  },
  {
    result: 'wrongPlace',
    name: t`Wrong place`,
    text: t`It is somewhere else.`,
    icon: '<path d="M19.752 11.901A7.78 7.78 0 0 0 20 10a8 8 0 0 0-16 0c0 4.993 5.539 10.193 7.399 11.799a1 1 0 0 0 1.202 0l.09-.077"/><circle cx="12" cy="10" r="3"/><path d="m21.5 15.5-5 5M21.5 20.5l-5-5"/>',
    thanks: t`Once another visitor says so, the owner hears of it.`,
  },
];

const cross = '<path d="M18 6 6 18M6 6l12 12"/>';

const svg = (paths: string) =>
  `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

const choiceHtml = ({ name, text, icon }: Choice) =>
  `<button type="button" class="found-it-answer">${svg(icon)}<span><b>${name}</b><span>${text}</span></span></button>`;

/**
 * The dialog in which a visitor says what they found (docs/product/guides.md#found-it).
 * @param code as people read it
 */
function askWhetherFound(code: string): void {
  // Pressed twice while it loads.
  if (document.querySelector('.found-it') !== null) return;
  const dialog = document.createElement('dialog');
  dialog.className = 'plain-dialog found-it';
  dialog.setAttribute('aria-labelledby', 'found-it-title');
  dialog.innerHTML = `<h2 id="found-it-title"></h2><button type="button" class="found-it-close" aria-label="${t`Close`}">${svg(cross)}</button>${choices.map(choiceHtml).join('')}<p role="status"></p><p role="alert"></p>`;
  const part = (selector: string) => dialog.querySelector<HTMLElement>(selector) as HTMLElement;
  part('h2').textContent = t`Did you find ${code}?`;
  const closed = new AbortController();
  const answers = [...dialog.querySelectorAll<HTMLButtonElement>('.found-it-answer')];

  const setBusy = (busy: HTMLElement | null) => {
    for (const each of answers) {
      each.setAttribute('aria-disabled', String(busy !== null));
      each.setAttribute('aria-busy', String(each === busy));
    }
  };
  const showAccuracy = (accuracyM: number | null) => {
    part('[role=status]').textContent =
      accuracyM === null
        ? t`Finding your exact position…`
        : t`Finding your exact position: within ${Math.ceil(accuracyM)} m so far…`;
  };
  const answer = async (choice: Choice, button: HTMLElement) => {
    if (button.ariaDisabled === 'true') return;
    setBusy(button);
    part('[role=alert]').textContent = '';
    try {
      await report(code, choice.result, showAccuracy, closed.signal);
      toast({ title: t`Thank you`, description: choice.thanks });
      dialog.close();
    } catch (error) {
      part('[role=alert]').textContent = error instanceof Error ? error.message : t`Please try again.`;
    }
    part('[role=status]').textContent = '';
    setBusy(null);
  };
  // The second of a double press on "Found it?" is no answer, and closes nothing.
  dialog.addEventListener('click', (event) => event.detail > 1 && event.stopImmediatePropagation(), true);
  for (const [index, choice] of choices.entries())
    answers[index]?.addEventListener(
      'click',
      ({ currentTarget }) => void answer(choice, currentTarget as HTMLElement),
    );
  part('.found-it-close').addEventListener('click', () => dialog.close());
  // A press on what is behind it is one on the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    closed.abort();
    dialog.remove();
  });
  // Back leaves the page, which the app may do without loading another.
  window.addEventListener('popstate', () => dialog.close(), { signal: closed.signal });
  document.body.append(dialog);
  dialog.showModal();
}

/** @throws Error with a sentence for people */
async function report(
  code: string,
  result: VisitResult,
  onAccuracy: (accuracyM: number | null) => void,
  signal: AbortSignal,
): Promise<void> {
  const isGate = result === 'gateHere';
  if (isGate) onAccuracy(null);
  const position = isGate ? await exactPosition(maxGateAccuracyM, onAccuracy, signal) : {};
  const key = readTabKey(normaliseCode(code) ?? code);
  const response = await fetch(`/api/zarcodes/${code}/visits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && headersOf(key)) },
    body: JSON.stringify({ result, device: deviceId(), ...position }),
  }).catch(() => {
    throw new Error(connectionText());
  });
  if (response.ok) return;
  const body = (await response.json().catch(() => null)) as { readonly message?: string } | null;
  throw new Error(body?.message ?? t`Please try again.`);
}
