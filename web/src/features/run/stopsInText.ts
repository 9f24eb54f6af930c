import { codeShape, isTown, normaliseCode, prefixLength } from '#shared/domain/code.ts';
import { isDrawable } from '#shared/domain/mistakes.ts';
import { cleanText } from '#shared/domain/text.ts';
import { passOfFragment } from '#shared/edge/passLink.ts';
import { phoneInText } from './phone.ts';

/** A code that stands in a text of any kind, with what stands beside it (docs/product/runs.md#stops). */
export interface WrittenStop {
  /** Seven capitals. */
  readonly code: string;
  /** A name or the number of a parcel; empty where nothing stands beside the code. */
  readonly reference: string;
  /** +27821234567 */
  readonly phone?: string;
  /** A pass that the link brought along. */
  readonly secret?: string;
  /** Of a file with columns, as are the next two (readCsv.ts). */
  readonly recipient?: string;
  readonly note?: string;
  /** To collect, as the file writes it. */
  readonly amount?: string;
}

interface FoundCode {
  readonly code: string;
  readonly start: number;
  readonly end: number;
  /** False where it may be something else, such as the number of an order: it counts where a line has no other. */
  readonly isCertain: boolean;
  readonly secret?: string;
}

export const maxReference = 100;
/** A name and what was ordered; more is a chat. */
const maxLabelLines = 3;

/**
 * In the order of the text, each code as often as it stands there.
 * @param host of our own links, of which each path with a code counts, however it is written
 */
export function stopsInText(text: string, host: string): WrittenStop[] {
  const lines = text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(withoutChatHead)
    .map((line) => ({ line, codes: codesInLine(line, host) }));
  const areLabelsBelow = labelsStandBelow(lines);
  const stops: WrittenStop[] = [];
  let above: string[] = [];
  let isOpen = false;
  for (const { line, codes } of lines) {
    if (codes.length === 0) {
      const isEmpty = cleanText(line) === '';
      const last = stops.at(-1);
      if (areLabelsBelow && isOpen && !isEmpty && last !== undefined)
        stops[stops.length - 1] = labelled(last, [last.reference, line]);
      else if (isEmpty) above = [];
      else above.push(line);
      if (isEmpty) isOpen = false;
      continue;
    }
    for (const [index, { code, secret }] of codes.entries()) {
      const beside = textBeside(line, codes, index);
      isOpen = cleanLabel(beside) === '';
      const stop = { code, reference: '', ...(secret !== undefined && { secret }) };
      stops.push(labelled(stop, isOpen && !areLabelsBelow ? above.slice(-maxLabelLines) : [beside]));
    }
    above = [];
  }
  return stops;
}

/** Of an exported chat: "[2026/11/24, 08:12:33] Sipho: " and "2026/11/24, 08:12 - Sipho: ". */
const chatHead =
  /^[\u200e\ufeff\s]*\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?: [-–])? [^:]{1,60}:\s/i;

const withoutChatHead = (line: string) => line.replace(chatHead, '');

interface ReadLine {
  readonly line: string;
  readonly codes: readonly FoundCode[];
}

/** Whether the names stand below their codes: nothing stands above the first code that has a line for itself. */
function labelsStandBelow(lines: readonly ReadLine[]): boolean {
  const first = lines.findIndex(({ codes }) => codes.length > 0);
  const { line = '', codes = [] } = lines[first] ?? {};
  if (cleanLabel(textBeside(line, codes, 0)) !== '') return false;
  return cleanLabel(lines[first - 1]?.line ?? '') === '';
}

/** What belongs to one of the codes of a line: all of it, or what stands before each, or what stands behind each. */
function textBeside(line: string, codes: readonly FoundCode[], index: number): string {
  const [first] = codes;
  const code = codes[index];
  if (first === undefined || code === undefined) return line;
  const isBefore = cleanLabel(line.slice(0, first.start)) !== '';
  const before = isBefore || codes.length === 1 ? line.slice(codes[index - 1]?.end ?? 0, code.start) : '';
  const isLast = index === codes.length - 1;
  const behind = isLast || !isBefore ? line.slice(code.end, codes[index + 1]?.start) : '';
  return `${before} ${behind}`;
}

function labelled(stop: WrittenStop, texts: readonly string[]): WrittenStop {
  const text = texts.join(' ').slice(0, maxLabelText);
  const number = phoneInText(text);
  return {
    ...stop,
    reference: cleanLabel(number === null ? text : text.replace(number.written, ' ')),
    ...(number !== null && { phone: number.phone }),
  };
}

const maxLabelText = 1000;

/** Without numbers of a list, bullets, WhatsApp's marks for bold text, and what separated it from the code. */
function cleanLabel(text: string): string {
  const edge = String.raw`[\s,;:|*_~()[\]<>=→>•·–—-]+`;
  return cleanText(text)
    .replace(/^(?:\d{1,3}[.)]|[•*-])\s/, '')
    .replace(new RegExp(`^${edge}|${edge}$`, 'g'), '')
    .replace(/ {2,}/g, ' ')
    .slice(0, maxReference)
    .trim();
}

