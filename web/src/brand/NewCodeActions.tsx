import { chakra } from '@chakra-ui/react';
import { ImagePlus, MessageCircle, Printer } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { whatsAppShareUrl } from '#shared/domain/links.ts';
import { t } from '#shared/text/t.ts';
import type { NewCode } from '#web/storage/newCode.ts';
import { shopPage } from '#web/storage/shopPage.ts';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { AnchorButton, LinkButton } from '#web/ui/LinkButton.tsx';
import { BackToShop } from './BackToShop.tsx';

const Actions = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    width: 'full',
    gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  },
});

const NewCodeSign = lazy(async () => ({ default: (await import('./sign/NewCodeSign.tsx')).NewCodeSign }));

interface NewCodeActionsProps extends NewCode {
  /** Called when the sign is opened and closed. */
  onSign?: (isOpen: boolean) => void;
}

/** What people do with a code that they have just made, most of them the first. */
export function NewCodeActions({ zarcode, title, onSign }: NewCodeActionsProps): ReactElement {
  const [hasSign, setHasSign] = useState(false);
  const showSign = (isOpen: boolean) => {
    setHasSign(isOpen);
    onSign?.(isOpen);
  };
  const url = `${location.origin}/zarcodes/${zarcode}`;
  return (
    <Actions>
      <BackToShop zarcode={zarcode} />
      <AnchorButton
        href={whatsAppShareUrl({ code: zarcode, title, url })}
        target="_blank"
        rel="noopener"
        // Who came from a shop goes back there first.
        variant={shopPage.read() === null ? 'accent' : 'outline'}
      >
        <MessageCircle aria-hidden="true" />
        {t`Share on WhatsApp`}
      </AnchorButton>
      <CopyButton
        text={zarcode}
        said={t`ZarCode copied to clipboard`}
        label={t`Copy Code`}
        variant="outline"
        wide
      />
      <Button variant="outline" onClick={() => showSign(true)}>
        <Printer aria-hidden="true" />
        {t`Print a sign`}
      </Button>
      <LinkButton to="/zarcodes/$code" params={{ code: zarcode }} hash="photos" variant="outline">
        <ImagePlus aria-hidden="true" />
        {t`Add photos`}
      </LinkButton>
      {hasSign ? (
        <Suspense fallback={null}>
          <NewCodeSign code={zarcode} onClose={() => showSign(false)} />
        </Suspense>
      ) : null}
    </Actions>
  );
}
