const overlays = '[role=dialog], [role=alertdialog], [role=menu]';

/** Whether something is open over the page that takes the keyboard. */
export function isOverlayOpen(): boolean {
  return [...document.querySelectorAll(overlays)].some((overlay) => overlay.checkVisibility());
}
