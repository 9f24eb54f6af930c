import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { meaningOf } from '#web/features/run/columnNames.ts';
import { phoneInCell } from '#web/features/run/phone.ts';
import { type ChosenColumns, type CsvTable, readCsv, stopsOfTable } from '#web/features/run/readCsv.ts';
import { resultsAsCsv } from '#web/features/run/results.ts';
import { emptyRun, withStops } from '#web/features/run/run.ts';

const host = 'zarcodes.example';
const read = (content: string | Uint8Array<ArrayBuffer>) => readCsv(new Blob([content]), host);

async function table(content: string | Uint8Array<ArrayBuffer>): Promise<CsvTable> {
  const answer = await read(content);
  if (typeof answer === 'string') throw new Error(answer);
  return answer;
}

async function stopsOf(content: string | Uint8Array<ArrayBuffer>, changed: Partial<ChosenColumns> = {}) {
  const answer = await table(content);
  return stopsOfTable(answer, { ...answer.chosen, ...changed }, host);
}

function utf16(text: string, { isBig = false, hasMark = true } = {}): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * (text.length + (hasMark ? 1 : 0)));
  const view = new DataView(bytes.buffer);
  for (const [index, unit] of [...`${hasMark ? '\uFEFF' : ''}${text}`].entries())
    view.setUint16(2 * index, unit.charCodeAt(0), !isBig);
  return bytes;
}

const latin = (text: string) => Uint8Array.from([...text], (letter) => letter.charCodeAt(0));

const semicolons = 'ZarCode;Reference;Recipient\r\n7PT-FLHV;Parcel 18;Zoë Müller\r\n';
const zoe = [{ code: '7PTFLHV', reference: 'Parcel 18', recipient: 'Zoë Müller' }];

