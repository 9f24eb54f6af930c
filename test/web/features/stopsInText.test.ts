import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCode } from '#shared/domain/code.ts';
import { drawCode } from '#shared/domain/codeRule.ts';
import { stopsInText } from '#web/features/run/stopsInText.ts';

const read = (text: string) => stopsInText(text, 'zarcodes.example');
const codesIn = (text: string) => read(text).map(({ code }) => code);

const prefix = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom('PT', 'GP', 'CT', 'KM', 'ND'))
    .map(([digit, letters]) => `${digit}${letters}`),
  fc.constantFrom('ABC', 'NAL', 'ZAR'),
);
const drawn = fc
  .tuple(prefix, fc.array(fc.integer({ min: 0, max: 251 }), { minLength: 400, maxLength: 400 }))
  .map(([start, bytes]) => {
    let used = 0;
    return drawCode(start, (count) => {
      used += count;
      return Uint8Array.from(bytes.slice(used - count, used));
    });
  });

/** As people write them, each of which is a code wherever it stands. */
const written = fc.tuple(drawn, fc.nat({ max: 5 })).map(([code, way]) => {
  const shown = formatCode(code);
  const ways = [
    shown,
    `*${shown}*`,
    shown.replace('-', '\u2011'),
    shown.replace('-', ' – '),
    shown.toLowerCase(),
    `https://zarcodes.example/${code.toLowerCase()}`,
  ];
  return { code, text: ways[way] ?? shown };
});

const noise = fc.constantFrom(
  ...['Thandi Mbele', '082 123 4567', '+27821234567', 'R150.00', '2 parcels', 'gate is blue', '14:30', '🚪'],
  ...[
    'INV-2024',
    '2nd-hand',
    'ORD-2024-118',
    'https://bit.ly/3xYz12K',
    'thandi@shop.co.za',
    'Sandton',
    '5km',
    'מסירה',
  ],
  ...[
    '(urgent)',
    'N2',
    '24/11/2026',
    '3RD YEAR',
    'No. 17b',
    'GP 123-456',
    'don’t ring',
    'é',
    '12345678',
    '-',
  ],
);

describe('codes in a text', () => {
  it('are found among names, numbers and lines of a chat, in their order, and nothing else is', () => {
    const line = fc.tuple(fc.array(noise, { maxLength: 3 }), written, fc.array(noise, { maxLength: 3 }));
    const others = fc.array(
      fc.constantFrom('', 'Good morning all', '2 parcels for the shop', 'Sandton', '—'),
      {
        maxLength: 2,
      },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(line, others), { maxLength: 20 }), (parts) => {
        const text = parts
          .map(([[before, { text: code }, behind], lines]) =>
            [[...before, code, ...behind].join(' '), ...lines].join('\n'),
          )
          .join('\n');
        expect(codesIn(text)).toEqual(parts.map(([[, { code }]]) => code));
      }),
      { numRuns: 300 },
    );
  });

  it('are found in any text without throwing, each as seven capitals', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const { code, reference } of read(text)) {
          expect(code).toMatch(/^[A-Z0-9]{7}$/);
          expect(reference.length).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it.each([
    ['7PT-FLHV', ['7PTFLHV']],
    ['7pt-flhv and 7PT‑FLHV', ['7PTFLHV', '7PTFLHV']],
    ['7PT FLHV', ['7PTFLHV']],
    ['1GPA1B2', ['1GPA1B2']],
    // Mistyped, which the driver must see.
    ['7PT-FLAV', ['7PTFLAV']],
    ['www.zarcodes.example/naledi/ABC-1A2B', ['ABC1A2B']],
    ['Delivery 7PT-FLHV, order INV-2024', ['7PTFLHV']],
    ['INV-2024', []],
    // A price.
    ['ABC-222Y, 5km - R150.00', ['ABC222Y']],
    ['ABC-1A2C', ['ABC1A2C']],
    ['Order ABC-1A2C for 7PT-FLHV', ['7PTFLHV']],
    ['TWO PIECES OF PRE-PAID WOOD, 4GB DATA, 2ND-HAND', []],
    ['https://bit.ly/3xYz12K https://wa.me/27821234567', []],
    ['2nd-hand 4GB-SSDX and CUT-OFFS', []],
    ['https://zarcodes.example/sandton', []],
    ['550e8400-e29b-41d4-a716-446655440000', []],
    ['', []],
  ])('in %j are %j', (text, codes) => {
    expect(codesIn(text)).toEqual(codes);
  });

  it('bring along what stands beside them', () => {
    expect(read('[2026/11/24, 08:12:33] Sipho: 1. 7PT-FLHV - Thandi Mbele, 082 123 4567')).toEqual([
      { code: '7PTFLHV', reference: 'Thandi Mbele', phone: '+27821234567' },
    ]);
    expect(read('24/11/2026, 08:12 - Sipho Ndlovu: Parcel 18 *7PT-FLHV*')).toEqual([
      { code: '7PTFLHV', reference: 'Parcel 18' },
    ]);
    expect(read('• Shop <https://zarcodes.example/7PT-FLHV#pass=abc.DEF-1>')).toEqual([
      { code: '7PTFLHV', reference: 'Shop', secret: 'abc.DEF-1' },
    ]);
    // A pass that was cut off, and a PIN that may be of a gate: nothing that opens the code.
    expect(read('Shop (https://zarcodes.example/7PT-FLHV#pass=123), gate PIN 4711')).toEqual([
      { code: '7PTFLHV', reference: 'Shop gate PIN 4711' },
    ]);
  });

  it('take names from the lines above them, or below them', () => {
    const referencesOf = (text: string) => read(text).map(({ reference }) => reference);
    expect(referencesOf('Thandi\n7PT-FLHV\n\nSipho\nblue gate\n7PT-FLHW')).toEqual([
      'Thandi',
      'Sipho blue gate',
    ]);
    expect(referencesOf('7PT-FLHV\nThandi\n\n7PT-FLHW\nSipho')).toEqual(['Thandi', 'Sipho']);
    expect(referencesOf('7PT-FLHV\n7PT-FLHW\n7PT-FLHX')).toEqual(['', '', '']);
    expect(referencesOf('7PT-FLHV Thandi, 7PT-FLHW Sipho')).toEqual(['Thandi', 'Sipho']);
    expect(referencesOf('Thandi 7PT-FLHV, Sipho 7PT-FLHW')).toEqual(['Thandi', 'Sipho']);
    expect(referencesOf('Good morning\n\n7PT-FLHV Thandi\nThanks')).toEqual(['Thandi']);
  });

  it('takes a megabyte', () => {
    const text = 'Thandi 7PT-FLHV 082 123 4567 – 2 parcels\n'.repeat(25_000);
    expect(read(text)).toHaveLength(25_000);
    for (const other of ['a-', 'a.', '7PT-FLHV ', 'https://a/7PT-FLHV ', 'ok then\n', '7PT-', '(', ' '])
      expect(read(other.repeat(200_000 / other.length)).length).toBeGreaterThanOrEqual(0);
  });
});
