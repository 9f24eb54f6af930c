/** What the API refuses, and what to do then. An answer's `type` leads to its row. */
export const problems: readonly { readonly code: string; readonly status: number; readonly what: string }[] =
  [
    { code: 'key_missing', status: 401, what: 'Send the key in the header Authorization: Bearer zk_….' },
    {
      code: 'key_invalid',
      status: 401,
      what: 'The key is mistyped, revoked or replaced, or its owner’s account is closed.',
    },
    {
      code: 'key_in_url',
      status: 400,
      what: 'Never put a key into an address: logs keep it. Replace the key, and send it in the header.',
    },
    { code: 'key_disabled', status: 403, what: 'We have disabled the key. Write to support.' },
    {
      code: 'origin_not_allowed',
      status: 403,
      what: 'Another site uses the key, or a page uses a key for servers. Add the site to the key, or make one for it.',
    },
    { code: 'forbidden', status: 403, what: 'The key may not do this: only a key for servers saves codes.' },
    {
      code: 'not_found',
      status: 404,
      what: 'There is no such code, or it is private. Suggestions say what was meant.',
    },
    { code: 'invalid_request', status: 400, what: 'fields says what is wrong with each field.' },
    {
      code: 'too_many_requests',
      status: 429,
      what: 'Today’s look-ups are used up. Retry-After says for how long.',
    },
    { code: 'saved_codes_full', status: 422, what: 'A key saves 50,000 codes. Forget some first.' },
    { code: 'unavailable', status: 503, what: 'Try again in a moment, as Retry-After says.' },
  ];
