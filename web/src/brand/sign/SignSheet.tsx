import type { ReactElement, Ref } from 'react';
import { t } from '#shared/text/t.ts';
import { PortraitSign } from './PortraitSign.tsx';
import { StickerSign } from './StickerSign.tsx';
import { type Sheet, type SheetName, sheets } from './sheets.ts';
import type { SignTexts } from './signTexts.ts';

interface SignSheetProps {
  name: SheetName;
  texts: SignTexts;
  ref?: Ref<SVGSVGElement>;
}

/** A whole sheet of paper as a drawing. Black on white, which every printer and every QR reader can do. */
export function SignSheet({ name, texts, ref }: SignSheetProps): ReactElement {
  const sheet: Sheet = sheets[name];
  const { width, height, sign, columns, rows } = sheet;
  const left = (width - columns * sign.width) / 2;
  const top = (height - rows * sign.height) / 2;
  const [Sign, drawnWidth] = columns === 1 ? [PortraitSign, sheets.a4.width] : [StickerSign, sign.width];
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={t`${sheet.label}: sign of ZarCode ${texts.code}`}
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}mm`}
      height={`${height}mm`}
      fontFamily="system-ui, Roboto, Arial, sans-serif"
    >
      <rect width={width} height={height} fill="white" />
      {Array.from({ length: columns * rows }, (_, index) => {
        const [x, y] = [
          left + (index % columns) * sign.width,
          top + Math.floor(index / columns) * sign.height,
        ];
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${sign.width / drawnWidth})`}>
            <Sign {...texts} />
          </g>
        );
      })}
    </svg>
  );
}
