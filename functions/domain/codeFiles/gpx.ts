import { escapeHtml } from '#shared/domain/html.ts';
import { type ExportedCode, type ExportedPoint, notesOf, pointLine } from './exportedCode.ts';

/** The five that escapeHtml escapes are all that XML needs. */
const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`;

/** In the order of https://www.topografix.com/GPX/1/1/#type_wptType */
function waypoint(
  { latitude, longitude, kindName }: ExportedPoint,
  { name, desc, link }: { readonly name: string; readonly desc: string; readonly link: string },
): string {
  return [
    `<wpt lat="${latitude.toFixed(7)}" lon="${longitude.toFixed(7)}">`,
    element('name', name),
    element('desc', desc),
    `<link href="${escapeHtml(link)}"/>`,
    element('type', kindName),
    '</wpt>',
  ].join('');
}

/** GPX 1.1: a waypoint for each point. */
export function gpx(exported: ExportedCode): string {
  const { title, link, updatedAt, own, points } = exported;
  const name = `${own.name} ${title}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="ZarCodes" xmlns="http://www.topografix.com/GPX/1/1">',
    `<metadata>${element('name', name)}<link href="${escapeHtml(link)}"/>${element('time', updatedAt)}</metadata>`,
    waypoint(own, { name, desc: notesOf(exported), link }),
    ...points.map((point) => waypoint(point, { name: point.name, desc: pointLine(point), link })),
    '</gpx>',
    '',
  ].join('\n');
}
