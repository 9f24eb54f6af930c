import { chakra } from '@chakra-ui/react';
import { MessageCircle } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { whatsAppShareUrl } from '#shared/domain/links.ts';
import { WidePlate } from '#web/brand/WidePlate.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { AnchorButton, LinkButton } from '#web/ui/LinkButton.tsx';
import type { CreatedCode } from './useSubmitCode.ts';

export function SuccessPanel({ created: { zarcode, title } }: { created: CreatedCode }): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const url = `${location.origin}/zarcodes/${zarcode}`;
  return (
    <Card display="grid" gap="5" justifyItems="center" textAlign="center" animation="rise 240ms ease-out">
      <chakra.h2 ref={heading} tabIndex={-1} fontSize="2xl" fontWeight="black" _focus={{ outline: 'none' }}>
        Your ZarCode is ready
      </chakra.h2>
      <WidePlate code={zarcode} />
      <chakra.p fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
        {title}
      </chakra.p>
      <chakra.div display="grid" gap="3" width="full">
        <CopyButton text={zarcode} what="ZarCode" label="Copy Code" variant="accent" wide />
        <AnchorButton
          href={whatsAppShareUrl({ code: zarcode, title, url })}
          target="_blank"
          rel="noopener"
          variant="outline"
        >
          <MessageCircle aria-hidden="true" />
          Share on WhatsApp
        </AnchorButton>
        <LinkButton to="/my-codes" variant="outline">
          View All Codes
        </LinkButton>
      </chakra.div>
    </Card>
  );
}
