import { Fragment, type ReactNode } from 'react';

type Elements = Readonly<Record<string, (text: string) => ReactNode>>;

const everywhere: Elements = { b: (text) => <strong>{text}</strong> };

/**
 * A sentence with elements in it, wherever its translation has them: rich(t`Read <a>the terms</a>.`, { a: (text) => … }).
 * `<price/>` is one without a text, and `<b>` needs no declaration.
 */
export function rich(sentence: string, elements: Elements = everywhere): ReactNode[] {
  const element = { ...everywhere, ...elements };
  // A text, the name of an element, what is in it, the next text…
  return sentence
    .split(/<(\w+)(?:\/>|>(.*?)<\/\1>)/)
    .map((part, index, parts) =>
      index % 3 === 1 ? (
        <Fragment key={part}>{element[part]?.(parts[index + 1] ?? '')}</Fragment>
      ) : index % 3 === 0 ? (
        part
      ) : null,
    );
}
