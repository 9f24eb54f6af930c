import type { SearchResult } from '#shared/contract/search.ts';
import { certainCode, normaliseCode } from '#shared/domain/code.ts';
import { titleWithName } from '#shared/domain/placeTitle.ts';
import { plural, t } from '#shared/text/t.ts';
import { track } from '#web/analytics/track.ts';
import { keepRoomBelow } from '#web/ui/keepRoomBelow.ts';
import { codeDelayMs, codeQueryOf, longest, shortest, textDelayMs } from './searchRules.ts';
import { element, listId, nothingFound, optionOf, pathOf, pathOfCode } from './suggestions.ts';
import { ariaOf, leaveTo, restoreAria } from './suggestionsLeft.ts';

interface Found {
  readonly results: readonly SearchResult[];
  readonly attribution?: string;
}

/** Texts that the app alone reads: coordinates, links, and what is too long. */
const isForApp = (text: string) => text.length > longest || /[/:°]|\d[.,] ?-?\d/.test(text);

/**
 * Suggests codes and places below a field, as ui/SuggestBox.tsx and features/search do it with React.
 * @param closeDelay how long after losing the focus the list closes, in milliseconds
 * @param need loads the app, for points and links, and for a code that does not exist
 * @param left is aborted once somebody else does it
 */
