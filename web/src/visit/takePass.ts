import { normaliseCode } from '#shared/domain/code.ts';
import { passOfFragment } from '#shared/edge/passLink.ts';
import { storeInTab } from '#web/storage/inTab.ts';
import { hasTabKey, tabKeyName } from '#web/storage/tabKeyName.ts';
import { pageContent } from './pageContent.ts';

/** The code in the address, alone, below /zarcodes/ or below a creator's slug. */
const codeInPath = () => normaliseCode(location.pathname.split('/').at(-1) ?? '');

/**
 * Takes the pass of a link (`/{code}#pass=…`) out of the address and out of the history, before anything else on the page
 * can read or pass it on, and stores it in the tab: a reload opens the page again, another tab does not.
 */
function storePass(): void {
  if (!/^#pass\b/.test(location.hash)) return;
  const code = codeInPath();
  // One that is cut off or misspelled opens nothing, which the page then says.
  const secret = passOfFragment(location.hash) ?? '';
  history.replaceState(history.state, '', location.pathname + location.search);
  // What everybody sees needs no pass, and should not use up one.
  if (code === null || pageContent().code !== null) return;
  storeInTab(tabKeyName(code), { by: 'pass', secret });
}

/** @returns whether the tab has what opens this page, so that the app shows it and not what came with the page */
export function takePass(): boolean {
  storePass();
  // A link to this page that is opened on this page only changes the fragment.
  addEventListener('hashchange', () => {
    if (!/^#pass\b/.test(location.hash)) return;
    storePass();
    location.reload();
  });
  const code = codeInPath();
  return code !== null && hasTabKey(code);
}
