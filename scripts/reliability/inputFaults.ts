import type { Fault } from './fault.ts';

export const inputFaults = [
  {
    id: 'I1',
    tries: 'Coordinates that are empty, blank, null, a list, true, or text such as `0x1F`.',
    expects: '400; never a code at 0,0.',
  },
  {
    id: 'I2',
    tries: 'NaN, infinity, `1e400`, -0, 90.0000001, twenty decimals.',
    expects: '400, or rounded to seven decimals.',
  },
  {
    id: 'I3',
    tries:
      'Codes in small letters, with spaces and hyphens anywhere, ligatures, full-width letters, Turkish i, line breaks, `%00`, `__proto__`, emoji, ten kilobytes.',
    expects: 'The code, or 400 or 404: only ASCII is made upper case.',
  },
  {
    id: 'I4',
    tries: 'Fields that are not declared: role, price, id, owner, creator, approval, credits.',
    expects: '400, and nothing is stored.',
  },
  {
    id: 'I5',
    tries:
      '`__proto__`, double keys, 100,000 levels, six megabytes, gzip, another content type, base64 that is none, an empty body, null.',
    expects: '400, 413 or 415, after no call of the table but that for the session.',
  },
  {
    id: 'I6',
    tries:
      'Texts with markup, templates, right-to-left override, piled-up accents, invisible characters only, emoji, half a surrogate, NUL.',
    expects: 'Stored as clean text or refused, and always shown as text.',
  },
  {
    id: 'I7',
    tries:
      'Websites with `javascript:`, `data:`, `vbscript:`, without a scheme, with a user name, as a look-alike domain.',
    expects: 'http or https only, without a user name.',
  },
  {
    id: 'I8',
    tries:
      'Redirects and returns to `//evil`, `/\\evil`, `https:evil`, with line breaks, in `next`, place and address.',
    expects: 'Paths of our own site only.',
  },
  {
    id: 'I9',
    tries:
      'Map links that are files, internal addresses, with a user name, of a megabyte, made to slow down patterns, shortened; degrees at the edge.',
    expects:
      'Read as text, never fetched; no pattern runs away, and text over 4,096 characters is not read; shortened ones have a sentence of their own.',
  },
  {
    id: 'I10',
    tries:
      'A contact message with line breaks in the name, two addresses, a megabyte, HTML, a hundred a minute.',
    expects: 'No header changes, markup is text, and 429.',
  },
  {
    id: 'I11',
    tries: 'Exports with formulas, tabs, quotes, commas and line breaks.',
    expects: 'No cell is a formula, and a strict reader gets back every text.',
  },
  {
    id: 'I12',
    tries:
      'Photos that are SVG, HTML, PDF, two formats at once, with text or GPS data inside, of 2.5 billion pixels, animated, with an archive behind, empty, of another type than said, TIFF, HEIC, 21 MB, with hostile names.',
    expects:
      'Format by content, pixels limited before decoding, drawn again without metadata; files are served as images only, and a form takes one key and its size.',
  },
  {
    id: 'I13',
    tries: 'Limits, pages, orders, days, views and searches at and beyond their edges.',
    expects: 'Refused or limited, within the read budget.',
  },
  {
    id: 'I14',
    tries:
      'Unknown methods, HEAD, double query keys, encoded slashes, `//`, a trailing dot, overlong addresses and headers, method overrides, ranges.',
    expects: 'A 4xx in the API’s shape, without a stack trace.',
  },
  {
    id: 'I15',
    tries: 'Slips of expenses that are no PDF or photo, or never arrive.',
    expects: 'Refused whatever they are called; nothing that nobody knows stays.',
  },
] as const satisfies readonly Fault[];
