import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { bearing, distanceTo } from '#web/features/run/bearing.ts';
import { resultsAsCsv } from '#web/features/run/results.ts';
import {
  changedStop,
  emptyRun,
  inOrder,
  moved,
  nextStop,
  type Outcome,
  type Run,
  withCode,
  withoutEnded,
  withStops,
} from '#web/features/run/run.ts';
import { codesOfFragment, runLink } from '#web/features/run/runLink.ts';

const codes = ['7PTFLHV', '7PTFLHW', '7PTFLHX'] as const;
const written = (code: string, reference = '') => ({ code, reference });
const runOf = (...all: readonly string[]): Run =>
  withStops(
    emptyRun,
    all.map((code) => written(code)),
  ).run;
const codesOf = ({ stops }: Run) => stops.map(({ code }) => code);

const delivered: Outcome = { kind: 'delivered', at: '2026-11-24T08:12:00.000Z', note: '' };
const done = (run: Run, code: string, outcome = delivered) =>
  changedStop(run, code, (stop) => ({ ...stop, outcomes: [...stop.outcomes, outcome] }));

describe('a run', () => {
  it('joins codes that stand in it twice, with what stands beside each', () => {
    const { run } = withStops(emptyRun, [
      { ...written('7PTFLHV', 'Thandi'), phone: '+27821234567' },
      written('7PTFLHW'),
      written('7PTFLHV', 'Parcel 18'),
      written('7PTFLHV', 'Thandi'),
    ]);
    expect(run.stops).toEqual([
      { code: '7PTFLHV', reference: 'Thandi, Parcel 18', phone: '+27821234567', outcomes: [] },
      { code: '7PTFLHW', reference: '', outcomes: [] },
    ]);
  });

  it('joins what a file says of a code that stands there twice, and loses no amount', () => {
    const parcel = (reference: string, amount: string) => ({
      ...written('7PTFLHV', reference),
      recipient: 'Thandi',
      note: 'Blue gate',
      amount,
    });
    const first = withStops(emptyRun, [parcel('A1', 'R150.00'), parcel('A2', 'R150.00')]).run;
    // The same file again.
    const { run } = withStops(first, [parcel('A1', 'R150.00'), parcel('A2', 'R150.00'), written('7PTFLHV')]);
    expect(run.stops).toEqual([
      {
        code: '7PTFLHV',
        reference: 'A1, A2',
        recipient: 'Thandi',
        note: 'Blue gate',
        amount: 'R150.00, R150.00',
        outcomes: [],
      },
    ]);
    expect(withCode(run, '7PTFLHV', '7PTFLHX')?.stops[0]).toMatchObject({
      recipient: 'Thandi',
      note: 'Blue gate',
    });
  });

  it('shows that there is more of a code than there is room for', () => {
    const many = Array.from({ length: 1000 }, (_, index) => written('7PTFLHV', `Parcel, ${index}`));
    const [stop] = withStops(emptyRun, many).run.stops;
    expect(stop?.reference).toMatch(/^Parcel, 0, Parcel, 1, .*, …$/);
    expect(stop?.reference.length).toBeLessThanOrEqual(510);
  });

  it('leaves a stop that is done as it is, and says that something else was to be brought there', () => {
    const run = done(withStops(emptyRun, [written('7PTFLHV', 'Parcel A')]).run, '7PTFLHV');
    expect(withStops(run, [written('7PTFLHV', 'Parcel A')])).toMatchObject({ run, done: 0 });
    expect(withStops(run, [written('7PTFLHV', 'Parcel B')])).toMatchObject({ run, done: 1 });
  });

  it('keeps a mistyped stop whose right code is done: its parcel would be lost', () => {
    const run = withStops(emptyRun, [written('7PTFLHV', 'Parcel A'), written('7PTFLHW', 'Parcel B')]).run;
    expect(withCode(done(run, '7PTFLHV'), '7PTFLHW', '7PTFLHV')).toBeNull();
  });

  it('asks again for a stop that had a problem, once it is pasted again', () => {
    const run = changedStop(runOf('7PTFLHV'), '7PTFLHV', (stop) => ({ ...stop, problem: 'ended' as const }));
    const again = withStops(run, [{ ...written('7PTFLHV'), secret: 'pass' }]).run;
    expect(again.stops).toEqual([{ code: '7PTFLHV', reference: '', outcomes: [], secret: 'pass' }]);
  });

  it('has room for 60, and says how many had none', () => {
    const many = Array.from({ length: 61 }, (_, index) => written(`1GPBB${String(index).padStart(2, '0')}`));
    const first = withStops(emptyRun, many.slice(0, 59)).run;
    const { run, leftOut } = withStops(first, many);
    expect([run.stops.length, leftOut]).toEqual([60, 1]);
  });

  it('keeps what is done in front when it is sorted', () => {
    const run = done(runOf(...codes), '7PTFLHW');
    expect(codesOf(inOrder(run, ['7PTFLHX', '7PTFLHV']))).toEqual(['7PTFLHW', '7PTFLHX', '7PTFLHV']);
    expect(nextStop(run)?.code).toBe('7PTFLHV');
  });

  it('puts a stop whose place is not known behind those that were sorted', () => {
    expect(codesOf(inOrder(runOf(...codes), ['7PTFLHX']))).toEqual(['7PTFLHX', '7PTFLHV', '7PTFLHW']);
  });

  it('moves a stop no farther than the ends', () => {
    expect(codesOf(moved(runOf(...codes), '7PTFLHV', 1))).toEqual(['7PTFLHW', '7PTFLHV', '7PTFLHX']);
    expect(codesOf(moved(runOf(...codes), '7PTFLHV', -5))).toEqual([...codes]);
    expect(codesOf(moved(runOf(...codes), '1GPBBBB', 1))).toEqual([...codes]);
  });

  it('takes the meant code with the name, and once', () => {
    const { run } = withStops(emptyRun, [written('7PTFLHV', 'Thandi'), written('7PTFLHW', 'Sipho')]);
    expect(withCode(run, '7PTFLHV', '7PTFLHX')?.stops[0]).toEqual({
      code: '7PTFLHX',
      reference: 'Thandi',
      outcomes: [],
    });
    expect(withCode(run, '7PTFLHV', '7PTFLHW')?.stops).toEqual([
      { code: '7PTFLHW', reference: 'Sipho, Thandi', outcomes: [] },
    ]);
  });

  it('loses a place with the pass that opened it', () => {
    const place = { openedBy: 'pass', expiresAt: '2026-11-24T10:00:00.000Z' };
    const run = changedStop(runOf(...codes), '7PTFLHV', (stop) => ({
      ...stop,
      secret: 'pass',
      place: place as unknown as NonNullable<typeof stop.place>,
    }));
    expect(withoutEnded(run, Date.parse('2026-11-24T09:59:59Z'))).toBe(run);
    expect(withoutEnded(run, Date.parse('2026-11-24T10:00:00Z')).stops[0]).toEqual({
      code: '7PTFLHV',
      reference: '',
      outcomes: [],
      problem: 'ended',
    });
  });
});