describe('a file with stops', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(semicolons)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${semicolons}`)],
    ['UTF-16, little end first', utf16(semicolons)],
    ['UTF-16, big end first', utf16(semicolons, { isBig: true })],
    ['UTF-16 without a mark, little end first', utf16(semicolons, { hasMark: false })],
    ['UTF-16 without a mark, big end first', utf16(semicolons, { isBig: true, hasMark: false })],
    ['Windows-1252', latin(semicolons)],
  ])('is read as %s', async (_, bytes) => {
    expect((await stopsOf(bytes)).stops).toEqual(zoe);
  });

  it('is read as UTF-16 in an alphabet that has no zeros of its own', async () => {
    const text = 'ZarCode\tשם\n7PT-FLHV\tמשלוח דחוף מאוד לשער הכחול\n';
    const { columns, rows } = await table(utf16(text, { hasMark: false }));
    expect(columns.map(({ name }) => name)).toEqual(['ZarCode', 'שם']);
    expect(rows[0]?.cells[1]).toBe('משלוח דחוף מאוד לשער הכחול');
  });

  it.each([',', ';', '\t', '|'])('has cells between %j', async (delimiter) => {
    const text = semicolons.replaceAll(';', delimiter);
    expect((await stopsOf(text)).stops).toEqual(zoe);
  });

  it('may say what stands between its cells, as Excel does', async () => {
    expect((await stopsOf(`sep=;\r\n${semicolons}`)).stops).toEqual(zoe);
  });

  it('has amounts with a decimal comma between semicolons', async () => {
    const text = 'Kode;Bedrag;Nota\n7PT-FLHV;150,00;a, b\n7PT-FLHW;R1 200,50;c\n7PT-FLHX;0,00;d\n';
    expect((await stopsOf(text)).stops).toEqual([
      { code: '7PTFLHV', reference: '', amount: '150,00', note: 'a, b' },
      { code: '7PTFLHW', reference: '', amount: 'R1 200,50', note: 'c' },
      // Nothing to collect.
      { code: '7PTFLHX', reference: '', note: 'd' },
    ]);
  });

  it('has quotation marks, separators and line breaks in its cells, and any line breaks between rows', async () => {
    const text =
      'Code,Note,Ref\r\n7PT-FLHV,"Ring ""Ouma"",\nblue gate",A1\r7PT-FLHW,"x\r\ny",A2\n\n,"z",A3\n';
    expect(await stopsOf(text)).toEqual({
      stops: [
        { code: '7PTFLHV', reference: 'A1', note: 'Ring "Ouma", blue gate' },
        { code: '7PTFLHW', reference: 'A2', note: 'x y' },
      ],
      // As a spreadsheet numbers it, also below an empty one.
      without: [5],
    });
  });

  it('loses nothing to a quotation mark that does not end', async () => {
    const text = 'Code,Note,Ref\n7PT-FLHV,"12 inch pipe,A1\n7PT-FLHW,"quoted",A2\n7PT-FLHX,,A3\n';
    expect((await stopsOf(text)).stops).toEqual([
      { code: '7PTFLHV', reference: 'A1', note: '"12 inch pipe' },
      { code: '7PTFLHW', reference: 'A2', note: 'quoted' },
      { code: '7PTFLHX', reference: 'A3' },
    ]);
  });

  it('cleans and cuts what stands in its cells', async () => {
    const long = `${'x'.repeat(99)}🚪${'y'.repeat(200)}`;
    const text = `code\tref\tname\tnotes\tamount\n7PT-FLHV\t a\u202e  b \t${long}\t${long}\t${long}\n`;
    const [stop] = (await stopsOf(text)).stops;
    expect(stop?.reference).toBe('a b');
    // Not half of the door.
    expect(stop?.recipient).toBe('x'.repeat(99));
    expect(stop?.note).toBe(long.slice(0, 200));
    expect(stop?.amount).toBe('x'.repeat(20));
  });

  it('may have a title above the names of its columns', async () => {
    const text = 'Deliveries of 24 November,,\n,,\nZarCode,Order,Name\n7PT-FLHV,18,Thandi\n';
    expect(await stopsOf(text)).toEqual({
      stops: [{ code: '7PTFLHV', reference: '18', recipient: 'Thandi' }],
      without: [],
    });
  });

  it('keeps columns to choose from whose names say nothing', async () => {
    const text = 'Drop,Who,What\n7PT-FLHV,Thandi,bread\n';
    const { columns, chosen } = await table(text);
    expect(columns).toEqual([
      { index: 0, name: 'Drop', sample: '7PT-FLHV' },
      { index: 1, name: 'Who', sample: 'Thandi' },
      { index: 2, name: 'What', sample: 'bread' },
    ]);
    expect(chosen).toEqual({
      code: 0,
      reference: null,
      recipient: null,
      phone: null,
      note: null,
      amount: null,
    });
    expect((await stopsOf(text, { recipient: 1, note: 2 })).stops).toEqual([
      { code: '7PTFLHV', reference: '', recipient: 'Thandi', note: 'bread' },
    ]);
  });

  it('has its codes found by what they are, where no name says it or another column has it', async () => {
    const noNames = '1,INV-2024,Thandi Mbele,082 123 4567,7PT-FLHV\n2,INV-2025,Sipho,083 123 4567,7pt flhv\n';
    const { chosen } = await table(noNames);
    expect(chosen).toMatchObject({ code: 4, reference: 1, phone: 3 });
    expect((await stopsOf(noNames)).stops[0]).toEqual({
      code: '7PTFLHV',
      reference: 'INV-2024',
      phone: '+27821234567',
    });
    const post = 'Code,Name,Where\n2196,Thandi,https://zarcodes.example/7PT-FLHV#pass=abc.DEF-1\n';
    expect((await stopsOf(post)).stops).toEqual([
      { code: '7PTFLHV', reference: '', recipient: 'Thandi', secret: 'abc.DEF-1' },
    ]);
  });

  it('may be a list with one column', async () => {
    expect((await stopsOf('7PT-FLHV Thandi 082 123 4567\n7PT-FLHW\n')).stops).toEqual([
      { code: '7PTFLHV', reference: 'Thandi', phone: '+27821234567' },
      { code: '7PTFLHW', reference: '' },
    ]);
  });

  it('says which rows have no code', async () => {
    const text = 'ZarCode,Name\n7PT-FLHV,Thandi\nSandton,Sipho\n,Naledi\n0821234,Lerato\n';
    expect((await stopsOf(text)).without).toEqual([3, 4, 5]);
    // None, where a column without codes is chosen.
    expect((await stopsOf(text, { code: 1 })).stops).toEqual([]);
  });

  it('may have more codes than a run has stops', async () => {
    const rows = Array.from({ length: 61 }, (_, index) => `1GPBB${String(index).padStart(2, '0')},${index}`);
    const { stops } = await stopsOf(['code,ref', ...rows].join('\n'));
    expect(stops).toHaveLength(61);
    const { run, leftOut } = withStops(emptyRun, stops);
    expect([run.stops.length, leftOut]).toEqual([60, 1]);
  });
});

describe('the name of a column', () => {
  it.each([
    ['code', 'ZarCode, zar_code, Address Code, KODE, ikhodi, iKhowudi, Khoutu, Customer’s ZarCode'],
    [
      'reference',
      'Reference, Ref., Order #, Parcel No, Waybill number, Customer order, Verwysing, Isalathiso',
    ],
    ['recipient', 'Recipient, Customer name, Name, Naam, Kliënt, Ontvanger, Igama, Umamkeli, Lebitso'],
    [
      'phone',
      'Phone, Cell no., Customer phone (WhatsApp), Selfoon, Inombolo yocingo, Ifowuni, Nomoro ya mohala',
    ],
    ['note', 'Note, Delivery instructions, Order notes, Nota, Imiyalelo, Inqaku, Ditaelo'],
    ['amount', 'Amount to collect, COD, Order amount (R), Bedrag, Imali, Tjhelete'],
  ])('says that it is the %s: %s', (meaning, names) => {
    for (const name of names.split(', ')) expect([name, meaningOf(name)?.meaning]).toEqual([name, meaning]);
  });

  it.each(['', '1', 'Order date', 'Customer email', 'Suburb', 'Sender name', 'constructor'])(
    'says nothing where it is %j',
    (name) => {
      expect(meaningOf(name)).toBeNull();
    },
  );

  it('counts for the surest, of several', async () => {
    const text = 'Order,Reference,Contact,Recipient,ZarCode\n1,A1,Sipho,Thandi,7PT-FLHV\n';
    expect((await table(text)).chosen).toMatchObject({ code: 4, reference: 1, recipient: 3 });
  });
});

describe('the number in a cell', () => {
  it.each([
    '0821234567',
    '082 123 4567',
    '(082) 123-4567',
    '082.123.4567',
    '+27 82 123 4567',
    '+27 (0)82 123 4567',
    '0027821234567',
    '27821234567',
    // A spreadsheet took the zero away.
    '821234567',
    'Thandi 082 123 4567',
    '082 123 4567 / 083 123 4567',
  ])('is called by +27…: %s', (cell) => {
    expect(phoneInCell(cell)).toBe('+27821234567');
  });

  it('is of another country, or none', () => {
    expect(phoneInCell('+267 71 234 567')).toBe('+26771234567');
    for (const cell of ['', 'n/a', '8.21235E+08', '12345', '=1+1']) expect(phoneInCell(cell)).toBeUndefined();
  });
});

describe('formulas', () => {
  it('are texts of a stop, and texts in the results', async () => {
    const formula = '=HYPERLINK("https://evil.example")';
    const cells = ['7PT-FLHV', formula, '+1', '@SUM(A1)', '-2'];
    const { stops } = await stopsOf(Papa.unparse([['code', 'ref', 'name', 'note', 'amount'], cells]));
    expect(stops).toEqual([
      { code: '7PTFLHV', reference: formula, recipient: '+1', note: '@SUM(A1)', amount: '-2' },
    ]);
    const csv = resultsAsCsv(withStops(emptyRun, stops).run);
    expect(Papa.parse(csv.slice(1), { skipEmptyLines: true }).data).toEqual([
      ['Reference', 'Recipient', 'Instructions', 'Amount to collect', 'ZarCode', 'Outcome', 'Time', 'Note'],
      [`'${formula}`, `'+1`, `'@SUM(A1)`, '-2', '7PT-FLHV', '', '', ''],
    ]);
  });
});

