import { chakra } from '@chakra-ui/react';
import { type Bitmap2D, correction, generate } from 'lean-qr';
import { toSvgPath, toSvgSource } from 'lean-qr/extras/svg';
import { Download } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveUrl } from '#web/ui/saveFile.ts';
import { qrSize } from './qrSize.ts';

const quietZone = 4; // modules, which ISO/IEC 18004 requires around a QR code
const pixelsPerModule = 32; // a picture of about 1,100 pixels, sharp on a sheet of paper

interface PageQrCodeProps {
  url: string;
  slug: string;
}

/** The link of a public page to scan, and to take along for print. In its own chunk. */
export function PageQrCode({ url, slug }: PageQrCodeProps): ReactElement {
  // A quarter of it may be dirty or covered, as on a sign outdoors.
  const code = useMemo(() => generate(url, { minCorrectionLevel: correction.Q }), [url]);
  const side = code.size + 2 * quietZone;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="4">
      {/* Black on white in the dark too: not every reader knows inverted codes. */}
      <chakra.svg
        role="img"
        aria-label={t`QR code that opens ${url}`}
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        width={qrSize}
        height={qrSize}
        borderRadius="md"
        borderWidth="1px"
        bg="white"
        shapeRendering="crispEdges"
      >
        <title>{t`QR code of your public page`}</title>
        <path d={toSvgPath(code)} fill="black" />
      </chakra.svg>
      <chakra.div display="grid" gap="2.5" flex="1" minW="min(6.5rem, 100%)" maxW="12rem">
        <Button
          variant="outline"
          aria-label={t`Save the QR code as PNG`}
          onClick={() => saveUrl(`${slug}-qr.png`, pngOf(code))}
        >
          <Download aria-hidden="true" />
          {t`PNG`}
        </Button>
        <Button
          variant="outline"
          aria-label={t`Save the QR code as SVG`}
          onClick={() => saveUrl(`${slug}-qr.svg`, svgOf(code))}
        >
          <Download aria-hidden="true" />
          {t`SVG`}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

function pngOf(code: Bitmap2D): string {
  return code.toDataURL({ on: [0, 0, 0], off: [255, 255, 255], pad: quietZone, scale: pixelsPerModule });
}

function svgOf(code: Bitmap2D): string {
  const source = toSvgSource(code, { pad: quietZone, off: 'white', scale: 10, xmlDeclaration: true });
  return `data:image/svg+xml,${encodeURIComponent(source)}`;
}
