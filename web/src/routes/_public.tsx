import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Frame } from '#web/features/shell/Frame.tsx';
import { Lookup } from './-Lookup.tsx';
import { usePageWidth } from './-usePageWidth.ts';

/** Pages for everybody. Signed-in people see them too, inside their own bars. */
export const Route = createFileRoute('/_public')({
  // Part of the app itself: every visit needs it.
  codeSplitGroupings: [],
  component: function PublicLayout() {
    return (
      <Frame width={usePageWidth()} lookup={<Lookup />}>
        <Outlet />
      </Frame>
    );
  },
});
