import { type Layout, margin, sheet, signSize } from './layouts.ts';
import { drawLine, type Paper } from './paper.ts';

const length = 4;

/** Where to cut, outside of the signs. */
export function drawCropMarks(paper: Paper, layout: Layout): void {
  const { width, height } = signSize(layout);
  for (let column = 0; column <= layout.columns; column++) {
    const x = margin + column * width;
    drawLine(paper, [x, margin - 1 - length], [x, margin - 1]);
    drawLine(paper, [x, sheet.height - margin + 1], [x, sheet.height - margin + 1 + length]);
  }
  for (let row = 0; row <= layout.rows; row++) {
    const y = margin + row * height;
    drawLine(paper, [margin - 1 - length, y], [margin - 1, y]);
    drawLine(paper, [sheet.width - margin + 1, y], [sheet.width - margin + 1 + length, y]);
  }
}
