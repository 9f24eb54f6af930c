import { chakra } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { QrCode } from '#web/brand/sign/QrCode.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ShareButton } from '#web/ui/ShareButton.tsx';
import type { Run } from './run.ts';
import { runLink } from './runLink.ts';

const Picture = chakra('svg', {
  base: { width: 'full', maxW: '18rem', mx: 'auto', bg: 'white', borderRadius: 'md' },
});
const Stack = chakra('div', { base: { display: 'grid', gap: '4' } });

/** A link or a QR code that brings the stops and their order to another phone. */
export function ShareRun({ run, onClose }: { run: Run; onClose: () => void }): ReactElement {
  const link = runLink(run, location.origin);
  return (
    <Dialog title={t`Give the run to another driver`} onClose={onClose}>
      <Stack>
        <p>{t`The link has the codes and their order. Names, numbers and notes stay on this phone.`}</p>
        <Picture viewBox="0 0 100 100" role="img" aria-label={t`QR code of the run`}>
          <QrCode link={link} x={0} y={0} size={100} level="L" />
        </Picture>
        <Button variant="outline" data-copy={link} data-said={t`Link copied to clipboard`}>
          <Link2 aria-hidden="true" />
          {t`Copy Link`}
        </Button>
        <ShareButton title={t`A run of ZarCodes`} text={t`A run of ZarCodes`} url={link} />
      </Stack>
    </Dialog>
  );
}
