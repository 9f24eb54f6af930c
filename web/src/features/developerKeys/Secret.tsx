import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export interface ShownOnce {
  readonly title: string;
  readonly text: string;
  readonly hint: string;
}

/** The only time that it can be read: the API stores a hash of it. */
export function Secret({ shown: { title, text, hint } }: { shown: ShownOnce }): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  // What was pressed, which had the focus, may be gone.
  useEffect(() => {
    if (text !== '') box.current?.focus();
  }, [text]);
  return (
    <chakra.div ref={box} tabIndex={-1} outline="none">
      <Notice tone="success" title={title}>
        <p>{hint}</p>
        <chakra.p my="3" p="3" borderRadius="md" bg="bg" color="fg" fontFamily="mono" overflowWrap="anywhere">
          {text}
        </chakra.p>
        <CopyButton text={text} said="Copied to clipboard" label="Copy" />
      </Notice>
    </chakra.div>
  );
}
