import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { takeWantedRow } from './wantedRow.ts';

interface Place {
  readonly id: string;
  readonly row: number;
  readonly control: number;
  readonly ids: readonly string[];
}

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-row]')];
const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button, input')];

/**
 * When the row that had the focus was deleted, the row that takes its place gets it, at the same control; without any
 * row left, the heading of the page. A row that comes back gets it as well (`wantedRow.ts`).
 */
export function useRowFocus(ids: readonly string[]) {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<Place>(null);
  // After each render: a dialog that asked before deleting may close later than the row goes.
  useLayoutEffect(() => {
    const wanted = takeWantedRow(ids);
    if (wanted !== null && document.activeElement === document.body && list.current !== null) {
      const row = rowsOf(list.current).find(({ dataset }) => dataset['row'] === wanted);
      controlsOf(row ?? list.current)
        .at(-1)
        ?.focus();
      return;
    }
    const place = last.current;
    if (place === null || ids.includes(place.id) || document.activeElement !== document.body) return;
    last.current = null;
    const isOtherList = ids.length > 0 && !ids.some((id) => place.ids.includes(id));
    if (isOtherList || list.current === null) return;
    const row = rowsOf(list.current).at(Math.min(place.row, ids.length - 1));
    const controls = row === undefined ? [] : controlsOf(row);
    const heading = document.querySelector('h1');
    (controls.at(Math.min(place.control, controls.length - 1)) ?? heading)?.focus({
      preventScroll: controls.length === 0,
    });
  });
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-row]');
    last.current =
      row === null
        ? null
        : {
            id: row.dataset['row'] ?? '',
            row: rowsOf(currentTarget).indexOf(row),
            control: controlsOf(row).indexOf(target),
            ids,
          };
  };
  return { ref: list, onFocus };
}