describe('a file that is refused', () => {
  const row = '7PT-FLHV,Thandi\n';

  it('is too large, or too long', async () => {
    expect(await read(`${row}${'x'.repeat(1024 * 1024)}`)).toBe(
      'This file has more than 1 MB. Please choose a smaller one.',
    );
    expect(await read(row.repeat(5001))).toMatch(/^This file has more than 5\D000 lines\./);
    expect((await stopsOf(row.repeat(5000))).stops).toHaveLength(5000);
  });

  it.each(['', '\n\n', 'Name,Phone\nThandi,082 123 4567\n', ',,,\n,,,', '\uFEFF', 'Order\nINV-2024\n'])(
    'has no code: %j',
    async (text) => {
      expect(await read(text)).toBe('There is no code in this file. One looks like 7PT-FLHV.');
    },
  );

  it.each([
    ['an .xlsx', latin('PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0')],
    ['an .xls', latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0\0\0\0\0\0\0')],
    ['a PDF', latin('%PDF-1.7\n7PT-FLHV')],
    ['a photo', latin('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xff\xdb')],
  ])('is %s', async (_, bytes) => {
    expect(await read(bytes)).toBe(
      'This file is no text. Please open it in your spreadsheet, save it as CSV, and choose that file.',
    );
  });

  it('may have any bytes, and as many columns or lines as there is room for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        const answer = await read(new Uint8Array(bytes));
        if (typeof answer !== 'string') stopsOfTable(answer, answer.chosen, host);
      }),
    );
    const megabyte = 1024 * 1024 - 20;
    expect((await table(`7PT-FLHV${','.repeat(megabyte)}x`)).columns).toHaveLength(1);
    expect(await read(`7PT-FLHV${'\n'.repeat(megabyte)}x`)).toMatch(/lines/);
    expect((await stopsOf(`7PT-FLHV,${'"'.repeat(megabyte)}`)).stops).toHaveLength(1);
    expect((await stopsOf(`7PT-FLHV,${'7PT FLHV '.repeat(megabyte / 9 - 1)}`)).stops).toHaveLength(1);
  });
});
