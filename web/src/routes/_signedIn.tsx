import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Frame } from '#web/features/shell/Frame.tsx';
import { requireSignedIn } from '#web/session/guards.ts';
import { Lookup } from './-Lookup.tsx';
import { usePageWidth } from './-usePageWidth.ts';

/** Pages of the person who is signed in. */
export const Route = createFileRoute('/_signedIn')({
  beforeLoad: requireSignedIn,
  // Part of the app itself: its bars are a chunk of their own.
  codeSplitGroupings: [],
  component: function SignedInLayout() {
    return (
      <Frame width={usePageWidth()} lookup={<Lookup />}>
        <Outlet />
      </Frame>
    );
  },
});
