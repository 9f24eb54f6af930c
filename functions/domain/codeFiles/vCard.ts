import { formatCoordinate } from '#shared/domain/coordinates.ts';
import { type ExportedCode, notesOf, pointLine } from './exportedCode.ts';

/** https://www.rfc-editor.org/rfc/rfc2426#section-5 */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

const maxLineBytes = 75;

/** A line of at most 75 bytes; the rest on lines that begin with a space, and no letter divided. */
function folded(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const symbol of line) {
    const size = Buffer.byteLength(symbol);
    if (bytes + size > maxLineBytes) {
      lines.push(' ');
      bytes = 1;
    }
    lines[lines.length - 1] += symbol;
    bytes += size;
  }
  return lines.join('\r\n');
}

/**
 * One contact. Version 3.0, which phones of every age import; 4.0 older ones don't. The points beside its own are in the
 * note: a card has one position.
 */
export function vCard(exported: ExportedCode): string {
  const { title, code, address, phone, link, updatedAt, own, points } = exported;
  const { addressLine1, addressLine2, placeName, town, province } = address;
  const street = [addressLine1, addressLine2, placeName].filter((line) => line !== '').join('\n');
  const beside = points.map(
    (point) =>
      `${point.label}: ${pointLine(point)}, ${formatCoordinate(point.latitude)}, ${formatCoordinate(point.longitude)}`,
  );
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'PRODID:-//ZarCodes//ZarCodes//EN',
    `N:${escaped(title)};;;;`,
    `FN:${escaped(`${title} ${code}`)}`,
    `ORG:${escaped(title)}`,
    `ADR;TYPE=WORK:;;${escaped(street)};${escaped(town)};${escaped(province)};;South Africa`,
    `GEO:${formatCoordinate(own.latitude)};${formatCoordinate(own.longitude)}`,
    ...(phone === '' ? [] : [`TEL;TYPE=VOICE:${escaped(phone)}`]),
    `URL:${link}`,
    `UID:${link}`,
    `REV:${updatedAt}`,
    `NOTE:${escaped([notesOf(exported), ...beside].join('\n'))}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
