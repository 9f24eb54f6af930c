import type { Fault } from './fault.ts';

export const edgeFaults = [
  {
    id: 'E1',
    tries: 'Every role of the templates: actions, resources, keys.',
    expects:
      'No wildcard besides the documented ones, no Scan, one role for each function, table access by leading keys.',
  },
  {
    id: 'E2',
    tries: 'Every bucket of the templates.',
    expects:
      'Closed to the public, read by origin access control, TLS only, versioned, encrypted; deleted files expire.',
  },
  {
    id: 'E3',
    tries: 'The table’s protection, and the way back from a backup.',
    expects:
      'Point-in-time recovery, deletion protection, retained, encrypted; a restored table passes its checks and serves the app.',
  },
  {
    id: 'E4',
    tries: 'The headers of every kind of response: API, pages, assets, errors, 404, redirects.',
    expects:
      'HSTS for a year, a content security policy without inline scripts, nosniff, no framing, and nothing that names the server.',
  },
  {
    id: 'E5',
    tries: 'Foreign origins, `null` and look-alike origins, with credentials.',
    expects: 'No `Access-Control-Allow-*` header.',
  },
  {
    id: 'E6',
    tries: 'The firewall and the throttles of the templates.',
    expects:
      'Limits per address on sign-in, contact and search, managed rules, a body size, throttles for every route, reserved concurrency where it is set.',
  },
  {
    id: 'E7',
    tries:
      'The repository, the bundles, the published files and the templates, searched for secrets and source maps.',
    expects: 'None; secrets are in Secrets Manager only.',
  },
  {
    id: 'E8',
    tries: 'Every line that the whole suite logs, searched for its people; line breaks in a user agent.',
    expects: 'No password, token, link, email address, phone number or name, and one line for each event.',
  },
  {
    id: 'E9',
    tries: 'Export and erasure of a person who has everything, also where the job dies at each write.',
    expects:
      'All of it is exported, and who else handles it; afterwards the table and the buckets hold nothing that names them, but for admins’ exports until these expire, and the edge forgets their pages and photos; payments stay without a name.',
  },
  {
    id: 'E10',
    tries:
      'Migrations: stopped anywhere, run again, at the same time as the app, without writing, with items of earlier versions.',
    expects: 'Nothing is lost or doubled, and earlier items are read.',
  },
  {
    id: 'E11',
    tries: 'A deployment of a bad version, and one that would replace the table or a bucket.',
    expects:
      'Traffic shifts by alias, with an alarm that takes it back; what holds data is protected, and no name changes.',
  },
  {
    id: 'E12',
    tries: 'Packages: their versions, hashes, licences and install scripts.',
    expects: 'Pinned exactly, locked by hash, of a listed licence; only listed scripts run.',
  },
  {
    id: 'E13',
    tries: 'What analytics get to know.',
    expects: 'Routes, never paths or people, and nothing without a measurement id.',
  },
  {
    id: 'E14',
    tries: 'A function is deployed whose role lacks what it needs.',
    expects: 'Its own check says which action and key, before it gets calls.',
  },
  {
    id: 'E16',
    tries:
      'Webhook addresses that are private, loopback, link-local or reserved, by name or number, in all spellings, also when the DNS changes its answer; receivers that redirect, hang, or answer byte by byte or with a megabyte.',
    expects: 'No request leaves to them, no redirect is followed, and a call ends after five seconds.',
  },
] as const satisfies readonly Fault[];
