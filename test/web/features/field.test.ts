import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GuideInput } from '#shared/contract/guideInput.ts';
import { type Draft, emptyField, type Field } from '#web/features/field/field.ts';
import {
  captured,
  changeCapture,
  countedUp,
  freeCodes,
  handedOver,
  isInForm,
  isToSend,
  problemsOf,
  takenBack,
  takenOver,
  unsentOf,
  withoutDone,
  withoutUsed,
  withoutWords,
} from '#web/features/field/fieldChanges.ts';
import { averageFixes, type Fix } from '#web/maps/averageFixes.ts';

const now = new Date('2026-03-10T08:00:00.000Z');
const booklet = {
  id: 'rsv_1',
  endsAt: '2026-03-24T08:00:00.000Z',
  codes: ['QAB-2222', 'QAB-3333', 'QAB-4444'],
};
const point: Fix = { latitude: -26, longitude: 28, accuracy: 6 };
const typed: Omit<Draft, 'key'> = {
  title: 'House 12',
  suburb: 'Extension 4',
  city: 'Tembisa',
  province: 'Gauteng',
  note: 'Blue gate',
  point,
  isHome: true,
  consent: { words: 'home', at: '2026-03-10T07:59:00.000Z' },
  hasPhoto: true,
};
const begun = (): Field => ({
  ...emptyField('key-1'),
  booklets: [booklet],
  draft: { ...typed, key: 'key-1' },
});

describe('a home that is captured', () => {
  test('waits under the next code, and the next one begins with what stays the same', () => {
    const field = captured(begun(), 'QAB-2222', 'key-2');
    expect(field.captures).toMatchObject([
      { ...typed, key: 'key-1', code: 'QAB-2222', state: 'waiting', photo: 'waiting' },
    ]);
    expect(field.draft).toMatchObject({
      key: 'key-2',
      title: 'House 13',
      suburb: 'Extension 4',
      city: 'Tembisa',
      province: 'Gauteng',
      note: '',
      point: null,
      consent: null,
      hasPhoto: false,
    });
    expect(freeCodes(field, now)).toEqual(['QAB-3333', 'QAB-4444']);
    // The second of a double press.
    expect(
      captured({ ...field, draft: { ...typed, key: 'key-1' } }, 'QAB-3333', 'key-3').captures,
    ).toHaveLength(1);
  });

  test('that was refused comes back whole, but not over another one', () => {
    const waiting = captured(begun(), 'QAB-2222', 'key-2');
    const refused = changeCapture(waiting, 'key-1', {
      state: 'refused',
      problem: 'Wrong province',
      problemCode: 'province_mismatch',
    });
    expect(takenBack(waiting, 'key-1')).toEqual(waiting);
    const busy = { ...refused, draft: { ...refused.draft, note: 'Red gate' } };
    expect(takenBack(busy, 'key-1')).toEqual(busy);
    const back = takenBack(refused, 'key-1');
    expect(back.draft).toEqual({ ...typed, key: 'key-1', steps: '', wantsSlip: false });
    expect(freeCodes(back, now)).toEqual(booklet.codes);
  });

  test('that is done leaves the list, and its code is not offered again', () => {
    const made = changeCapture(captured(begun(), 'QAB-2222', 'key-2'), 'key-1', { state: 'made' });
    // Its photo is still on the phone.
    expect(withoutDone(made).captures).toHaveLength(1);
    const done = withoutDone(changeCapture(made, 'key-1', { photo: 'sent' }));
    expect(done.captures).toEqual([]);
    expect(freeCodes(done, now)).toEqual(['QAB-3333', 'QAB-4444']);
    expect(freeCodes(done, new Date(booklet.endsAt))).toEqual([]);
  });

  test('stays in the list until its steps are sent and its slip is printed', () => {
    const draft = { ...typed, key: 'key-1', hasPhoto: false, steps: '[{"key":0}]', wantsSlip: true };
    const guide: GuideInput = { version: 1, steps: [{ landmark: 'church', move: 'past' }], points: [] };
    const waiting = captured({ ...begun(), draft }, 'QAB-2222', 'key-2', guide);
    expect(waiting.draft).toMatchObject({ wantsSlip: true });
    const made = changeCapture(waiting, 'key-1', { state: 'made', guide: 'sent' });
    expect(made.captures.map(isToSend)).toEqual([true]);
    const word = { word: 'ABCD-EFGH', endsAt: booklet.endsAt };
    const slip = changeCapture(made, 'key-1', { slip: 'sent', word });
    expect(slip.captures.map(isToSend)).toEqual([false]);
    expect(withoutDone(slip).captures).toHaveLength(1);
    expect(withoutDone(withoutWords(slip, ['key-1'])).captures).toEqual([]);
  });

  test('needs a position, names of its place and, where somebody lives there, their consent', () => {
    const empty = emptyField('key-1').draft;
    expect(problemsOf(empty, undefined)).toEqual(['code', 'point', 'title', 'city', 'province', 'consent']);
    expect(problemsOf({ ...typed, key: 'key-1' }, 'QAB-2222')).toEqual([]);
    const vague = { ...typed, key: 'key-1', point: { ...point, accuracy: 51 } };
    expect(problemsOf(vague, 'QAB-2222')).toEqual(['vague']);
    expect(problemsOf(vague, 'QAB-2222', { isVagueAccepted: true })).toEqual([]);
    expect(problemsOf({ ...typed, key: 'key-1', isHome: false, consent: null }, 'QAB-2222')).toEqual([]);
  });

  test.each([
    ['House 12', 'House 13'],
    ['9', '10'],
    ['Stand 99, Block C', 'Stand 100, Block C'],
    ['4 Vilakazi Street 8115', '4 Vilakazi Street 8116'],
    ['12B', ''],
    ['Gogo’s Spaza', ''],
    ['', ''],
  ])('after %s comes %s', (before, after) => expect(countedUp(before)).toBe(after));
});

