import type { ExportedCode, ExportedPoint } from './exportedCode.ts';

const featureOf = <P extends object>({ longitude, latitude }: ExportedPoint, properties: P) => ({
  type: 'Feature' as const,
  // Longitude first: https://www.rfc-editor.org/rfc/rfc7946#section-3.1.1
  geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  properties,
});

/** Only what there is: a program that reads it need not tell '' from nothing. */
const given = (properties: Readonly<Record<string, string | readonly string[]>>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value.length > 0));

export function geoJson(exported: ExportedCode): string {
  const { code, title, description, link, address, steps, arrival, phone, updatedAt, own, points } = exported;
  const { name, kind, plusCode } = own;
  const texts = { title, description, ...address, steps, arrival, phone };
  return JSON.stringify({
    type: 'FeatureCollection',
    features: [
      featureOf(own, given({ name, zarcode: code, kind, ...texts, plusCode, link, updatedAt })),
      ...points.map((point) =>
        featureOf(
          point,
          given({
            name: point.name,
            zarcode: code,
            label: point.label,
            kind: point.kind,
            note: point.note,
            plusCode: point.plusCode,
          }),
        ),
      ),
    ],
  });
}
