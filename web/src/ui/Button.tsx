import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { buttonRecipe } from '../theme/recipes/button.ts';
import { Spinner } from './Spinner.tsx';

const Base = chakra('button', buttonRecipe);

type ButtonProps = HTMLChakraProps<'button'> & {
  variant?: 'solid' | 'accent' | 'outline' | 'ghost' | 'onSign' | 'danger';
  size?: 'sm' | 'md' | 'lg' | 'icon';
  wide?: boolean;
  /** At work: cannot be pressed again, and says so. */
  busy?: boolean;
  busyText?: string;
};

export function Button({ busy = false, busyText, children, disabled, ...rest }: ButtonProps): ReactElement {
  return (
    <Base type="button" disabled={disabled === true || busy} aria-busy={busy || undefined} {...rest}>
      {busy ? <Spinner /> : null}
      {busy && busyText !== undefined ? busyText : children}
    </Base>
  );
}
