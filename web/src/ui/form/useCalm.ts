import { useLayoutEffect, useState } from 'react';
import { afterPress } from './press.ts';

/**
 * A text that takes up room, as it was when somebody began to press: a press takes the focus out of a field, and an
 * error that comes by this would move the very button away from under the finger.
 */
export function useCalm(text: string | undefined): string | undefined {
  const [shown, show] = useState(text);
  useLayoutEffect(() => afterPress(() => show(text)), [text]);
  return shown;
}
