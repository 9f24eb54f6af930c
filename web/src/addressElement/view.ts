import { t } from '#shared/text/t.ts';
import type { Directions, FoundPlace } from './askService.ts';
import { placeLine } from './placeLine.ts';
import { filledNote } from './sentences.ts';
import { styles } from './styles.ts';

/** What can be pressed below the field. */
export interface Action {
  readonly text: string;
  /** A code in front of the text. */
  readonly code?: string;
  readonly press: () => void;
}

export interface Shown {
  readonly locale: string;
  /** The name of the field where no label says one. */
  readonly name: string;
  readonly labels: readonly Element[];
  readonly isRequired: boolean;
  readonly isDisabled: boolean;
  readonly isLooking: boolean;
  readonly isWrong: boolean;
  readonly message: string;
  /** Only for who can't see the address that appears. */
  readonly isMessageHidden: boolean;
  readonly actions: readonly Action[];
  readonly place: FoundPlace | null;
  readonly directions: Directions | null;
  readonly isFilled: boolean;
  /** Where a code is made; null where nobody needs one. */
  readonly makeUrl: string | null;
}

export interface View {
  readonly input: HTMLInputElement;
  readonly make: HTMLAnchorElement;
  readonly show: (shown: Shown) => void;
  /** Where the focus goes when what had it is gone. */
  readonly focusResult: () => void;
}

type Child = Node | string;

/** @param part by which shops style it, and its class */
function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  part: string,
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  if (part !== '') {
    element.setAttribute('part', part);
    element.className = part;
  }
  element.append(...children);
  return element;
}

const svgSpace = 'http://www.w3.org/2000/svg';
const pin =
  'M6 0a6 6 0 0 0-6 6c0 4.2 4.7 7.7 5.6 8.4a.7.7 0 0 0 .8 0C7.3 13.7 12 10.2 12 6a6 6 0 0 0-6-6Zm0 8.2a2.3 2.3 0 1 1 0-4.6 2.3 2.3 0 0 1 0 4.6Z';
const check = 'M1 7.5 4.5 11 12 3.5l-1.4-1.4-6.1 6.1-2.1-2.1Z';

function drawing(path: string, box: string): SVGSVGElement {
  const svg = document.createElementNS(svgSpace, 'svg');
  svg.setAttribute('viewBox', box);
  const line = document.createElementNS(svgSpace, 'path');
  line.setAttribute('d', path);
  line.setAttribute('fill', 'currentColor');
  svg.append(line);
  return svg;
}

function forSight(tag: 'span', part: string, ...children: readonly Child[]): HTMLElement {
  const element = make(tag, part, ...children);
  element.setAttribute('aria-hidden', 'true');
  return element;
}

const present = (lines: readonly (string | undefined)[]) =>
  lines.filter((line) => line !== undefined && line !== '') as string[];

function cardOf({ place, directions, isFilled }: Shown & { place: FoundPlace }): HTMLElement {
  const isWhole = place.level === 'public';
  const lines = present([...(isWhole ? [place.addressLine1, place.addressLine2] : []), placeLine(place)]);
  const notes = present([
    isWhole ? place.description : t`Its owner shows only the area.`,
    isFilled ? filledNote() : undefined,
  ]);
  const card = make(
    'div',
    'card',
    make('p', 'title', place.title),
    ...lines.map((line) => make('p', 'line', line)),
    ...notes.map((note) => make('p', 'note', note)),
    ...(directions === null ? [] : directionsOf(directions)),
  );
  card.setAttribute('role', 'group');
  card.setAttribute('aria-label', t`Address of ${place.code}`);
  return card;
}

function directionsOf({ steps, arrival }: Directions): HTMLElement[] {
  const list = make('ol', 'steps', ...steps.map((step) => make('li', 'step', step)));
  return [
    make('p', 'heading', t`How to get there`),
    ...(steps.length === 0 ? [] : [list]),
    ...(arrival === '' ? [] : [make('p', 'line', arrival)]),
  ];
}

