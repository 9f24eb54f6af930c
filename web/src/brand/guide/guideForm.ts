import type { GuideInput } from '#shared/contract/guideInput.ts';
import { parseLocation } from '#shared/domain/coordinates.ts';
import type { Guide } from '#shared/domain/guide.ts';
import {
  type Landmark,
  landmarks,
  type Move,
  moves,
  type PointKind,
  pointKinds,
  type Side,
  sides,
} from '#shared/domain/guideIds.ts';
import { type Point, pointText } from '#web/maps/mapView.ts';
import type { AppForm } from '#web/ui/form/useAppForm.ts';

/** A step as its fields contain it: text, until it is sent. */
export interface StepFields {
  /** Stays the same while the step is moved. */
  readonly key: number;
  readonly landmark: Landmark;
  readonly move: Move;
  readonly side: Side | '';
  readonly distanceM: string;
  readonly text: string;
}

export interface PointFields {
  readonly key: number;
  readonly kind: PointKind;
  readonly label: string;
  /** Both coordinates, or a map link, as typed. */
  readonly position: string;
  readonly note: string;
}

/** The lists are JSON: a draft holds texts only (storage/drafts.ts). */
export interface GuideForm {
  readonly steps: string;
  readonly points: string;
  readonly arrival: string;
  readonly callOnArrival: boolean;
  readonly phone: string;
  /** Empty without one. */
  readonly gatePhotoId: string;
}

export type GuideFormState = AppForm<GuideForm, GuideInput>;

export function formOf({ steps, points, arrival, phone, gatePhotoId }: Guide): GuideForm {
  const stepFields: StepFields[] = steps.map(({ landmark, move, side, distanceM, text = '' }, key) => ({
    key,
    landmark,
    move,
    side: side ?? '',
    distanceM: distanceM?.toString() ?? '',
    text,
  }));
  const pointFields: PointFields[] = points.map(({ label, kind, latitude, longitude, note = '' }, key) => ({
    key,
    kind,
    label,
    // With all their decimals, so that what is not touched stays the same.
    position: `${latitude}, ${longitude}`,
    note,
  }));
  return {
    steps: JSON.stringify(stepFields),
    points: JSON.stringify(pointFields),
    arrival: arrival ?? '',
    callOnArrival: phone !== undefined,
    phone: phone ?? '',
    gatePhotoId: gatePhotoId ?? '',
  };
}

export const emptyGuide: Guide = { steps: [], points: [] };

type Fields = Readonly<Record<string, unknown>>;

/** A draft may be older than the form. */
function readList<T>(text: string, read: (fields: Fields, key: number) => T | null): T[] {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!Array.isArray(parsed)) return [];
    return parsed.flatMap((each: Fields | null, index) => {
      const key = typeof each?.['key'] === 'number' ? each['key'] : index;
      const item = each === null ? null : read(each, key);
      return item === null ? [] : [item];
    });
  } catch {
    return [];
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const oneOf = <T extends string>(known: readonly T[], value: unknown) => known.find((each) => each === value);

export const readSteps = (text: string): StepFields[] =>
  readList(text, (fields, key) => {
    const landmark = oneOf(landmarks, fields['landmark']);
    const move = oneOf(moves, fields['move']);
    if (landmark === undefined || move === undefined) return null;
    const side = oneOf(sides, fields['side']) ?? '';
    return {
      key,
      landmark,
      move,
      side,
      distanceM: textOf(fields['distanceM']),
      text: textOf(fields['text']),
    };
  });

export const readPoints = (text: string): PointFields[] =>
  readList(text, (fields, key) => {
    const kind = oneOf(pointKinds, fields['kind']);
    if (kind === undefined) return null;
    const { label, position, note } = fields;
    return { key, kind, label: textOf(label), position: textOf(position), note: textOf(note) };
  });

/** The points as typed with the gate there: the one that they have, else another one. */
export function withGate(points: string, gate: Point): string {
  const list = readPoints(points);
  const position = pointText(gate);
  const old = list.find(({ kind }) => kind === 'gate');
  const key = Math.max(-1, ...list.map((point) => point.key)) + 1;
  const added: PointFields = { key, kind: 'gate', label: 'GATE', position, note: '' };
  return JSON.stringify(
    old === undefined
      ? [...list, added]
      : list.map((point) => (point === old ? { ...point, position } : point)),
  );
}

/** Where a point was put, or null while that can't be read. */
export function positionOf({ position }: Pick<PointFields, 'position'>): Point | null {
  const read = parseLocation(position);
  return read.kind === 'point' ? { latitude: read.latitude, longitude: read.longitude } : null;
}

const given = <K extends string>(name: K, value: string): { [name in K]?: string } =>
  value.trim() === '' ? {} : ({ [name]: value } as { [name in K]: string });

/** A step as it reads, whatever its fields contain. */
export function stepOf({ landmark, move, side, distanceM, text }: StepFields) {
  const metres = distanceM.trim();
  return {
    landmark,
    move,
    ...(side !== '' && { side }),
    ...(metres !== '' && { distanceM: /^\d+$/.test(metres) ? Number(metres) : Number.NaN }),
    ...given('text', text),
  };
}

/** What the API takes, not checked yet: what is empty is left out. The version is added when it is sent. */
export function inputOf({ steps, points, arrival, callOnArrival, phone, gatePhotoId }: GuideForm) {
  return {
    version: 1,
    steps: readSteps(steps).map(stepOf),
    points: readPoints(points).map(({ kind, label, note, ...point }) => ({
      label,
      kind,
      ...(positionOf(point) ?? { latitude: undefined, longitude: undefined }),
      ...given('note', note),
    })),
    ...given('arrival', arrival),
    ...(callOnArrival && given('phone', phone)),
    ...(gatePhotoId !== '' && { gatePhotoId }),
  };
}

/** As a driver sees it: without what can't be shown yet. */
export function previewOf(form: GuideForm): Guide {
  const { arrival, callOnArrival, phone } = form;
  const steps = readSteps(form.steps)
    .map(stepOf)
    .filter(({ landmark, text = '' }) => landmark !== 'other' || text !== '');
  const points = readPoints(form.points).flatMap(({ label, kind, note, ...point }) => {
    const position = positionOf(point);
    const shown = label.trim().toUpperCase();
    return position === null || shown === ''
      ? []
      : [{ label: shown, kind, ...position, ...given('note', note) }];
  });
  return {
    steps: steps.map(({ distanceM, ...step }) =>
      Number.isInteger(distanceM) ? { ...step, distanceM } : step,
    ),
    points,
    ...given('arrival', arrival),
    ...(callOnArrival && given('phone', phone)),
  };
}
