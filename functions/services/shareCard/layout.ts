import type { CSSProperties } from 'react';
import { nearestTown } from '#shared/domain/nearestTown.ts';
import { pictograms } from '#shared/domain/pictograms.ts';
import {
  type CodeCard,
  type CreatorCard,
  type PageCard,
  type ShareCard,
  shareCardSize,
} from '#shared/domain/shareCard.ts';
import { box, column, drawing, type Element, path, pin, text } from './elements.ts';
import { drawable, fontFamily } from './fonts.ts';
import { provinceMap } from './provinceMap.ts';

const margin = 56;

/** Where the map is, and a photo in its place. */
export const frameOnCard = { left: 752, top: margin, width: 392, height: 518, radius: 28 } as const;

// web/src/theme/tokens.ts
const sign = '#00573d';
const ink = '#14211b';
const sun = '#ffc527';
const onSign = '#ffffff';
const quiet = '#d5e8df';
const mutedInk = '#4b574f';

/** The mark of web/src/brand/Logo.tsx. */
const logo = box(
  { alignItems: 'center', gap: 16, fontSize: 36, fontWeight: 700 },
  drawing(
    [38, 44],
    '0 0 24 28',
    path(
      'M12 0C5.4 0 0 5.2 0 11.6c0 8 9.2 14.6 11.1 16.1a1.4 1.4 0 0 0 1.8 0C14.8 26.2 24 19.6 24 11.6 24 5.2 18.6 0 12 0Z',
      { fill: sun },
    ),
    path('M6.8 6h10.4v2.700l-6.300 6.500h6.300V18H6.600v-2.700l6.300-6.500H6.8Z', { fill: ink }),
  ),
  'ZarCodes',
);

/** On one line, however many wide letters a code has. */
function plateSize(code: string): number {
  const wide = code.replace(/[^MW]/g, '').length * 2 + code.replace(/[^CDGHNOQ]/g, '').length;
  return wide <= 4 ? 88 : 72;
}

/** A number plate, as web/src/brand/CodePlate.tsx draws it. */
const plate = (code: string): Element =>
  box(
    {
      alignSelf: 'flex-start',
      border: `6px solid ${ink}`,
      borderRadius: 20,
      overflow: 'hidden',
      backgroundColor: sun,
    },
    box(
      { width: 84, alignItems: 'center', justifyContent: 'center', backgroundColor: sign },
      drawing([44, 56], '0 0 12 15', path(pin, { fill: sun })),
    ),
    box(
      {
        padding: '16px 26px 4px',
        color: ink,
        fontSize: plateSize(code),
        fontWeight: 700,
        letterSpacing: 4,
        lineHeight: 1,
        whiteSpace: 'nowrap',
      },
      code,
    ),
  );

/** Long names in smaller letters, down to what a phone's screen still shows. */
function titleSize(title: string): number {
  if (title.length <= 22) return 60;
  return title.length <= 50 ? 50 : 40;
}

const stepRow = ({ landmark, sentence }: NonNullable<CodeCard['step']>): Element =>
  box(
    {
      alignItems: 'center',
      gap: 20,
      padding: '14px 20px',
      borderRadius: 20,
      backgroundColor: 'rgba(255,255,255,0.12)',
    },
    drawing(
      [52, 52],
      '0 0 24 24',
      path(pictograms[landmark], {
        fill: 'none',
        stroke: sun,
        'stroke-width': 1.6,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
    text({ flex: 1, fontSize: 30, lineHeight: 1.25 }, 2, drawable(sentence)),
  );

const frame = (style: CSSProperties, ...children: readonly (Element | null)[]): Element =>
  column(
    {
      position: 'absolute',
      boxSizing: 'border-box',
      left: frameOnCard.left,
      top: frameOnCard.top,
      width: frameOnCard.width,
      height: frameOnCard.height,
      borderRadius: frameOnCard.radius,
      overflow: 'hidden',
      backgroundColor: onSign,
      color: ink,
      ...style,
    },
    ...children,
  );

/** The province with the spot, and where the spot is for somebody who does not know it. */
const mapOf = ({ province, spot }: Pick<CodeCard, 'province' | 'spot'>): Element =>
  frame(
    { padding: 24, alignItems: 'center', justifyContent: 'space-between' },
    provinceMap(province, spot, [344, 350]),
    column(
      { alignItems: 'center', gap: 6, width: '100%' },
      text(
        { width: '100%', textAlign: 'center', fontSize: 28, fontWeight: 700, lineHeight: 1.3 },
        2,
        spot === null ? 'The exact point is not public' : nearestTown(spot),
      ),
      text({ width: '100%', textAlign: 'center', fontSize: 24, color: mutedInk }, 1, province),
    ),
  );

const base: CSSProperties = {
  ...shareCardSize,
  boxSizing: 'border-box',
  padding: margin,
  backgroundColor: sign,
  color: onSign,
  fontFamily,
  fontWeight: 500,
  justifyContent: 'space-between',
};

const leftWidth = frameOnCard.left - margin - 48;
const fullWidth = shareCardSize.width - 2 * margin;

function codeLayout(card: CodeCard, hasPhoto: boolean): Element {
  const title = drawable(card.title);
  return box(
    base,
    column(
      { width: leftWidth, justifyContent: 'space-between' },
      logo,
      column(
        { gap: 14 },
        plate(card.code),
        title === ''
          ? null
          : text(
              { fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.3 },
              card.step === null ? 3 : 2,
              title,
            ),
        text({ fontSize: 32, color: quiet, lineHeight: 1.2 }, 1, drawable(card.place)),
      ),
      card.step === null ? box({}) : stepRow(card.step),
    ),
    hasPhoto ? frame({}) : mapOf(card),
  );
}

const words = (title: string, sentence: string): Element =>
  column(
    { gap: 20, width: fullWidth },
    text({ fontSize: title.length <= 40 ? 76 : 56, fontWeight: 700, lineHeight: 1.15 }, 3, title),
    text({ fontSize: 34, color: quiet, lineHeight: 1.35 }, 3, sentence),
  );

const creatorLayout = ({ name, address }: CreatorCard): Element =>
  column(
    { ...base, justifyContent: 'space-between' },
    logo,
    words(drawable(name), 'Exact places in South Africa, each with a code of seven characters.'),
    text({ width: fullWidth, fontSize: 40, fontWeight: 700, color: sun, lineHeight: 1.2 }, 1, address),
  );

const pageLayout = ({ title, sentence, code }: PageCard): Element =>
  column({ ...base, justifyContent: 'space-between' }, logo, words(title, sentence), plate(code));

export function layoutOf(card: ShareCard, hasPhoto: boolean): Element {
  switch (card.kind) {
    case 'code':
      return codeLayout(card, hasPhoto);
    case 'creator':
      return creatorLayout(card);
    case 'page':
      return pageLayout(card);
  }
}
