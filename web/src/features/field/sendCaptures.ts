import '#web/api/villageRoutes.ts';
import { toSevenDecimals } from '#shared/domain/coordinates.ts';
import type { Province } from '#shared/domain/provinces.ts';
import { t } from '#shared/text/t.ts';
import { ApiError, callRoute, messageOf } from '#web/api/client.ts';
import { sendImage } from '#web/api/sendImage.ts';
import { inOneTab } from '#web/offline/inOneTab.ts';
import { isOnline } from '#web/offline/isOnline.ts';
import type { Capture, parts } from './field.ts';
import { changeCapture, withoutCode } from './fieldChanges.ts';
import { changeField, deletePhoto, latestField, storedPhoto } from './fieldStore.ts';

/**
 * Sends what waits, in its order, one tab at a time, then the photos, guides and slips. A code whose answer was lost is sent again under the
 * same key, and is made once; one that is refused stays as it was typed.
 */
export const sendCaptures = (): Promise<void> =>
  inOneTab('field', async () => {
    while (await sendNext('state', sendCode));
    while (await sendNext('photo', sendPhoto));
    while (await sendNext('guide', sendGuide));
    while (await sendNext('slip', makeSlip));
  });

type What = 'state' | (typeof parts)[number];

/** @returns whether to go on */
async function sendNext(what: What, send: (capture: Capture) => Promise<Partial<Capture>>) {
  const field = isOnline() ? await latestField() : null;
  const next = field?.captures.find(
    (capture) => capture[what] === 'waiting' && (what === 'state' || capture.state === 'made'),
  );
  if (next === undefined) return false;
  try {
    const to = await send(next);
    await changeField((now) => changeCapture(now, next.key, to));
    return true;
  } catch (error) {
    if (!isFinal(error)) return false;
    const [near] = error.suggestions;
    const refused = {
      [what]: 'refused',
      problem: messageOf(error),
      problemCode: error.code,
      ...(near !== undefined && { near: near.zarcode }),
    };
    const isGone = error.code === 'code_not_reserved';
    await changeField((now) => changeCapture(isGone ? withoutCode(now, next.code) : now, next.key, refused));
    return true;
  }
}

/** Too many at once, a session that ended, no answer and a failure are for later. */
const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  ![401, 403, 429].includes(error.status);

async function sendCode(capture: Capture): Promise<Partial<Capture>> {
  const { key, code, point, title, note, suburb, city, province, consent, isHome, allowDuplicate } = capture;
  if (point === null) throw new ApiError(422, 'unknown', t`The position is missing.`);
  const body = {
    reservedCode: code,
    title: title.trim(),
    description: note.trim(),
    latitude: point.latitude,
    longitude: point.longitude,
    pointSource: 'averaged' as const,
    pointAccuracy: point.accuracy,
    suburb: suburb.trim(),
    city: city.trim(),
    province: province as Province,
    termsConfirmed: true as const,
    ...(allowDuplicate && { allowDuplicate }),
    ...(isHome && consent !== null && { residentConsent: consent }),
  };
  const done = { state: 'made', problem: '', problemCode: '' } as const;
  try {
    const { version } = await callRoute('zarcodes.createForCreator', { body }, { idempotencyKey: key });
    return { ...done, version };
  } catch (error) {
    const isUsed = error instanceof ApiError && error.code === 'code_not_reserved';
    if (!isUsed || !(await isMade(capture))) throw error;
    return done;
  }
}

/** By this phone, more than a day ago, when the answer was lost: then its key is not known any more. */
async function isMade({ code, title, point }: Capture): Promise<boolean> {
  const made = await callRoute('zarcodes.get', { params: { code } }).catch(() => null);
  if (made === null || point === null || !('latitude' in made)) return false;
  return made.title === title.trim() && made.latitude === toSevenDecimals(point.latitude);
}

async function sendPhoto({ key, code }: Capture): Promise<Partial<Capture>> {
  const photo = await storedPhoto(key);
  if (photo !== undefined) {
    const { signal } = new AbortController();
    await sendImage(code, photo, { signal, onProgress: () => {}, idempotencyKey: `${key}-photo` });
    await deletePhoto(key);
  }
  return { photo: 'sent' };
}

/** What somebody else has said since is not replaced; nor is what was sent before, when the answer was lost. */
async function sendGuide({ code, guideInput, version }: Capture): Promise<Partial<Capture>> {
  if (guideInput === undefined) return { guide: 'none' };
  const send = (known: number) =>
    callRoute('zarcodes.setGuide', { params: { code }, body: { ...guideInput, version: known } });
  try {
    await send(version ?? 1);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'edit_conflict') throw error;
    const now = await callRoute('zarcodes.get', { params: { code } });
    if ('version' in now && now.guide === undefined) await send(now.version);
  }
  return { guide: 'sent' };
}

/** One whose answer was lost is ended by the next: only a word that is stored here can be printed. */
async function makeSlip({ code }: Capture): Promise<Partial<Capture>> {
  const { word, endsAt } = await callRoute('zarcodes.createClaimSlip', { params: { code } });
  return { slip: 'sent', word: { word, endsAt } };
}
