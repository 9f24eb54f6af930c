import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { type ReactElement, useMemo } from 'react';

const quietZone = 4; // modules, which ISO/IEC 18004 requires around a QR code

interface QrCodeProps {
  link: string;
  x: number;
  y: number;
  size: number;
}

/** Part of a sign's drawing. A quarter of it may be dirty or covered (docs/decisions/0019). */
export function QrCode({ link, x, y, size }: QrCodeProps): ReactElement {
  const code = useMemo(() => generate(link, { minCorrectionLevel: correction.Q }), [link]);
  const side = code.size + 2 * quietZone;
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size / side}) translate(${quietZone} ${quietZone})`}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} fill="black" />
    </g>
  );
}
