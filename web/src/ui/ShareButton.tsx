import { Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from './Button.tsx';

interface ShareButtonProps {
  title: string;
  text: string;
  url: string;
}

/** Opens the share sheet by its attributes (copyAndShare.ts); hidden where the browser has none. */
export function ShareButton({ title, text, url }: ShareButtonProps): ReactElement {
  return (
    <Button variant="outline" data-share={url} data-title={title} data-text={text}>
      <Share2 aria-hidden="true" />
      {t`Share`}
    </Button>
  );
}
