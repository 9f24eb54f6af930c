import { csvOf } from '#functions/domain/exports/csv.ts';
import type { ExportedCode, ExportedPoint } from './exportedCode.ts';

const columns = [
  'name',
  'title',
  'kind',
  'note',
  'latitude',
  'longitude',
  'plusCode',
  'addressLine1',
  'addressLine2',
  'placeName',
  'town',
  'province',
  'countryCode',
  'description',
  'steps',
  'arrival',
  'phone',
  'link',
] as const;

/** A row for each point; what is of the code as a whole is in the row of its own. */
export function pointsCsv(exported: ExportedCode): string {
  const { title, description, address, steps, arrival, phone, link, own, points } = exported;
  const row = ({ name, kind, note, latitude, longitude, plusCode }: ExportedPoint) => ({
    name,
    kind,
    note,
    latitude,
    longitude,
    plusCode,
  });
  const whole = { title, description, ...address, steps: steps.join('\n'), arrival, phone, link };
  return csvOf(columns, [{ ...row(own), ...whole }, ...points.map(row)]);
}
