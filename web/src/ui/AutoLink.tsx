import type { ReactElement } from 'react';
import { BreakAfterAt } from './BreakAfterAt.tsx';

const address = /(https:\/\/[\w./-]*\w|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{7,}\d)/;

function hrefOf(found: string): string {
  if (found.startsWith('https:')) return found;
  return found.includes('@') ? `mailto:${found}` : `tel:${found.replaceAll(' ', '')}`;
}

/** A text whose web addresses, email addresses and phone numbers (with a +) are links. */
export function AutoLink({ text }: { text: string }): ReactElement {
  // A split by a pattern with one group returns the matches at odd indices.
  const pieces = text.split(address);
  return (
    <>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <a key={piece} href={hrefOf(piece)}>
            <BreakAfterAt text={piece} />
          </a>
        ),
      )}
    </>
  );
}
