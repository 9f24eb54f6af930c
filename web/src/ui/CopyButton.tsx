import { Check, Copy } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { copyText } from './copy.ts';

interface CopyButtonProps {
  text: string;
  /** What is copied, for the toast and the accessible name: "Link". */
  what: string;
  /** Without a label only the icon shows. */
  label?: string;
  variant?: 'solid' | 'accent' | 'outline' | 'ghost';
  wide?: boolean;
}

export function CopyButton({
  text,
  what,
  label,
  variant = 'outline',
  wide = false,
}: CopyButtonProps): ReactElement {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant={variant}
      size={label === undefined ? 'icon' : 'md'}
      wide={wide}
      aria-label={label === undefined ? `Copy ${what} ${text}` : undefined}
      onClick={async (event) => {
        event.stopPropagation();
        setCopied(await copyText(text, what));
      }}
    >
      <Icon aria-hidden="true" />
      {label}
    </Button>
  );
}
