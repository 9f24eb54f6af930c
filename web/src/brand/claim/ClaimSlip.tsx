import type { ReactElement, Ref } from 'react';
import { t } from '#shared/text/t.ts';
import { QrCode } from '#web/brand/sign/QrCode.tsx';
import { text, wrapped } from '#web/brand/sign/signTexts.ts';
import { slipTexts } from './slipTexts.ts';

export interface ClaimSlipTexts {
  /** As shown: 7PT-FLHV */
  readonly code: string;
  readonly title: string;
  /** As shown: ABCD-EFGH */
  readonly word: string;
  /** Where the QR code leads, with both. */
  readonly link: string;
  /** Where both can be typed: zarcodes.co.za */
  readonly site: string;
  /** The day. */
  readonly validUntil: string;
}

const lineHeight = 1.35;

/** What a resident gets: A5, black on white. In the language of who prints it. */
export function ClaimSlip({ ref, ...texts }: ClaimSlipTexts & { ref?: Ref<SVGSVGElement> }): ReactElement {
  const { code, title, word, link, site, validUntil } = texts;
  const { heading, wordLabel, steps, notes } = slipTexts(site, validUntil);
  const stepLines = steps.flatMap((step) => wrapped(step, 60, 2));
  // All languages fit: six lines of steps and four of notes.
  const notesTop = 147 + stepLines.length * 4.2 * lineHeight + 2;
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={t`Claim slip of ZarCode ${code}`}
      viewBox="0 0 148 210"
      width="148mm"
      height="210mm"
      fontFamily="system-ui, Roboto, Arial, sans-serif"
    >
      <rect width="148" height="210" fill="white" />
      <rect x="6" y="6" width="136" height="198" rx="6" fill="none" stroke="black" strokeWidth="1.2" />
      <g textAnchor="middle">
        <text x="74" y="20" style={text(7, 600)}>
          {heading}
        </text>
        <text x="74" y="29" style={text(5)}>
          {wrapped(title, 44, 1)[0]}
        </text>
        <rect x="24" y="34" width="100" height="25" rx="4" fill="white" stroke="black" strokeWidth="2.2" />
        <text x="74" y="53" style={text(19, 800)} textLength="84" lengthAdjust="spacingAndGlyphs">
          {code}
        </text>
        <QrCode link={link} x={48} y={62} size={52} />
        <text x="74" y="121" style={text(5)}>
          {wordLabel}
        </text>
        <text x="74" y="137" style={text(17, 800)} textLength="98" lengthAdjust="spacingAndGlyphs">
          {word}
        </text>
      </g>
      <Lines lines={stepLines} y={147} size={4.2} />
      <Lines lines={notes.flatMap((note) => wrapped(note, 72, 2))} y={notesTop} size={3.4} />
    </svg>
  );
}

function Lines({ lines, y, size }: { lines: readonly string[]; y: number; size: number }): ReactElement {
  return (
    <>
      {lines.map((line, index) => (
        <text key={line} x="13" y={y + index * size * lineHeight} style={text(size)}>
          {line}
        </text>
      ))}
    </>
  );
}
