import type { ZarCode } from '#functions/data/zarcodes.ts';
import { formatCode } from '#shared/domain/code.ts';
import { toSevenDecimals } from '#shared/domain/coordinates.ts';
import type { PointKind } from '#shared/domain/guideIds.ts';
import { pointWords, stepSentence } from '#shared/domain/guideWords.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { plusCode } from '#shared/domain/plusCode.ts';

/** A code and its guide in words, as every file has them. Texts that there are none of are ''. */

export interface ExportedPoint {
  /** 7PT-FLHV, or 7PT-FLHV/GATE beside it. */
  readonly name: string;
  readonly label: string;
  readonly kind: PointKind | 'zarcode';
  readonly kindName: string;
  readonly note: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly plusCode: string;
}

export interface ExportedCode {
  /** As shown: 7PT-FLHV */
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly link: string;
  /** Names of SANS 1883 and ISO 19160-4 where these have one (docs/product/guides.md#take-it-along). */
  readonly address: {
    readonly addressLine1: string;
    readonly addressLine2: string;
    readonly placeName: string;
    readonly town: string;
    readonly province: string;
    readonly countryCode: 'ZA';
  };
  readonly steps: readonly string[];
  readonly arrival: string;
  readonly phone: string;
  readonly updatedAt: string;
  readonly own: ExportedPoint;
  /** Beside its own. */
  readonly points: readonly ExportedPoint[];
}

export function exportedCode(zarCode: ZarCode, appUrl: string): ExportedCode {
  const { title, description, latitude, longitude, addressLine1, addressLine2, suburb, city, province } =
    zarCode;
  const code = formatCode(zarCode.code);
  const { steps = [], points = [], arrival = '', phone = '' } = zarCode.guide ?? {};
  return {
    code,
    title: printable(title),
    description: printable(description),
    link: `${appUrl}/zarcodes/${code}`,
    address: {
      addressLine1: printable(addressLine1),
      addressLine2: printable(addressLine2),
      placeName: printable(suburb),
      town: printable(city),
      province,
      countryCode: 'ZA',
    },
    steps: steps.map((step) => printable(stepSentence(step))),
    arrival: printable(arrival),
    phone,
    updatedAt: zarCode.updatedAt,
    own: {
      name: code,
      label: '',
      kind: 'zarcode',
      kindName: 'ZarCode',
      note: '',
      ...located(latitude, longitude),
    },
    points: points.map(({ label, kind, note = '', ...point }) => ({
      name: `${code}/${label}`,
      label,
      kind,
      kindName: pointWords()[kind],
      note: printable(note),
      ...located(point.latitude, point.longitude),
    })),
  };
}

const located = (latitude: number, longitude: number) => ({
  latitude: toSevenDecimals(latitude),
  longitude: toSevenDecimals(longitude),
  plusCode: plusCode(latitude, longitude),
});

/** Without what XML 1.0 can't hold in any spelling: https://www.w3.org/TR/xml/#charsets */
const printable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is taken out
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

/** All that has no field of its own where people read it, a line each. */
export function notesOf({ description, address, steps, arrival, phone, own }: ExportedCode): string {
  const { countryCode: _, ...parts } = address;
  const lines = [
    description,
    placeLine(...Object.values(parts)),
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    arrival && `On arrival: ${arrival}`,
    phone && `Phone: ${phone}`,
    `Plus Code: ${own.plusCode}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** What a point beside the code's own is: 'Gate: Yellow, on Church Street'. */
export const pointLine = ({ kindName, note }: ExportedPoint): string =>
  note === '' ? kindName : `${kindName}: ${note}`;
