import { type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { inLettersOf } from './latin.ts';

/** Points of PDF in a millimetre. */
export const mm = 72 / 25.4;

/** A page on which lengths are millimetres from the upper left corner, in black. */
export interface Paper {
  readonly page: PDFPage;
  readonly regular: PDFFont;
  readonly bold: PDFFont;
}

const fonts = new WeakMap<PDFDocument, Promise<Omit<Paper, 'page'>>>();

async function embedFonts(pdf: PDFDocument): Promise<Omit<Paper, 'page'>> {
  const [regular, bold] = await Promise.all([
    pdf.embedFont(StandardFonts.Helvetica),
    pdf.embedFont(StandardFonts.HelveticaBold),
  ]);
  return { regular, bold };
}

export async function paperOf(pdf: PDFDocument, page: PDFPage): Promise<Paper> {
  const embedded = fonts.get(pdf) ?? embedFonts(pdf);
  fonts.set(pdf, embedded);
  return { page, ...(await embedded) };
}

const black = rgb(0, 0, 0);
const down = (page: PDFPage, y: number) => page.getHeight() - y * mm;

export function drawLine(
  { page }: Paper,
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
) {
  const point = ([x, y]: readonly [number, number]) => ({ x: x * mm, y: down(page, y) });
  page.drawLine({ start: point(from), end: point(to), thickness: 0.2 * mm, color: black });
}

interface Written {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly size: number;
  readonly maxWidth: number;
  readonly isBold?: boolean;
  /** Makes it as wide as it may be, in the middle. */
  readonly fills?: boolean;
}

/** One line: cut off with an ellipsis, or made smaller, where it is too long. */
export function writeLine(
  paper: Paper,
  text: string,
  { x, y, size, maxWidth, isBold, fills }: Written,
): void {
  const font = isBold ? paper.bold : paper.regular;
  const printed = fills ? text : cutOff(printable(text, font), font, size, maxWidth);
  const widthAt1 = font.widthOfTextAtSize(printed, 1);
  const drawnSize = fills ? Math.min(size, maxWidth / widthAt1) : size;
  const left = fills ? x + (maxWidth - widthAt1 * drawnSize) / 2 : x;
  paper.page.drawText(printed, {
    x: left * mm,
    y: down(paper.page, y),
    size: drawnSize * mm,
    font,
    color: black,
  });
}

const symbolsOf = new WeakMap<PDFFont, ReadonlySet<number>>();

/** In the letters that the fonts of every PDF reader have. */
function printable(text: string, font: PDFFont): string {
  const known = symbolsOf.get(font) ?? new Set(font.getCharacterSet());
  symbolsOf.set(font, known);
  return inLettersOf(known, text);
}

interface Paragraphs {
  readonly x: number;
  /** Of the first baseline. */
  readonly y: number;
  readonly size: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

const lineHeight = 1.25;

/** Paragraphs of lines that are broken between words; smaller where they would need more room. */
export function writeText(
  paper: Paper,
  paragraphs: readonly string[],
  { x, y, size, maxWidth, maxHeight }: Paragraphs,
): void {
  const texts = paragraphs.map((text) => printable(text, paper.regular));
  const linesAt = (at: number) => texts.flatMap((text) => broken(text, paper.regular, at, maxWidth));
  const fits = (at: number) => linesAt(at).length * at * lineHeight <= maxHeight;
  let fitting = size;
  // Half of it is too small to read, so nothing is made smaller than that.
  while (!fits(fitting) && fitting > size / 2) fitting *= 0.95;
  for (const [index, line] of linesAt(fitting).entries())
    writeLine(paper, line, { x, y: y + index * fitting * lineHeight, size: fitting, maxWidth });
}

function broken(text: string, font: PDFFont, size: number, maxWidth: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= maxWidth)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cutOff(text: string, font: PDFFont, size: number, maxWidth: number): string {
  if (font.widthOfTextAtSize(text, size) <= maxWidth) return text;
  let kept = text;
  while (kept !== '' && font.widthOfTextAtSize(`${kept}…`, size) > maxWidth) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

interface Path {
  readonly x: number;
  readonly y: number;
  /** Millimetres of one unit of the path. */
  readonly scale: number;
  /** Only the border, so wide in units of the path. */
  readonly borderWidth?: number;
}

/** @param path of SVG */
export function drawPath({ page }: Paper, path: string, { x, y, scale, borderWidth }: Path): void {
  const paint = borderWidth === undefined ? { color: black } : { borderColor: black, borderWidth };
  page.drawSvgPath(path, { x: x * mm, y: down(page, y), scale: scale * mm, ...paint });
}
