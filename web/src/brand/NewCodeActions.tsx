import { chakra } from '@chakra-ui/react';
import { ImagePlus, MessageCircle } from 'lucide-react';
import type { ReactElement } from 'react';
import { whatsAppShareUrl } from '#shared/domain/links.ts';
import type { NewCode } from '#web/storage/newCode.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { AnchorButton, LinkButton } from '#web/ui/LinkButton.tsx';

const Actions = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    width: 'full',
    gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  },
});

/** What people do with a code that they have just made, most of them the first. */
export function NewCodeActions({ zarcode, title }: NewCode): ReactElement {
  const url = `${location.origin}/zarcodes/${zarcode}`;
  return (
    <Actions>
      <AnchorButton
        href={whatsAppShareUrl({ code: zarcode, title, url })}
        target="_blank"
        rel="noopener"
        variant="accent"
      >
        <MessageCircle aria-hidden="true" />
        Share on WhatsApp
      </AnchorButton>
      <CopyButton text={zarcode} what="ZarCode" label="Copy Code" variant="outline" wide />
      <LinkButton to="/zarcodes/$code" params={{ code: zarcode }} hash="photos" variant="outline">
        <ImagePlus aria-hidden="true" />
        Add photos
      </LinkButton>
    </Actions>
  );
}