describe('the link of a run', () => {
  it('has the codes and their order behind the #, and nothing else', () => {
    const { run } = withStops(emptyRun, [written('7PTFLHX', 'Thandi'), written('7PTFLHV')]);
    const link = runLink(run, 'https://zarcodes.example');
    expect(link).toBe('https://zarcodes.example/run#stops=7PTFLHX.7PTFLHV');
    expect(codesOfFragment(new URL(link).hash)).toEqual(['7PTFLHX', '7PTFLHV']);
  });

  it.each(['', '#', '#stops=', '#stops=..', '#stops=<script>', '#GATE', '#pass=7PTFLHV'])(
    'is not %j',
    (fragment) => {
      expect(codesOfFragment(fragment)).toBeNull();
    },
  );
});

describe('the results', () => {
  it('have a line for each stop, and no formula', () => {
    const note = '=HYPERLINK("https://evil.example")';
    const { run } = withStops(emptyRun, [written('7PTFLHV', '+1 "extra", Thandi'), written('7PTFLHW')]);
    const csv = resultsAsCsv(done(run, '7PTFLHV', { ...delivered, note }));
    expect(Papa.parse(csv.slice(1), { skipEmptyLines: true }).data).toEqual([
      ['Reference', 'ZarCode', 'Outcome', 'Time', 'Note'],
      [`'+1 "extra", Thandi`, '7PT-FLHV', 'Delivered', '2026-11-24T08:12:00.000Z', `'${note}`],
      ['', '7PT-FLHW', '', '', ''],
    ]);
  });
});

describe('the direction', () => {
  it.each([
    [{ latitude: -33, longitude: 18 }, 'north'],
    [{ latitude: -34, longitude: 19 }, 'east'],
    [{ latitude: -35, longitude: 18 }, 'south'],
    [{ latitude: -34, longitude: 17 }, 'west'],
    [{ latitude: -33.5, longitude: 17.4 }, 'north-west'],
    [{ latitude: -34, longitude: 18 }, 'north'],
  ])('to %o is %s', (point, direction) => {
    expect(distanceTo('5 km', bearing({ latitude: -34, longitude: 18 }, point))).toBe(
      `5 km to the ${direction}`,
    );
  });
});
