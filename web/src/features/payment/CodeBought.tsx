import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { whatsAppShareUrl } from '#shared/domain/links.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { shownCode } from '#web/brand/shownCode.ts';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { AnchorButton, LinkButton } from '#web/ui/LinkButton.tsx';
import { Page } from '#web/ui/Page.tsx';

interface CodeBoughtProps {
  zarcode: string;
  /** In rands, when something was paid for it here. */
  amount?: string;
}

/** A code is paid and issued. */
export function CodeBought({ zarcode, amount }: CodeBoughtProps): ReactElement {
  const code = shownCode(zarcode);
  const { data } = useApi('zarcodes.get', { params: { code: zarcode } });
  const url = `${location.origin}/zarcodes/${code}`;
  return (
    <Page title="Your ZarCode is ready" hideHeading>
      <Card
        padding="lg"
        display="grid"
        gap="5"
        justifyItems="center"
        textAlign="center"
        animation="rise 320ms ease-out"
      >
        <chakra.p
          display="flex"
          gap="2"
          alignItems="center"
          color="fg.success"
          fontSize={{ base: 'lg', sm: 'xl' }}
          fontWeight="bold"
        >
          <CircleCheck size={24} aria-hidden="true" />
          Your ZarCode is ready
        </chakra.p>
        <chakra.div width="full" containerType="inline-size">
          <CodePlate code={zarcode} size="lg" />
        </chakra.div>
        <chakra.p fontSize="lg" fontWeight="semibold" minH="1.55em" overflowWrap="anywhere">
          {data?.title}
        </chakra.p>
        <chakra.div display="grid" gap="3" width="full">
          <CopyButton text={code} what="ZarCode" label="Copy Code" variant="solid" wide />
          <LinkButton to="/zarcodes/$code" params={{ code }} variant="outline" wide>
            View code page
          </LinkButton>
          <AnchorButton
            href={whatsAppShareUrl({ code, title: data?.title ?? 'My place', url })}
            target="_blank"
            rel="noopener"
            variant="outline"
            wide
          >
            Share on WhatsApp
          </AnchorButton>
          <LinkButton to="/my-codes" variant="ghost" wide>
            View All Codes
          </LinkButton>
        </chakra.div>
        <chakra.p color="fg.muted" fontSize="sm">
          {amount === undefined ? '' : `R${amount} paid. `}A receipt is on its way to your email.
        </chakra.p>
      </Card>
    </Page>
  );
}
