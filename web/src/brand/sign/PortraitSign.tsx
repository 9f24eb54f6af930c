import type { ReactElement } from 'react';
import { spelledWords } from '#shared/domain/spellingAlphabet.ts';
import { QrCode } from './QrCode.tsx';
import { type SignTexts, text, wrapped } from './signTexts.ts';

/** A page on a gate or a door: drawn for A4. A5 has the same shape. */
export function PortraitSign({ code, title, link, site }: SignTexts): ReactElement {
  const lines = wrapped(title, 22, 2);
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
        {code}
      </text>
      {spelledWords(code).map((words, index) => (
        <text key={words.join()} x="105" y={118 + index * 10} style={text(8)}>
          {words.join(' · ')}
        </text>
      ))}
      <QrCode link={link} x={47} y={134} size={116} />
      <text x="105" y="264" style={text(8.5, 600)}>
        Scan to find the way here
      </text>
      <text x="105" y="276" style={text(7)}>
        or enter the ZarCode at {site}
      </text>
    </g>
  );
}