describe('a booklet', () => {
  test('that is handed over is offered no more, and comes back with what is left', () => {
    const waiting = captured(begun(), 'QAB-2222', 'key-2');
    const over = handedOver(waiting, booklet.id, now.toISOString());
    expect(freeCodes(over, now)).toEqual([]);
    expect(unsentOf(over, booklet)).toBe(1);
    const back = takenOver(over, { ...booklet, codes: ['QAB-2222', 'QAB-4444'] });
    expect(back.booklets).toHaveLength(1);
    expect(freeCodes(back, now)).toEqual(['QAB-4444']);
  });

  test('loses what another phone has used, and gets nothing back that was used here', () => {
    const { id } = booklet;
    const field = withoutUsed({ ...begun(), booklets: [{ ...booklet, codes: ['QAB-3333', 'QAB-4444'] }] }, [
      { id, codes: ['QAB-2222', 'QAB-4444'] },
    ]);
    expect(freeCodes(field, now)).toEqual(['QAB-4444']);
  });

  test('stays while a home is captured under the code that its form shows', () => {
    expect(isInForm(begun(), booklet, now)).toBe(true);
    expect(isInForm({ ...emptyField('key-1'), booklets: [booklet] }, booklet, now)).toBe(false);
    expect(isInForm(begun(), { codes: ['QAB-4444'] }, now)).toBe(false);
  });
});

describe('positions of a phone that stands still', () => {
  const metre = 1 / 111_320;
  const near = fc.record({
    latitude: fc.double({ min: -3, max: 3, noNaN: true }).map((metres) => -26 + metres * metre),
    longitude: fc.double({ min: -3, max: 3, noNaN: true }).map((metres) => 28 + metres * metre),
    accuracy: fc.double({ min: 3, max: 12, noNaN: true }),
  });
  const metresApart = (one: Fix, other: Fix) =>
    Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) / metre;

  test('are averaged, whatever a fifth of them says that lies far away', () => {
    fc.assert(
      fc.property(
        fc.array(near, { minLength: 8, maxLength: 20 }),
        fc.double({ min: 40, max: 5000, noNaN: true }),
        (fixes, metres) => {
          const far: Fix = { latitude: -26 + metres * metre, longitude: 28, accuracy: 3 };
          const wrong = Array.from({ length: Math.floor(fixes.length / 5) }, () => far);
          const [clean, mixed] = [averageFixes(fixes), averageFixes([...fixes, ...wrong])];
          expect(clean).not.toBeNull();
          expect(metresApart(mixed ?? far, clean ?? far)).toBeLessThan(0.001);
        },
      ),
    );
  });

  test('no average lies outside of what was measured, or is more exact than the best', () => {
    fc.assert(
      fc.property(fc.array(near, { minLength: 1, maxLength: 20 }), (fixes) => {
        const average = averageFixes(fixes) ?? { latitude: 0, longitude: 0, accuracy: 0 };
        const latitudes = fixes.map(({ latitude }) => latitude);
        expect(average.latitude).toBeGreaterThanOrEqual(Math.min(...latitudes) - 1e-12);
        expect(average.latitude).toBeLessThanOrEqual(Math.max(...latitudes) + 1e-12);
        expect(average.accuracy).toBeGreaterThanOrEqual(
          Math.min(...fixes.map(({ accuracy }) => accuracy)) - 1e-9,
        );
      }),
    );
  });
});
