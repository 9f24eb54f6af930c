import type { ReactElement } from 'react';
import { spelledWords } from '#shared/domain/spellingAlphabet.ts';
import { QrCode } from './QrCode.tsx';
import { plateText, type SignTexts, text, wrapped } from './signTexts.ts';

/** For a letter box or a parcel. */
export function StickerSign({ code, label, title, link, site }: SignTexts): ReactElement {
  return (
    <g>
      <rect width="99" height="57" fill="none" stroke="black" strokeWidth="0.2" strokeDasharray="2 2" />
      <QrCode link={link} x={1} y={6.5} size={44} />
      <text x="46" y="12" style={text(3.5, 600)}>
        {wrapped(title, 22, 1)[0]}
      </text>
      <rect x="46" y="15.5" width="49" height="14" rx="2.5" fill="white" stroke="black" strokeWidth="1.3" />
      <text x="48.5" y="26.2" style={text(10.5, 800)} textLength="44" lengthAdjust="spacingAndGlyphs">
        {plateText({ code, label })}
      </text>
      {spelledWords(code).map((words, index) => (
        <text key={words.join()} x="46" y={35.5 + index * 4.6} style={text(3.3)}>
          {words.join(' · ')}
        </text>
      ))}
      <text x="46" y="48.5" style={text(3.3)}>
        {site}
      </text>
    </g>
  );
}
