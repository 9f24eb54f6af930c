import { toKML } from '@placemarkio/tokml';
import { type ExportedCode, type ExportedPoint, notesOf, pointLine } from './exportedCode.ts';

const placemark = ({ longitude, latitude }: ExportedPoint, properties: Readonly<Record<string, string>>) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  properties,
});

/** KML 2.2: a placemark for each point. */
export function kml(exported: ExportedCode): string {
  const { title, link, own, points } = exported;
  return toKML({
    type: 'FeatureCollection',
    features: [
      placemark(own, {
        name: `${own.name} ${title}`,
        description: notesOf(exported),
        kind: own.kind,
        plusCode: own.plusCode,
        link,
      }),
      ...points.map((point) =>
        placemark(point, {
          name: point.name,
          description: pointLine(point),
          kind: point.kind,
          plusCode: point.plusCode,
        }),
      ),
    ],
  });
}
