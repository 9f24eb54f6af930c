import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { type ReactElement, useMemo } from 'react';

const quietZone = 4; // modules, which ISO/IEC 18004 requires around a QR code

interface QrCodeProps {
  link: string;
  x: number;
  y: number;
  size: number;
  /** How much of it may be dirty or covered: less makes the modules of a long link larger, for a screen. */
  level?: 'L' | 'Q';
}

/** Part of a drawing. Of that of a sign a quarter may be dirty or covered (docs/decisions/0019). */
export function QrCode({ link, x, y, size, level = 'Q' }: QrCodeProps): ReactElement {
  const code = useMemo(() => generate(link, { minCorrectionLevel: correction[level] }), [link, level]);
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