export function suggestIn(
  field: HTMLInputElement,
  closeDelay: number,
  need: () => void,
  left: AbortSignal,
): void {
  const around = field.closest('search');
  if (around === null || around.querySelector('.suggestions') !== null) return;
  const place = element('div', 'suggestions-place');
  around.append(place);
  const popup = element('div', 'suggestions');
  const status = element('p', 'suggestions-status');
  status.role = 'status';
  place.append(status, popup);
  const before = ariaOf(field);

  let options: HTMLElement[] = [];
  let active = -1;
  let isOpen = false;
  let message: (Node | string)[] = [];
  let submitted: string | null = null;
  let sent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let endRoom = () => {};

  const drawState = () => {
    const isListed = isOpen && options.length > 0;
    popup.hidden = !isListed && (!isOpen || message.length === 0);
    field.ariaExpanded = String(isListed);
    field.setAttribute('aria-controls', listId);
    if (isListed && active >= 0) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
    for (const [index, option] of options.entries()) option.ariaSelected = String(index === active);
    endRoom();
    endRoom = popup.hidden ? () => {} : keepRoomBelow(field, popup);
    const count = options.length;
    const said = isListed
      ? plural(count, t`${count} suggestion`, t`${count} suggestions`)
      : popup.hidden
        ? ''
        : (popup.textContent ?? '');
    if (status.textContent !== said) status.textContent = said;
  };
  const show = (shown: HTMLElement[], said: (Node | string)[] = [], attribution?: string) => {
    [options, message, active] = [shown, said, -1];
    const list = element('div', '', ...shown);
    list.id = listId;
    list.role = 'listbox';
    list.ariaLabel = field.ariaLabel;
    list.hidden = shown.length === 0;
    popup.replaceChildren(list);
    if (attribution !== undefined) popup.append(element('p', 'suggestions-source', attribution));
    if (said.length > 0) {
      const text = element('p', 'suggestions-message', ...said);
      text.ariaHidden = 'true';
      popup.append(text);
    }
    drawState();
  };
  const close = () => {
    isOpen = false;
    active = -1;
    drawState();
  };
  const setActive = (index: number, isByKey = false) => {
    active = index;
    drawState();
    if (isByKey) (options[active] ?? field).scrollIntoView({ block: 'nearest' });
  };

  const answer = (text: string, query: string, { results, attribution }: Found) => {
    const isCode = normaliseCode(query) !== null;
    track('search', { search_term: isCode ? 'zarcode' : 'words', results: results.length });
    const code = certainCode(text);
    const isKnown = results.some(
      ({ type, id, zarcode }) => type === 'zarcode' && normaliseCode(zarcode ?? id) === code,
    );
    // What may have been meant is the app's to say; what has a digit may be a point.
    if ((code !== null && !isKnown) || (results.length === 0 && /\d/.test(query))) return need();
    if (results.length === 0) return show([], nothingFound());
    show(results.map(optionOf), [], attribution);
    const [first] = results;
    const isFirst =
      first !== undefined &&
      titleWithName(first.title, first.officialName).toLowerCase() === text.toLowerCase();
    if (submitted === text && isFirst) location.assign(pathOf(first));
    submitted = null;
  };
  const send = async (text: string, query: string) => {
    const { signal } = sent;
    try {
      const response = await fetch(`/api/search/combined?${new URLSearchParams({ q: query })}`, { signal });
      if (!response.ok) throw new Error(String(response.status));
      const found = (await response.json()) as Found;
      if (!signal.aborted) answer(text, query, found);
    } catch {
      if (!signal.aborted) show([], [t`Search failed`]);
    }
  };
  /** @param isNow without waiting for more to be typed */
  const read = (isNow = false) => {
    clearTimeout(timer);
    sent.abort();
    sent = new AbortController();
    const text = field.value.trim();
    const code = codeQueryOf(text);
    if (code === null && text.length < shortest) return show([]);
    show([], [t`Searching…`]);
    if (code === null && isForApp(text)) return need();
    const start = () => void send(text, code ?? text);
    if (isNow) start();
    else timer = setTimeout(start, code === null ? textDelayMs : codeDelayMs);
  };
  const submit = () => {
    const [typed = '', label] = field.value.split('/');
    const code = certainCode(typed);
    if (code !== null) return location.assign(pathOfCode(code, label));
    isOpen = true;
    submitted = field.value.trim();
    read(true);
  };
  const move = (step: 1 | -1) => {
    isOpen = true;
    // Beyond either end lies the field itself (-1).
    const places = options.length + 1;
    setActive(options.length === 0 ? -1 : ((active + 1 + step + places) % places) - 1, true);
  };
  const keys: Partial<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: ({ altKey }) => (altKey ? open() : move(1)),
    ArrowUp: ({ altKey }) => (altKey ? close() : move(-1)),
    Enter: () => {
      const chosen = isOpen ? options[Math.max(active, 0)] : undefined;
      if (chosen === undefined) submit();
      else chosen.click();
    },
  };
  const open = () => {
    clearTimeout(closing);
    isOpen = true;
    drawState();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.target !== field || event.isComposing) return;
    // These move the cursor, so they are the field's and not the list's.
    if (/^(?:Arrow(?:Left|Right)|Home|End)$/.test(event.key)) setActive(-1);
    let act = keys[event.key];
    if (event.key === 'Escape' && (!popup.hidden || field.value !== ''))
      act = () => {
        if (!popup.hidden) return close();
        field.value = '';
        read();
      };
    if (act === undefined) return;
    event.preventDefault();
    // The app, for which Enter is recorded (ui/earlyClick.ts).
    event.stopImmediatePropagation();
    act(event);
  };
  const on = <E extends Event>(
    target: EventTarget,
    type: string,
    listener: (event: E) => void,
    capture = false,
  ) => target.addEventListener(type, listener as EventListener, { signal: left, capture });
  on(window, 'keydown', onKey, true);
  on(field, 'input', () => {
    isOpen = true;
    submitted = null;
    read();
  });
  on(field, 'focus', open);
  on(field, 'click', open);
  on(field, 'blur', () => {
    clearTimeout(closing);
    closing = setTimeout(close, closeDelay);
  });
  on(popup, 'mouseover', ({ target }) => {
    const index = options.findIndex((option) => target instanceof Node && option.contains(target));
    if (index >= 0 && index !== active) setActive(index);
  });
  // Keeps the focus in the field, so that its blur does not close the list under the finger.
  popup.addEventListener('mousedown', (event) => event.preventDefault());
  popup.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('a') === null) return;
    popup.hidden = true;
    // On a phone the keyboard would go on covering what was chosen.
    if (matchMedia('(pointer: coarse)').matches) field.blur();
  });
  left.addEventListener('abort', () => {
    clearTimeout(timer);
    clearTimeout(closing);
    endRoom();
    restoreAria(field, before);
    leaveTo(field, around, place);
  });

  if (document.activeElement === field) open();
  if ('entered' in field.dataset) submit();
  else if (field.value !== '') read();
  delete field.dataset['entered'];
}
