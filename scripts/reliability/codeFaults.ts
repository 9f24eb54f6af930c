import type { Fault } from './fault.ts';

export const codeFaults = [
  {
    id: 'C1',
    tries: 'One credit: a double click with one key, and ten creates at once with different keys.',
    expects: 'One code and no credit left; the others get a sentence that says so.',
  },
  {
    id: 'C2',
    tries:
      'A hundred creates at once where most drawn codes are taken, a prefix that is full, a province without a free code.',
    expects:
      'As many different codes; bounded draws; when nothing is free 503, a log line that is counted, and no credit used.',
  },
  {
    id: 'C3',
    tries: 'Transactions refused by a condition, by a conflict, by throttling.',
    expects:
      'Each is recognised; only conflicts and throttling are retried, with pauses that differ and the same token.',
  },
  {
    id: 'C4',
    tries: 'The table throttles, fails, resets connections, answers late or not at all.',
    expects: 'Bounded retries within the function’s time, then 503 with `Retry-After`; nothing is half done.',
  },
  {
    id: 'C5',
    tries: 'The answer is lost after the transaction, and the client repeats the call with its key.',
    expects: 'The first response, and one effect.',
  },
  {
    id: 'C6',
    tries: 'A function dies between any two of its writes.',
    expects: 'All or nothing is stored, and a repeat finishes it.',
  },
  {
    id: 'C7',
    tries: 'SES is down, throttles, refuses an address; a mail bounces; the recipient is suppressed.',
    expects:
      'The request succeeds all the same; the mail waits, is sent later, once, or is given up and counted.',
  },
  {
    id: 'C8',
    tries: 'The stream brings changes twice, out of order, and one that can’t be read.',
    expects: 'What fails is reported alone, order is preserved, and counts stay right.',
  },
  {
    id: 'C9',
    tries:
      'A deleted code: looked up, made again for the same place, opened by an old link, cached by the edge.',
    expects: '404 at once, a purge, and the code is never issued again.',
  },
  {
    id: 'C10',
    tries:
      'Clocks five minutes off, 29 February, the last second of months and of the year, ends of vouchers, edit windows and sessions.',
    expects: 'Days and months are Johannesburg’s, and what ends does so to the second of the server’s clock.',
  },
  {
    id: 'C11',
    tries: 'A thousand codes in one cell, none, points outside the country, latitude and longitude swapped.',
    expects: 'Defined answers within their read budget; a point outside is refused with a sentence.',
  },
  {
    id: 'C12',
    tries:
      'The bucket is down, an upload is confirmed that never came, a file without an item; the level of a code changes while its files are moved, a photo is added or deleted.',
    expects:
      'A refusal with a sentence, no broken photo, no file that stays, and no public one of a code that is not.',
  },
  {
    id: 'C13',
    tries: 'Deletions undone by the owner and by others, late, ten times at once, with a crash between.',
    expects: 'Restored wholly or not at all, for ten seconds, by the owner only.',
  },
  {
    id: 'C14',
    tries: 'One wrong character or one swap in an issued code.',
    expects: 'No other place opens; what was meant is suggested.',
  },
  {
    id: 'C15',
    tries: 'Two tabs or two admins change the same thing.',
    expects: 'The second gets what changed, and nothing is lost.',
  },
  {
    id: 'C16',
    tries: 'A mailing whose job dies at any place, or whose mail was accepted without an answer.',
    expects: 'It goes on, and nobody gets it twice.',
  },
  {
    id: 'C17',
    tries: 'Random histories whose changes come in any parts, some again, from two workers.',
    expects: 'Ledger, balances and counters equal a recount.',
  },
  {
    id: 'C18',
    tries: 'The local engine and app are killed at any moment.',
    expects: 'No confirmed write is lost, and the next start goes on.',
  },
  {
    id: 'C19',
    tries: 'The browser loses the network or the session while somebody fills in a form.',
    expects: 'Nothing that was typed is lost, and it is sent once.',
  },
  {
    id: 'C20',
    tries: 'Indexes, and copies of the table, that miss the writes of the last second.',
    expects: 'Nothing wrong is stored or answered, sessions end at once, and lists on screen catch up.',
  },
  {
    id: 'C21',
    tries:
      'Reports about a code by robots: a thousand from one address, one device at many, replays, at the same time, about private codes.',
    expects:
      'One visitor each; no number, suggestion or notification that different people did not cause; a private code does not show.',
  },
  {
    id: 'C22',
    tries:
      'Sixty codes at once: twice the same, mistyped, private, with wrong PINs and used passes, beyond the limits.',
    expects:
      'Each code once and in order; what does not open refuses no other and says why, but not whether a private code exists; no use of a pass is lost by a 429.',
  },
  {
    id: 'C23',
    tries:
      'A booklet at the limits: a hundred codes, two phones with one code, released while it is used, ended, out of room for the day.',
    expects:
      'Each code is made once or free again, nobody else gets one before its end, and a refused booklet leaves nothing.',
  },
  {
    id: 'C24',
    tries:
      'An import at the limits: five thousand rows, thirty faults, the same file twice, killed at any write, two runs and two imports at once, out of room for the day, its creator deactivated, stopped, undone while codes are claimed and changed.',
    expects:
      'Every fault is told and no other; each row is one code or none; all of it is undone but what somebody made theirs; counts agree.',
  },
  {
    id: 'C26',
    tries:
      'Webhooks whose receiver refuses, hangs, lies, is gone for days or asks for no more; one change of several; the job dies at any write, runs twice at once, or the stream brings a change again.',
    expects:
      'Every change was taken once or stands in its queue, in order for each code; a slow shop delays no other; its owner is told when it is paused.',
  },
] as const satisfies readonly Fault[];
