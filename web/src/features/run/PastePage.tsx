import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Card } from '#web/ui/Card.tsx';
import { Page } from '#web/ui/Page.tsx';
import { scriptOnly, WithoutScript } from '#web/ui/WithoutScript.tsx';
import { PasteStops } from './PasteStops.tsx';

const Layout = chakra('div', { base: { display: 'grid', gap: '6', maxW: '3xl' } });

const Steps = chakra('ul', {
  base: { display: 'grid', gap: '2', ps: '5', listStyle: 'disc', color: 'fg.muted' },
});

interface PastePageProps {
  onAdded?: () => void;
  onScan?: (isOpen: boolean) => void;
}

/** Before there is a run. */
export function PastePage({ onAdded, onScan }: PastePageProps): ReactElement {
  return (
    <Page
      title={t`Plan your run`}
      intro={t`Up to 60 stops, sorted, and open on the road without a connection. No account needed.`}
    >
      <Layout>
        <WithoutScript
          text={t`Without JavaScript this page cannot read your codes. Each of them still opens alone: type it behind the address of this site, after a slash.`}
        />
        <Card {...scriptOnly}>
          <PasteStops name="run" onAdded={onAdded} onScan={onScan} />
        </Card>
        <Steps>
          <li>{t`Paste a message as it is: the codes are found among names, numbers and lines of a chat.`}</li>
          <li>{t`The codes come with their directions, the photo of the gate and what to do on arrival.`}</li>
          <li>{t`The run stays on this phone. Names and numbers that you paste are sent to nobody.`}</li>
        </Steps>
      </Layout>
    </Page>
  );
}
