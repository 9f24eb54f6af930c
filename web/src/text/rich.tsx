import { Fragment, type ReactNode } from 'react';

type Elements = Readonly<Record<string, (text: string) => ReactNode>>;

const everywhere: Elements = { b: (text) => <strong>{text}</strong> };

/**
 * A sentence with elements in it, wherever its translation has them: rich(t`Read <a>the terms</a>.`, { a: (text) => … }).
 * `<price/>` is one without a text, and `<b>` needs no declaration.
 */
export function rich(sentence: string, elements: Elements = everywhere): ReactNode[] {
  return sentence.split(/(<(\w+)>.*?<\/\2>|<\w+\/>)/).flatMap<ReactNode>((part, index, parts) => {
    // The name of a pair is a part of its own, behind it.
    if (index % 3 === 2) return [];
    if (index % 3 === 0) return part === '' ? [] : [part];
    const name = parts[index + 1] ?? part.slice(1, -2);
    const text = part.replace(/^<\w+\/?>|<\/\w+>$/g, '');
    return [<Fragment key={name}>{{ ...everywhere, ...elements }[name]?.(text)}</Fragment>];
  });
}
