import { createFileRoute } from '@tanstack/react-router';
import { requireSignedOut } from '#web/session/guards.ts';
import { redirectSearch } from './-redirectSearch.ts';

/** Pages for which a person who is signed in has no use. */
export const Route = createFileRoute('/_public/_signedOut')({
  validateSearch: redirectSearch,
  beforeLoad: requireSignedOut,
});
