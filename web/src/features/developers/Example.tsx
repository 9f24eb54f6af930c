import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { CopyButton } from '#web/ui/CopyButton.tsx';

const Frame = chakra('figure', {
  base: { display: 'grid', borderWidth: '1px', borderRadius: 'lg', bg: 'bg.muted', overflow: 'hidden' },
});

const Caption = chakra('figcaption', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    ps: '4',
    pe: '1.5',
    py: '1.5',
    borderBottomWidth: '1px',
    fontWeight: 'semibold',
    fontSize: 'sm',
  },
});

const Text = chakra('pre', {
  base: {
    p: '4',
    overflowX: 'auto',
    fontSize: 'sm',
    lineHeight: 'short',
    fontFamily: 'mono',
    tabSize: 2,
  },
});

/** A text to copy. It scrolls sideways by keyboard, too. */
export function Example({ title, text }: { title: string; text: string }): ReactElement {
  return (
    <Frame>
      <Caption>
        {title}
        <CopyButton text={text} said="Copied to clipboard" name={`Copy: ${title}`} variant="ghost" />
      </Caption>
      <Text tabIndex={0} aria-label={title}>
        <code>{text}</code>
      </Text>
    </Frame>
  );
}