function codesInLine(line: string, host: string): FoundCode[] {
  const links = [...line.matchAll(/\S+/g)]
    .filter(([token]) => isLink(token))
    .map((token) => codeOfLink(token[0], token.index, host));
  const found = links.flatMap(({ code, ...rest }) => (code === null ? [] : [{ ...rest, code }]));
  const words = line.replace(/\S+/g, (token) => (isLink(token) ? ' '.repeat(token.length) : token));
  const all = [...found, ...codesInWords(words)];
  const hasCertain = all.some(({ isCertain }) => isCertain);
  return all
    .filter(({ isCertain }) => isCertain || !hasCertain)
    .sort((one, other) => one.start - other.start);
}

/** With `https://`, or a host with a dot before its first slash. */
function isLink(token: string): boolean {
  const slash = token.indexOf('/');
  const dot = token.indexOf('.');
  return slash > 0 && (/https?:\/\//i.test(token) || (dot > 0 && dot < slash));
}

function codeOfLink(link: string, start: number, host: string) {
  const end = start + link.length;
  const [bare = ''] = /(?:https?:\/\/|\w)[^<>()[\]*"]*/i.exec(link) ?? [];
  const address = /^https?:/i.test(bare) ? bare : `https://${bare}`;
  const none = { start, end, code: null, isCertain: false };
  if (!URL.canParse(address)) return none;
  const url = new URL(address);
  const isOwn = url.host === host;
  // Other people's links have random names, too.
  const segment = url.pathname
    .split('/')
    .findLast((each) =>
      isOwn ? isCodeOfPath(each) : /^(?=.*[A-Z].{0,3}$)[A-Z0-9]{3}-[A-Z0-9]{4}$/.test(each),
    );
  const code = segment === undefined ? null : normaliseCode(segment);
  if (code === null) return none;
  const secret = passOfFragment(url.hash);
  // Digits alone are no pass: a link that was cut off.
  const isPass = secret !== null && /\D/.test(secret);
  return { start, end, code, isCertain: true, ...(isPass && { secret }) };
}

function isCodeOfPath(segment: string): boolean {
  const code = normaliseCode(segment);
  // Seven letters may also be a creator's slug.
  return code !== null && (!isTown(segment) || isDrawable(code));
}

const hyphen = '[-\u2010-\u2015\u2212]';
const betweenParts = new RegExp(`^ ?${hyphen} ?$`);
const suffixLength = 4;

function codesInWords(line: string): FoundCode[] {
  const words = [...line.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
  }));
  const found: FoundCode[] = [];
  for (let place = 0; place < words.length; place++) {
    const [word, next] = words.slice(place, place + 2);
    if (word === undefined) continue;
    const end = word.start + word.text.length;
    const joined = certaintyOf(word.text, 'joined');
    if (joined !== null) {
      found.push({ code: word.text.toUpperCase(), start: word.start, end, isCertain: joined });
      continue;
    }
    if (word.text.length !== prefixLength || next?.text.length !== suffixLength) continue;
    const gap = line.slice(end, next.start);
    const form = betweenParts.test(gap) ? 'hyphen' : /^[ \u00a0]$/.test(gap) ? 'space' : null;
    if (form === null) continue;
    const both = word.text + next.text;
    const after = next.start + next.text.length;
    if (isPrice(line.slice(next.start)) && !isDrawable(both.toUpperCase())) continue;
    const certainty = certaintyOf(both, form);
    if (certainty === null || (!certainty && isOfLongerWord(line, word.start, after))) continue;
    found.push({ code: both.toUpperCase(), start: word.start, end: after, isCertain: certainty });
    place++;
  }
  return found;
}

/** Behind a distance: 5km - R150.00. */
const isPrice = (text: string) => /^r\d{3}[.,]\d\d(?!\d)/i.test(text);

/** ORD-2024-118, or an email address. */
const isOfLongerWord = (line: string, start: number, end: number) =>
  isJoint.test(line.charAt(start - 1)) || isJoint.test(line.charAt(end));

const isJoint = new RegExp(`${hyphen}|@`);

/** What is counted or measured: 2ND-HAND, 5KM. */
const ordinalOrUnit = /^\d(?:ST|ND|RD|TH|[KCM]M|[KM]G|ML|[KMGT]B|[AP]M)/;

/**
 * Whether seven symbols are a code without a doubt.
 * @returns null where they are none
 */
function certaintyOf(symbols: string, form: 'hyphen' | 'joined' | 'space'): boolean | null {
  const code = symbols.toUpperCase();
  if (!codeShape.test(code) || !/^[A-Za-z0-9]+$/.test(symbols)) return null;
  const isCapital = symbols === code;
  const hasDigit = /^\d/.test(code);
  if (isDrawable(code)) return form === 'hyphen' || isCapital || hasDigit ? true : null;
  const suffix = code.slice(prefixLength);
  if (ordinalOrUnit.test(code) && !/\d/.test(suffix)) return null;
  if (form === 'hyphen' && hasDigit) return true;
  // The number of an order: INV-2024.
  if (/^\d+$/.test(suffix) && !hasDigit) return null;
  // A word of a sentence in capitals.
  if (/^[A-Z]+$/.test(suffix) && /[AEIOU]/.test(suffix)) return null;
  if (form === 'hyphen') return isCapital ? false : null;
  return hasDigit && isCapital ? false : null;
}
