/** What comments and documents say about `docs/decisions` leads to a record. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions/';
const records = globSync('[0-9]*.md', { cwd: folder }).toSorted();
const numberOf = (record: string) => record.slice(0, 'nnnn'.length);
const numbers = new Set(records.map(numberOf));

const texts = globSync([
  '*.md',
  'docs/**/*.md',
  '{functions,infra,scripts,shared,test,web}/**/*.{ts,tsx,css}',
  '.github/**/*.yml',
]).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What groups of a pattern match, with the file. */
const found = (pattern: RegExp) =>
  texts.flatMap(({ file, text }) => [...text.matchAll(pattern)].map((groups) => ({ file, groups })));

/** "decision 0022", "decisions 0016 and 0082"; a comment may break the line before a number. */
const byNumber = /\bdecisions?((?:(?:,| and)?\s+(?:(?:\*|\/\/)\s+)?\d{4}\b)+)/gi;
/** "docs/decisions/0022", "decisions/0022-….md" */
const byPath = /\bdecisions\/(\d{4})([\w-]*\.md)?/g;
/** "[0022](decisions/0022-….md)", and between records "[0022](0022-….md)" */
const byLink = /\[(?:decision )?(\d{4})\]\([^)\s]*?(\d{4})-[\w-]+\.md/g;

test('every number that is cited is that of a record', () => {
  const cited = found(byNumber).flatMap(({ file, groups: [, list = ''] }) =>
    (list.match(/\d{4}/g) ?? []).map((number) => ({ file, number })),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
});

test('every path that is cited is that of a record', () => {
  const cited = found(byPath).map(({ file, groups: [, number = '', rest] }) => ({ file, number, rest }));
  expect(cited.length).toBeGreaterThan(50);
  const leads = ({ number, rest }: (typeof cited)[number]) =>
    rest === undefined ? numbers.has(number) : records.includes(number + rest);
  expect(cited.filter((each) => !leads(each))).toEqual([]);
});

test('a link leads to the record that it names', () => {
  const links = found(byLink).map(({ file, groups: [, named, number] }) => ({ file, named, number }));
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ named, number }) => named !== number)).toEqual([]);
});

test('every record has a number of its own and is listed once', () => {
  expect(numbers.size).toBe(records.length);
  const index = readFileSync(`${folder}README.md`, 'utf8');
  const listed = [...index.matchAll(/^\| \[(\d{4})\]\(([^)]+)\) \| (.+) \|$/gm)];
  expect(listed.map(([, , record]) => record).toSorted()).toEqual(records);
  for (const [, number = '', record = '', title = ''] of listed) {
    const [heading = ''] = readFileSync(folder + record, 'utf8').split('\n');
    expect(heading).toBe(`# ${number} ${title}`);
  }
});
