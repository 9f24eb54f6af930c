import { Check, Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { Button } from './Button.tsx';

interface CopyButtonProps {
  text: string;
  /** For the toast: `Link copied to clipboard`. */
  said: string;
  /** Without a label only the icon shows, which needs a name. */
  label?: string;
  name?: string;
  variant?: 'solid' | 'accent' | 'outline' | 'ghost';
  wide?: boolean;
}

/** Copies by its attributes (copyAndShare.ts). */
export function CopyButton({
  text,
  said,
  label,
  name,
  variant = 'outline',
  wide = false,
}: CopyButtonProps): ReactElement {
  return (
    <Button
      variant={variant}
      size={label === undefined ? 'icon' : 'md'}
      wide={wide}
      aria-label={name}
      data-copy={text}
      data-said={said}
    >
      <Check className="copied" aria-hidden="true" />
      <Copy aria-hidden="true" />
      {label}
    </Button>
  );
}
