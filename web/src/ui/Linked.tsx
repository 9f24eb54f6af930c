import type { ReactElement } from 'react';
import { Breakable } from './Breakable.tsx';

const address = /(https:\/\/[\w./-]*\w|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{7,}\d)/;

function hrefOf(found: string): string {
  if (found.startsWith('https:')) return found;
  return found.includes('@') ? `mailto:${found}` : `tel:${found.replaceAll(' ', '')}`;
}

/** A text whose web addresses, email addresses and phone numbers (from the + on) can be followed. */
export function Linked({ text }: { text: string }): ReactElement {
  // Of a split with one group, every second piece is what was found.
  const pieces = text.split(address);
  return (
    <>
      {pieces.map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <a key={piece} href={hrefOf(piece)}>
            <Breakable text={piece} />
          </a>
        ),
      )}
    </>
  );
}
