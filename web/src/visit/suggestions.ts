/** What is suggested below the search, without React. */
import type { SearchResult } from '#shared/contract/search.ts';
import { formatCode, normaliseCode } from '#shared/domain/code.ts';
import { titleWithName } from '#shared/domain/placeTitle.ts';
import { t } from '#shared/text/t.ts';
import { addressOf } from './searchRules.ts';

/** An icon of lucide. */
export const svg = (paths: string, size = 24): string =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

const shownCode = (code: string) => formatCode(normaliseCode(code) ?? code);

export const listId = 'early-suggestions';

export const pathOfCode = (code: string, label = '') =>
  `/zarcodes/${shownCode(code)}${label.trim() && `#${label.trim().toUpperCase()}`}`;

export function pathOf(result: SearchResult): string {
  const { type, id, zarcode } = result;
  if (type === 'zarcode') return pathOfCode(zarcode ?? id);
  return `/address-not-found?${new URLSearchParams({ address: addressOf(result), placeId: id })}`;
}

export function element(tag: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...content);
  return made;
}

const pin =
  '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>';

/** A result with its address, as a link. */
export function optionOf(result: SearchResult, index: number): HTMLElement {
  const { type, id, zarcode, title, officialName, subtitle, description } = result;
  const isCode = type === 'zarcode';
  const mark = element('span', isCode ? 'suggested-code' : '', isCode ? shownCode(zarcode ?? id) : '');
  if (!isCode) mark.innerHTML = svg(pin, 22);
  const option = element(
    'a',
    '',
    mark,
    element(
      'span',
      '',
      element('b', '', titleWithName(title, officialName)),
      element('span', '', isCode ? description : subtitle),
    ),
  );
  option.id = `${listId}-${index}`;
  option.role = 'option';
  option.tabIndex = -1;
  (option as HTMLAnchorElement).href = pathOf(result);
  return option;
}

export function nothingFound(): (Node | string)[] {
  const [start = '', rest = ''] = t`Try entering a full ZarCode (example: <code/>) or a full address.`.split(
    '<code/>',
  );
  return [
    element('b', '', t`No results found`),
    element('span', '', start, element('span', 'unbroken', '1GP-A1B2'), rest),
  ];
}
