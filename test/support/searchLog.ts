/** Before each test file: fails every test whose handlers log a person or a secret. */
import { afterAll, afterEach, expect } from 'vitest';
import { collectLogLines, logLines } from './logLines.ts';
import { personalDataIn } from './personalData.ts';

const stopCollecting = collectLogLines();
let searched = 0;

function search(): void {
  const news = logLines().slice(searched);
  searched = logLines().length;
  const found = personalDataIn(news.join('\n'));
  const where = news.find((line) => found.some((each) => line.includes(each)));
  expect(found, `A log line names a person or a secret: ${where}`).toEqual([]);
}
afterEach(search);
afterAll(() => {
  stopCollecting();
  search();
});
