import type { ReactElement } from 'react';
import { spelledWords } from '#shared/domain/spellingAlphabet.ts';
import { t } from '#shared/text/t.ts';
import { QrCode } from './QrCode.tsx';
import { plateText, type SignTexts, text, wrapped } from './signTexts.ts';

/** A page on a gate or a door: drawn for A4. A5 has the same shape. */
export function PortraitSign({ code, label, title, steps, link, site }: SignTexts): ReactElement {
  const lines = wrapped(title, 22, 2);
  const shownSteps = steps.slice(0, 2);
  const size = shownSteps.length === 0 ? 116 : 98;
  return (
    <g textAnchor="middle">
      <rect x="9" y="9" width="192" height="279" rx="8" fill="none" stroke="black" strokeWidth="2.5" />
      {lines.map((line, index) => (
        <text key={line} x="105" y={(lines.length === 1 ? 40 : 33) + index * 15} style={text(13, 600)}>
          {line}
        </text>
      ))}
      <rect x="20" y="58" width="170" height="46" rx="7" fill="white" stroke="black" strokeWidth="4" />
      <text x="105" y="93" style={text(34, 800)} textLength="150" lengthAdjust="spacingAndGlyphs">
        {plateText({ code, label })}
      </text>
      {spelledWords(code).map((words, index) => (
        <text key={words.join()} x="105" y={118 + index * 10} style={text(8)}>
          {words.join(' · ')}
        </text>
      ))}
      <QrCode link={link} x={105 - size / 2} y={134} size={size} />
      {shownSteps.map((step, index) => (
        <text key={step} x="105" y={240 + index * 8} style={text(6)}>
          {wrapped(step, 52, 1)[0]}
        </text>
      ))}
      <text x="105" y="264" style={text(8.5, 600)}>
        {t`Scan to find the way here`}
      </text>
      <text x="105" y="276" style={text(7)}>
        {t`or enter the ZarCode at ${site}`}
      </text>
    </g>
  );
}
