export interface SignTexts {
  /** As shown: 7PT-FLHV */
  readonly code: string;
  /** Of a point beside the code's own; empty for that. */
  readonly label: string;
  readonly title: string;
  /** How to get there, as sentences. */
  readonly steps: readonly string[];
  /** Where the QR code leads. */
  readonly link: string;
  /** Where the code can be typed: zarcodes.co.za */
  readonly site: string;
}

/** 7PT-FLHV/GATE */
export const plateText = ({ code, label }: Pick<SignTexts, 'code' | 'label'>) =>
  label === '' ? code : `${code}/${label}`;

/** As a style, because the page's own reset of fonts overrides attributes. @param size in units of the drawing */
export const text = (size: number, weight = 400) => ({ fontSize: `${size}px`, fontWeight: weight });

/** A title on at most so many lines of about so many letters; cut off with an ellipsis. */
export function wrapped(title: string, letters: number, lines: number): string[] {
  const all: string[] = [];
  for (const word of title.split(' ')) {
    const last = all.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  const kept = all
    .slice(0, lines)
    .map((line) => (line.length > letters ? `${line.slice(0, letters - 1)}…` : line));
  if (all.length > lines) kept[lines - 1] = `${kept[lines - 1]?.slice(0, letters - 1) ?? ''}…`;
  return kept;
}
