import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Base = chakra('button', {
  base: {
    minH: 'touch',
    px: '3',
    alignSelf: 'center',
    borderRadius: 'md',
    fontWeight: 'bold',
    color: 'sun',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    '&:focus-visible': { outlineColor: 'sun', outlineOffset: '-3px' },
  },
});

/** The one button of a toast, which F8 focuses. Screen readers say so when the toast comes. */
export function ToastAction({ label, onSelect }: { label: string; onSelect: () => void }): ReactElement {
  return (
    <>
      <Base type="button" data-toast-action onClick={onSelect}>
        {label}
      </Base>
      <VisuallyHidden>Press F8 to go to {label}.</VisuallyHidden>
    </>
  );
}
