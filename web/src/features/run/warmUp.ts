import { orderPoints } from './orderRun.ts';

/** Fetches what loads late, so that it is stored with the page's other files before the driver leaves the depot. */
export async function warmUp(): Promise<void> {
  const parts = [
    import('./results.ts'),
    import('./ShareRun.tsx'),
    import('./PrintRun.tsx'),
    import('./DeleteRun.tsx'),
    import('./SharedRun.tsx'),
    import('./openScanner.tsx'),
    import('#web/ui/ConfirmDialogBody.tsx'),
    // Its worker.
    orderPoints([], { from: null, returns: false }),
  ];
  await Promise.allSettled(parts);
  try {
    // Else a browser that is short of space may delete it: https://developer.mozilla.org/docs/Web/API/StorageManager/persist
    await navigator.storage.persist();
  } catch {}
}
