import type { CSSProperties } from 'react';

/** What satori takes in the place of a React element. */
export interface Element {
  readonly type: string;
  readonly props: { readonly children?: Child | readonly Child[]; readonly [name: string]: unknown };
}
export type Child = Element | string | null;

/** A row, unless its style says otherwise. */
export const box = (style: CSSProperties, ...children: readonly Child[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

export const column = (style: CSSProperties, ...children: readonly Child[]): Element =>
  box({ flexDirection: 'column', ...style }, ...children);

const rightToLeft = /\p{Script=Hebrew}/u;
const letter = /\p{Letter}/u;

/** Lines of text, cut off with an ellipsis. Written from the right where its first letter is. */
export const text = (style: CSSProperties, lines: number, words: string): Element => {
  const first = letter.exec(words)?.[0] ?? '';
  return {
    type: 'div',
    props: {
      style: {
        display: 'block',
        lineClamp: lines,
        overflowWrap: 'anywhere',
        direction: rightToLeft.test(first) ? 'rtl' : 'ltr',
        ...style,
      },
      children: words,
    },
  };
};

/** A picture of one shape or several. */
export const drawing = (
  [width, height]: readonly [number, number],
  viewBox: string,
  ...shapes: readonly Element[]
): Element => ({ type: 'svg', props: { width, height, viewBox, children: shapes } });

export const path = (d: string, props: Readonly<Record<string, unknown>>): Element => ({
  type: 'path',
  props: { d, ...props },
});

/** On a field of 12 by 15, with its tip at 6, 14.5 (web/src/brand/CodePlate.tsx). */
export const pin =
  'M6 0a6 6 0 0 0-6 6c0 4.2 4.7 7.7 5.6 8.4a.7.7 0 0 0 .8 0C7.3 13.7 12 10.2 12 6a6 6 0 0 0-6-6Zm0 8.2a2.3 2.3 0 1 1 0-4.6 2.3 2.3 0 0 1 0 4.6Z';
