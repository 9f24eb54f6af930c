const fields =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=application]';

const visible = <E extends HTMLElement>(selector: string) =>
  [...document.querySelectorAll<E>(selector)].filter((element) => element.checkVisibility());

const rows = () => visible('main [data-row]');

/** What a key does on a page with lists; undefined where it is not theirs. */
export function listKey({
  key,
  target,
  ctrlKey,
  metaKey,
  altKey,
  isComposing,
}: KeyboardEvent): (() => void) | 'help' | undefined {
  if (ctrlKey || metaKey || altKey || isComposing || !(target instanceof HTMLElement)) return undefined;
  if (target.matches(fields) || target.closest('[role=application]') !== null) {
    // The browser would empty the field.
    return key === 'Escape' && target.matches('search input[type=search]') ? () => target.blur() : undefined;
  }
  const row = target.matches('[data-row]') ? target : undefined;
  switch (key) {
    case '/':
      return search();
    case 'j':
      return step(target, 1);
    case 'k':
      return step(target, -1);
    case 'Enter':
      return row && (() => openRow(row));
    case 'Escape':
      return row && (() => row.blur());
    case '?':
      return 'help';
    default:
      return undefined;
  }
}

/** The search field of the first list, or else its first filter. */
function search(): (() => void) | undefined {
  const [field = visible('main search :is(input, select)')[0]] = visible('main search input[type=search]');
  return (
    field &&
    (() => {
      field.focus();
      if (field instanceof HTMLInputElement) field.select();
    })
  );
}

function step(target: HTMLElement, by: 1 | -1): (() => void) | undefined {
  const all = rows();
  const now = all.findIndex((row) => row.contains(target));
  const next = now === -1 ? all[0] : all[now + by];
  return next && (() => focusRow(next));
}

function focusRow(row: HTMLElement): void {
  // Only by these keys: with Tab each row would be one stop more.
  row.tabIndex = -1;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
}

/** Follows the row's link, or goes to its first control, which may do what nobody wants at once. */
function openRow(row: HTMLElement): void {
  const link = row.querySelector<HTMLElement>('a[data-row-link]');
  if (link !== null) link.click();
  else if (row.dataset['opens'] !== undefined) row.click();
  else row.querySelector<HTMLElement>('a, button')?.focus();
}
