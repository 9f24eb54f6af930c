/**
 * Says so where the page has no point of the name in the address: `7PT-FLHV/GATE` leads to `/zarcodes/7PT-FLHV#GATE`
 * (shared/edge/pages.ts). As HTML is there before and without the app, the app calls this, too.
 */
export function tellMissingPoint(): void {
  const missing = document.querySelector<HTMLElement>('[data-no-point]');
  const { hash } = location;
  if (missing !== null)
    missing.hidden = !/^#[A-Z0-9]{1,12}$/.test(hash) || document.getElementById(hash.slice(1)) !== null;
}
