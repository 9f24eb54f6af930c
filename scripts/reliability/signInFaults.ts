import type { Fault } from './fault.ts';

export const signInFaults = [
  {
    id: 'A1',
    tries:
      'Tokens with `alg: none` in any case, other algorithms, headers that name keys (`kid`, `jku`, `jwk`, `x5u`), `crit`, encrypted, of 100 KB, with two or four dots, in bad base64.',
    expects: '401 at once, without an effect.',
  },
  {
    id: 'A2',
    tries:
      'Tokens without an end, issuer or audience, with an end that is text, not valid yet, or made for another purpose.',
    expects: '401.',
  },
  {
    id: 'A3',
    tries:
      'A session after a new password, a reset, “sign out everywhere”, disabling, deletion, and a lower role.',
    expects: 'It ends, or loses the role, with the next request.',
  },
  {
    id: 'A4',
    tries: 'Another role in the token; an admin who is one no longer.',
    expects: 'The role comes from the table.',
  },
  {
    id: 'A5',
    tries:
      'Passwords guessed for one account, from one address, from a hundred; somebody locks another person out.',
    expects:
      '429 with `Retry-After`, without a hash; the owner still signs in from a known device or after a reset.',
  },
  {
    id: 'A6',
    tries:
      'Who has an account, by the answers, the requests and the hashes of signing in, registering, resetting and writing to us.',
    expects:
      'Known and unknown addresses cost the same; only registering says that one is taken, a few times an hour.',
  },
  {
    id: 'A7',
    tries:
      'A reset link used twice, late, after a newer one, for somebody else, guessed, after a new password, with another `Host`; its token in addresses and logs.',
    expects: 'It works once, for an hour; only its hash is stored, and its host is ours.',
  },
  {
    id: 'A8',
    tries: 'Passwords of 6 and 128 characters, emoji, NUL, a leading space, a megabyte.',
    expects: 'Each matches only itself; what is too long is refused before a hash.',
  },
  {
    id: 'A9',
    tries:
      'An email address in another case, with a tag, in Unicode, as a look-alike domain, with a trailing dot, twenty times at once.',
    expects: 'One account for one address.',
  },
  {
    id: 'A10',
    tries: 'Every route as every kind of caller, with own, foreign and missing things.',
    expects:
      'What the route’s level and the owner allow; foreign and missing look the same where existence is private.',
  },
  {
    id: 'A11',
    tries:
      'Admins who change super admins, themselves, the last super admin, or make admins; who use what only super admins may.',
    expects: '403 where the role is too low for the route, 422 where the person forbids it.',
  },
  {
    id: 'A12',
    tries: 'An edit without an approval, after 24 hours, with the approval of another code.',
    expects: '422 with a sentence.',
  },
  {
    id: 'A13',
    tries: 'Every response of every route, read as strictly as the contract has it.',
    expects:
      'No field that is not declared: no other person’s email, no password hash, keys of maps only in the public settings.',
  },
  {
    id: 'A14',
    tries: 'A form or plain text posted from another site with the browser’s cookies.',
    expects: '401 or 415: sessions are no cookies, and bodies are JSON.',
  },
  {
    id: 'A15',
    tries: 'Calls to the API’s own address, with forged headers of the edge.',
    expects: 'Refused, save for routes that take direct calls; forged headers are ignored.',
  },
  {
    id: 'A16',
    tries: 'The signing key is replaced, also where functions know its steps at different times.',
    expects: 'Nobody is signed out, and a leaked key can be ended at once.',
  },
  {
    id: 'A17',
    tries:
      'Somebody takes an account over and changes its email address; a misspelt address at the registration.',
    expects: 'The owner gets it back by a link, and a stranger’s mailbox shows and decides nothing.',
  },
  {
    id: 'A18',
    tries: 'The link to unsubscribe: forged, opened by a scanner, used as a session.',
    expects: 'Only a post of a true link changes anything, and nothing else.',
  },
  {
    id: 'A19',
    tries:
      'Somebody who has a session and the password deletes an account; the link that stops it, late, twice, forged, at the moment of the end, after another address, while an admin deletes it.',
    expects:
      'For 72 hours each known address can stop it; then nothing was lost, and the password is another one.',
  },
] as const satisfies readonly Fault[];
