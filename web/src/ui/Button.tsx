import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { MouseEvent, ReactElement } from 'react';
import { buttonRecipe } from '#web/theme/recipes/button.ts';
import { Spinner } from './Spinner.tsx';

const Base = chakra('button', buttonRecipe);

type ButtonProps = HTMLChakraProps<'button'> & {
  variant?: 'solid' | 'accent' | 'outline' | 'ghost' | 'onSign' | 'danger';
  size?: 'sm' | 'md' | 'lg' | 'icon';
  wide?: boolean;
  /** Working: ignores presses, but keeps the focus, which `disabled` would lose. */
  busy?: boolean;
  busyText?: string;
};

export function Button({ busy = false, busyText, children, onClick, ...rest }: ButtonProps): ReactElement {
  return (
    <Base
      type="button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      {...rest}
      onClick={busy ? refuse : onClick}
    >
      {busy ? <Spinner /> : null}
      {busy && busyText !== undefined ? busyText : children}
    </Base>
  );
}

/** Enter in a field clicks the form's button too. */
function refuse(event: MouseEvent): void {
  event.preventDefault();
}
