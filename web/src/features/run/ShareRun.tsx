import { chakra } from '@chakra-ui/react';
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { Link2 } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { ShareButton } from '#web/ui/ShareButton.tsx';
import type { Run } from './run.ts';
import { runLink } from './runLink.ts';

const quietZone = 4; // modules, which ISO/IEC 18004 requires around a QR code

const Picture = chakra('svg', {
  base: { width: 'full', maxW: '18rem', mx: 'auto', bg: 'white', borderRadius: 'md' },
});
const Stack = chakra('div', { base: { display: 'grid', gap: '4' } });

/** A link or a QR code that brings the stops and their order to another phone. */
export function ShareRun({ run, onClose }: { run: Run; onClose: () => void }): ReactElement {
  const link = runLink(run, location.origin);
  const code = useMemo(() => generate(link), [link]);
  const side = code.size + 2 * quietZone;
  return (
    <Dialog title={t`Give the run to another driver`} onClose={onClose}>
      <Stack>
        <p>{t`The link has the codes and their order. Names, numbers and notes stay on this phone.`}</p>
        <Picture
          viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
          role="img"
          aria-label={t`QR code of the run`}
        >
          <path d={toSvgPath(code)} fill="black" shapeRendering="crispEdges" />
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
