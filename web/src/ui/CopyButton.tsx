import { Check, Copy } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from './Button.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied, for the toast and the accessible name: "Link". */
  what: string;
  /** Without a label only the icon shows. */
  label?: string;
  variant?: 'solid' | 'accent' | 'outline' | 'ghost';
  wide?: boolean;
}

/** Copies by its attributes (copyAndShare.ts). */
export function CopyButton({
  text,
  what,
  label,
  variant = 'outline',
  wide = false,
}: CopyButtonProps): ReactElement {
  return (
    <Button
      variant={variant}
      size={label === undefined ? 'icon' : 'md'}
      wide={wide}
      aria-label={label === undefined ? t`Copy ${what} ${text}` : undefined}
      data-copy={text}
      data-what={what}
    >
      <Check className="copied" aria-hidden="true" />
      <Copy aria-hidden="true" />
      {label}
    </Button>
  );
}
