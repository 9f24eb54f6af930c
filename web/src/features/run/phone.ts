const inText = /(?:\+27|(?<!\d)0)[\s-]?(\d{2})[\s-]?(\d{3})[\s-]?(\d{4})(?!\d)/;

/** A South African number that stands in a text: 082 123 4567 → +27821234567 */
export function phoneInText(text: string): { written: string; phone: string } | null {
  const [written, ...digits] = inText.exec(text) ?? [];
  return written === undefined ? null : { written, phone: `+27${digits.join('')}` };
}

/**
 * The number of a cell that is there for numbers, where more counts than in a text: spreadsheets take the zero in front away,
 * and other programs the plus. Numbers of other countries stay as they are.
 */
export function phoneInCell(cell: string): string | undefined {
  const bare = cell.replace(/\(0\)|[\s().\p{Pd}/]/gu, '');
  const [, digits] = /^(?:(?:\+|00)?27|0?)([1-9]\d{8})$/.exec(bare) ?? [];
  if (digits !== undefined) return `+27${digits}`;
  return phoneInText(cell)?.phone ?? (/^\+[1-9]\d{6,14}$/.test(bare) ? bare : undefined);
}