function buttonOf({ text, code, press }: Action): HTMLButtonElement {
  const button = make(
    'button',
    'button',
    ...(code === undefined ? [text] : [make('b', '', code), ` ${text}`]),
  );
  button.type = 'button';
  button.addEventListener('click', press);
  return button;
}

function createInput(): HTMLInputElement {
  const input = make('input', 'input');
  const attributes = {
    id: 'input',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'characters',
    autocorrect: 'off',
    enterkeyhint: 'done',
    placeholder: '7PT-FLHV',
    'aria-describedby': 'hint message',
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  input.spellcheck = false;
  return input;
}

let sheet: CSSStyleSheet | undefined;

function sharedSheet(): CSSStyleSheet {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
  }
  return sheet;
}

export function createView(root: ShadowRoot): View {
  // Style sheets of a script are none of a page's content security policy.
  root.adoptedStyleSheets = [sharedSheet()];
  const input = createInput();
  const icon = forSight('span', 'icon');
  const field = make('div', 'field', forSight('span', 'mark', drawing(pin, '0 0 12 15')), input, icon);
  const hint = make('p', 'hint');
  hint.id = 'hint';
  const message = make('p', 'message');
  message.id = 'message';
  message.setAttribute('role', 'status');
  const result = make('div', 'result');
  result.tabIndex = -1;
  const link = make('a', 'make');
  link.target = '_blank';
  link.rel = 'noopener';
  const all = make('div', 'all', field, hint, message, result, link);
  root.append(all);

  let drawn = '';
  let drawnCode: string | undefined;
  const showResult = ({ place, ...shown }: Shown) => {
    const { locale, directions, isFilled, actions } = shown;
    // Drawn only where it differs, so that what has the focus keeps it.
    const texts = actions.map(({ code, text }) => [code, text]);
    const key = JSON.stringify([locale, place, directions, isFilled, texts]);
    if (key === drawn) return;
    drawn = key;
    const card = place === null ? [] : [cardOf({ ...shown, place })];
    // Its steps come later than the address, which does not unfold again.
    if (place?.code === drawnCode) for (const each of card) each.classList.add('still');
    drawnCode = place?.code;
    const buttons = actions.length === 0 ? [] : [make('div', 'actions', ...actions.map(buttonOf))];
    result.replaceChildren(...card, ...buttons);
  };
  const show = (shown: Shown) => {
    all.lang = shown.locale;
    // Labels stand outside of the shadow tree: browsers that know no references across its border read their text.
    const texts = shown.labels.map((label) => label.textContent?.trim() ?? '');
    input.setAttribute('aria-label', present(texts).join(' ') || shown.name);
    if ('ariaLabelledByElements' in input) {
      const labelled = input as { ariaLabelledByElements: readonly Element[] | null };
      labelled.ariaLabelledByElements = shown.labels.length === 0 ? null : [...shown.labels];
    }
    input.required = shown.isRequired;
    input.disabled = shown.isDisabled;
    input.ariaInvalid = shown.isWrong ? 'true' : 'false';
    for (const element of [field, message]) element.toggleAttribute('data-wrong', shown.isWrong);
    icon.replaceChildren(
      ...(shown.isLooking ? [make('i', '')] : []),
      ...(shown.place === null ? [] : [drawing(check, '0 0 13 13')]),
    );
    hint.textContent = t`Seven letters and digits, such as 7PT-FLHV.`;
    hint.hidden = shown.place !== null || shown.message !== '';
    // What is set again would be read again.
    if (message.textContent !== shown.message) message.textContent = shown.message;
    message.classList.toggle('hidden', shown.isMessageHidden);
    showResult(shown);
    link.hidden = shown.makeUrl === null;
    if (shown.makeUrl !== null) link.href = shown.makeUrl;
    link.replaceChildren(t`No ZarCode yet? Make one`, make('span', 'hidden', ` ${t`(in a new tab)`}`));
  };
  return { input, make: link, show, focusResult: () => result.focus({ preventScroll: true }) };
}
