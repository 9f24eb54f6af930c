import { describe, expect, test } from 'vitest';
import { arrivalPoint } from '#shared/domain/arrivalPoint.ts';
import { clashingLabels, labelProblem, storedBytes } from '#shared/domain/guide.ts';
import { guideHtml } from '#shared/domain/guideHtml.ts';
import { landmarks, moves, pointKinds, sides } from '#shared/domain/guideIds.ts';
import { landmarkWords, metres, moveWords, stepSentence } from '#shared/domain/guideWords.ts';
import { isReservedWord } from '#shared/domain/reservedWords.ts';
import { shortMessage } from '#shared/domain/shortMessage.ts';

describe('a step as a sentence', () => {
  test.each([
    [
      { landmark: 'container', move: 'left', side: 'blue', distanceM: 200 },
      'Left at the blue container, 200 m',
    ],
    [{ landmark: 'church', move: 'past' }, 'Past the church'],
    [
      { landmark: 'church', move: 'past', side: 'onLeft', distanceM: 1500 },
      'Past the church on the left, 1.5 km',
    ],
    [{ landmark: 'robot', move: 'straight' }, 'Straight on at the robot'],
    [
      { landmark: 'bridge', move: 'across', text: 'one car at a time' },
      'Across the bridge: one car at a time',
    ],
    [{ landmark: 'other', move: 'right', text: 'the pink salon' }, 'Right at the pink salon'],
    [{ landmark: 'other', move: 'at', side: 'red', text: 'door' }, 'At the red door'],
    [{ landmark: 'endOfTar', move: 'right', distanceM: 2000 }, 'Right at the end of the tar, 2 km'],
  ] as const)('%o', (step, sentence) => expect(stepSentence(step)).toBe(sentence));

  test('there are words for each of about forty landmarks and each move', () => {
    expect(landmarks).toHaveLength(40);
    expect(new Set(Object.values(landmarkWords())).size).toBe(40);
    expect(Object.keys(moveWords())).toEqual([...moves]);
    expect([sides.length, pointKinds.length]).toEqual([12, 8]);
  });

  test('distances', () =>
    expect([5, 999, 1000, 1234, 20_000].map(metres)).toEqual(['5 m', '999 m', '1 km', '1.2 km', '20 km']));
});

describe('a label', () => {
  test('is free, unless it looks like a code, a language or a word of a path', () => {
    for (const label of ['GATE', 'HOUSE2', '1', 'A', 'DELIVERIES12'.slice(0, 12)])
      expect(labelProblem(label)).toBeNull();
    for (const label of ['7PTFLHV', 'HOUSE12', 'EN', 'ZU', 'RUN', 'EDIT', 'GUIDE', 'V1', '', 'A B', 'É'])
      expect(labelProblem(label), label).not.toBeNull();
  });

  test('clashes with one that looks the same', () => {
    expect(clashingLabels(['GATE', 'BOX', 'GATE2', '80X', 'GATEZ'])).toEqual([3, 4]);
  });

  test('reserved words are in one list, in any case', () => {
    for (const word of [
      'run',
      'developers',
      'creator-field',
      'claims',
      'en',
      'zu',
      'xh',
      'af',
      'st',
      'v1',
      'ZARCODES',
    ])
      expect(isReservedWord(word), word).toBe(true);
    expect(isReservedWord('gate')).toBe(false);
  });
});

test('a driver is led to deliveries, else to the gate, else to the code', () => {
  const at = { latitude: -26, longitude: 28 };
  const gate = { label: 'GATE', kind: 'gate', ...at } as const;
  const deliveries = { label: 'BAY', kind: 'deliveries', ...at } as const;
  expect(arrivalPoint({ points: [gate, deliveries] })).toBe(deliveries);
  expect(arrivalPoint({ points: [{ ...gate, kind: 'shed' }, gate] })).toBe(gate);
  expect(arrivalPoint({ points: [{ ...gate, kind: 'shed' }] })).toBeNull();
  expect(arrivalPoint(undefined)).toBeNull();
});

test('bytes are counted as the table counts them', () => {
  // A name of 1 and a text of 2 letters of 3 bytes, in a map: 3 + (1 + 6 + 1).
  expect(storedBytes({ a: 'ሀሀ', b: undefined })).toBe(11);
  expect(storedBytes([1, 'x'])).toBe(3 + (3 + 1) + (1 + 1));
});

test('a guide as HTML is escaped', () => {
  const text = '"><script>alert(1)</script>';
  const html = guideHtml(
    {
      steps: [{ landmark: 'other', move: 'at', text }],
      points: [{ label: 'GATE', kind: 'gate', latitude: -26, longitude: 28, note: text }],
      arrival: text,
      phone: text,
    },
    { small: text, medium: text },
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('"><s');
  // What the owner typed, in whatever language.
  expect(html.match(/lang="">&quot;&gt;/g)).toHaveLength(2);
});

describe('a text message', () => {
  const link = 'https://zarcodes.example/zarcodes/7PT-FLHV';
  const steps = [
    'Left at the filling station, 400 m',
    'Past the church on the right',
    'At the yellow gate',
    'x'.repeat(80),
  ];

  test('has as many steps as there is room for', () => {
    const message = shortMessage('7PT-FLHV', 'Mama Joy Spaza', steps, link);
    expect(message).toBe(
      `7PT-FLHV Mama Joy Spaza. Left at the filling station, 400 m. Past the church on the right. At the yellow gate\n${link}`,
    );
  });

  test('has only letters of GSM-7, and always the link', () => {
    const message = shortMessage(
      '7PT-FLHV',
      `Café “Daniëlskuil” 😀 [x] ${'y'.repeat(100)}`,
      ['Ingqaqa ʼn €'],
      link,
    );
    expect(message).toMatch(/^[A-Za-z0-9 \n!"#$%&'()*+,\-./:;<=>?@_]+$/);
    expect(message.length).toBeLessThanOrEqual(160);
    expect(message).toContain('Cafe "Danielskuil"');
    expect(message.endsWith(`\n${link}`)).toBe(true);
  });
});
