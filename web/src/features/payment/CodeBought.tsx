import { chakra } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { type ReactElement, useEffect } from 'react';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { NewCodeActions } from '#web/brand/NewCodeActions.tsx';
import { NewsQuestion } from '#web/brand/NewsQuestion.tsx';
import { shownCode } from '#web/brand/shownCode.ts';
import { WidePlate } from '#web/brand/WidePlate.tsx';
import { newCode } from '#web/storage/newCode.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
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
  const title = data?.title;
  useEffect(() => {
    if (title !== undefined) newCode.write({ zarcode: code, title });
  }, [code, title]);
  return (
    <Page title={t`Your ZarCode is ready`} hideHeading>
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
          {t`Your ZarCode is ready`}
        </chakra.p>
        <WidePlate code={zarcode} />
        <chakra.p fontSize="lg" fontWeight="semibold" minH="1.55em" overflowWrap="anywhere">
          {data?.title}
        </chakra.p>
        <chakra.div display="grid" gap="3" width="full">
          <NewCodeActions zarcode={code} title={data?.title ?? t`My place`} />
          <LinkButton to="/zarcodes/$code" params={{ code }} variant="outline" wide>
            {t`View code page`}
          </LinkButton>
          <LinkButton to="/my-codes" variant="ghost" wide>
            {t`View All Codes`}
          </LinkButton>
        </chakra.div>
        <chakra.p color="fg.muted" fontSize="sm">
          {amount === undefined ? '' : `${t`R${amount} paid.`} `}
          {t`A receipt is on its way to your email.`}
        </chakra.p>
        <NewsQuestion />
      </Card>
    </Page>
  );
}
