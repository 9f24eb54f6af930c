/** Whether the numbers of invoices and credit notes have no gaps, and agree with the payments (docs/decisions/0043-invoices-and-refunds.md). */
interface Payment {
  readonly id: string;
  readonly status: string;
  readonly mode: string;
  readonly amountCents: number;
  readonly vatCents: number;
  readonly invoiceNumber?: string | undefined;
}

interface Invoice {
  readonly number: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly vatCents: number;
}

interface Books {
  readonly payments: readonly Payment[];
  readonly invoices: readonly Invoice[];
  readonly notes: readonly Invoice[];
  /** Payments that have no number yet. */
  readonly waiting: ReadonlySet<string>;
  readonly counters: readonly { readonly pk: string; readonly last: number }[];
}

export const invoiceProblems = (books: Books): string[] => [
  ...paymentProblems(books),
  ...strayInvoices(books),
  ...seriesProblems(books),
];

/** Each paid order has an invoice of its amounts, or waits for it. Old orders of mock mode have none. */
function paymentProblems({ payments, invoices, waiting }: Books): string[] {
  const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice]));
  return payments.flatMap(({ id, status, mode, amountCents, vatCents, invoiceNumber }) => {
    if (invoiceNumber === undefined) {
      const needsOne = status === 'complete' && mode !== 'mock' && amountCents > 0;
      return needsOne && !waiting.has(id) ? [`${id} was paid, but has no invoice and waits for none`] : [];
    }
    if (waiting.has(id)) return [`${id} has the number ${invoiceNumber} and waits for one`];
    const invoice = byNumber.get(invoiceNumber);
    const agrees =
      invoice?.paymentId === id && invoice.amountCents === amountCents && invoice.vatCents === vatCents;
    return agrees ? [] : [`${id} and the invoice ${invoiceNumber} do not agree`];
  });
}

function strayInvoices({ payments, invoices }: Books): string[] {
  const known = new Map(payments.map(({ id, invoiceNumber }) => [id, invoiceNumber]));
  return invoices
    .filter(({ number, paymentId }) => known.get(paymentId) !== number)
    .map(({ number, paymentId }) => `${number} is the invoice of ${paymentId}, which does not have it`);
}

const seriesOf = (number: string) => number.slice(0, number.lastIndexOf('-'));
const countOf = (number: string) => Number(number.slice(number.lastIndexOf('-') + 1));

/** From 1 to the last one, each once. */
function seriesProblems({ invoices, notes, counters }: Books): string[] {
  const given = Map.groupBy([...invoices, ...notes], ({ number }) => seriesOf(number));
  const last = new Map(counters.map((counter) => [counter.pk.slice('NUMBERS#'.length), counter.last]));
  return [...new Set([...given.keys(), ...last.keys()])].flatMap((series) => {
    const numbers = (given.get(series) ?? []).map(({ number }) => countOf(number)).toSorted((a, b) => a - b);
    const isGapless = numbers.every((number, index) => number === index + 1);
    return isGapless && numbers.length === last.get(series)
      ? []
      : [
          `The numbers ${series} have gaps: ${numbers.length} are given, the last number is ${last.get(series)}`,
        ];
  });
}

interface Credits {
  readonly payments: readonly {
    readonly id: string;
    readonly refundedCents: number;
    readonly creditNotes: readonly string[];
  }[];
  readonly notes: readonly Invoice[];
  /** Refunds that have no number yet. */
  readonly waiting: readonly { readonly paymentId: string; readonly amountCents: number }[];
}

/** The credit notes of a payment, and the refunds that wait for one, add up to what was refunded of it. */
export function creditProblems({ payments, notes, waiting }: Credits): string[] {
  const sumOf = (given: readonly { paymentId: string; amountCents: number }[], id: string) =>
    given.filter(({ paymentId }) => paymentId === id).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return payments
    .filter(({ refundedCents, creditNotes }) => refundedCents > 0 || creditNotes.length > 0)
    .filter(({ id, refundedCents }) => sumOf(notes, id) + sumOf(waiting, id) !== refundedCents)
    .map(({ id, refundedCents }) => `${id} was refunded ${refundedCents} cents; its credit notes differ`);
}
