import type { Fault } from './fault.ts';

export const moneyFaults = [
  {
    id: 'P1',
    tries: 'The same notice twice, ten times in a row, ten times at once.',
    expects: '200 each time; one payment, one code, one mail.',
  },
  {
    id: 'P2',
    tries:
      'After a complete payment a late notice that it is pending, failed or cancelled; a complete one after those.',
    expects: 'Complete stays complete, and complete counts whatever came before.',
  },
  {
    id: 'P3',
    tries:
      'The notice before the buyer is back, after, hours later, and never; the page of the return and the route that completes orders.',
    expects:
      'One code; the page waits and says so; an order that PayFast lists as paid is settled by the nightly comparison. With real payments only a notice or that comparison marks an order as paid.',
  },
  {
    id: 'P4',
    tries:
      'A signature that is wrong, missing, or of another passphrase; fields behind it; fields in another order, empty, with `+` or `%20`, hex in capitals or not, names in UTF-8.',
    expects: 'What is not signed has no effect; every valid encoding counts.',
  },
  {
    id: 'P5',
    tries: 'The address of PayFast in `X-Forwarded-For`, `Referer` or `Host`.',
    expects: 'Only the address that our edge adds counts.',
  },
  {
    id: 'P6',
    tries:
      'Amounts of a cent less, with three decimals, in cents, with a comma, negative, zero, no number; another currency, merchant, person’s order, or an unknown one.',
    expects:
      'No effect besides the stored notice, whose refusal is logged; amounts are compared in whole cents.',
  },
  {
    id: 'P7',
    tries:
      'PayFast’s confirmation answers INVALID, 500, not at all, with a redirect to another host, with ten megabytes.',
    expects:
      'Nothing is issued; what is no answer is tried again; no redirect is followed, and reading is bounded.',
  },
  {
    id: 'P8',
    tries:
      'The function dies before and after each write: notice stored, payment settled, code issued, mail written.',
    expects: 'The next delivery or the job finishes it, once.',
  },
  {
    id: 'P9',
    tries: 'Price, voucher or price of a bundle change between order and notice.',
    expects: 'The order’s stored price counts.',
  },
  {
    id: 'P10',
    tries: 'One place paid for twice, by two orders or by one, also at once.',
    expects: 'One code and one prepaid code; no money is lost.',
  },
  {
    id: 'P11',
    tries:
      'A voucher of 100 %, one of more than the price, in other case and with spaces; a hundred people for the last use of one.',
    expects:
      'A total of nothing is settled without the gateway, a total is never negative, and exactly one gets the last use.',
  },
  {
    id: 'P12',
    tries: 'A client that sends the price, amount, status, owner or creator of what it orders or makes.',
    expects: '400, and nothing is stored; the server’s price counts.',
  },
  {
    id: 'P13',
    tries:
      'The pages of mock payments, and mock completion, where payments are real or off, and on a production stage.',
    expects: '404 for the pages, and no order is settled.',
  },
  {
    id: 'P14',
    tries: 'Rounding of bundles, vouchers and included VAT.',
    expects: 'Exact cents: five for R90.25, ten for R171.00; VAT is part of the price.',
  },
  {
    id: 'P15',
    tries: 'Refunds: ten at once, a lost answer, a crash before and after each write, parts, used credits.',
    expects: 'The money goes back once, at most what was paid; credit notes have no gap.',
  },
  {
    id: 'P16',
    tries: 'Orders that nobody pays, at the last second and late; the job that closes them, twice at once.',
    expects:
      'They expire to the second, their voucher is free again once, and money that comes late still counts.',
  },
  {
    id: 'P17',
    tries:
      'PayFast’s list of a day differs from our books: a payment more, one less, another amount; no list.',
    expects:
      'Paid orders are settled once, everything else is listed for an admin, and a day without a list is tried again.',
  },
  {
    id: 'P18',
    tries: 'Thirty payments are numbered at once; the numbering job dies at each write.',
    expects: 'Invoice numbers without a gap, one for each payment.',
  },
] as const satisfies readonly Fault[];
