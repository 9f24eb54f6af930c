import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

const Room = chakra('div', { base: { mt: '0.5', fontSize: 'sm', lineHeight: 'body' } });

const Message = chakra('p', {
  base: {
    fontWeight: 'semibold',
    color: 'fg.error',
    display: 'flex',
    gap: '1.5',
    alignItems: 'flex-start',
    // As high as a line of the message, and never squeezed by it.
    '& > svg': { flexShrink: 0, height: '1lh' },
  },
});

/** Room for errors, so that nothing moves when one appears: the button that brought it up stays under the pointer. */
export function ErrorRoom({ lines = 1, children }: { lines?: number; children: ReactNode }): ReactElement {
  return (
    <Room aria-live="polite" style={{ minHeight: `${lines}lh` }}>
      {children}
    </Room>
  );
}

export function ErrorMessage({ id, text }: { id: string; text: string }): ReactElement {
  return (
    <Message id={id}>
      <CircleAlert size={16} aria-hidden="true" />
      {text}
    </Message>
  );
}

/** The error of one field; empty while nothing is wrong. */
export function ErrorLine({ id, error }: { id: string; error: string }): ReactElement {
  return <ErrorRoom>{error === '' ? null : <ErrorMessage id={id} text={error} />}</ErrorRoom>;
}
