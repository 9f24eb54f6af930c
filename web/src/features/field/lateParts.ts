/** What loads late: it is stored with the page's other files before the person leaves where there is a connection. */
export async function loadLateParts(): Promise<void> {
  await Promise.allSettled([
    import('./FieldWork.tsx'),
    import('./sendCaptures.ts'),
    import('./AllBooklets.tsx'),
    import('./HomeSteps.tsx'),
    import('./PrintSlip.tsx'),
    import('#web/ui/ConfirmDialogBody.tsx'),
    import('#web/api/shrunkImage.ts'),
  ]);
}
