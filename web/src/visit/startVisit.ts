import type { CodeOnPage } from '#shared/domain/codePageTexts.ts';
import { whenQuiet } from '#web/offline/whenQuiet.ts';
import { measurementId } from '#web/text/measurement.ts';
import { focusAnchors } from '#web/ui/focusSection.ts';
import { whenNear } from '#web/ui/whenNear.ts';
import { codeOfPage } from './codeOfPage.ts';
import { whenOutdated } from './whenOutdated.ts';

/** What a visitor's page does by itself while it waits for the app. @param need loads that */
export function startVisit(need: () => void): void {
  // Where data is dear, nothing (decision 0073).
  if ('saving' in document.documentElement.dataset) return;
  focusAnchors();
  const content = codeOfPage();
  if (content?.hasImages === true) need();
  whenOutdated(need);
  const place = document.querySelector<HTMLElement>('[data-early-map]');
  // Its frame, because it is not displayed while it is empty.
  const frame = place?.parentElement ?? null;
  if (content !== null && place !== null && frame !== null)
    whenNear(frame, () => void drawMap(place, content.zarCode, need));
  if (measurementId !== undefined)
    void import('#web/analytics/measureVisit.ts').then(({ measureVisit }) => measureVisit());
  void storeQuietly(content?.zarCode ?? null);
}

/** For later visits without a connection. */
async function storeQuietly(zarCode: CodeOnPage | null): Promise<void> {
  await whenQuiet();
  const { storeVisit } = await import('#web/offline/storeVisit.ts');
  await storeVisit(zarCode);
}

async function drawMap(place: HTMLElement, zarCode: CodeOnPage, need: () => void): Promise<void> {
  try {
    await (await import('#web/maps/earlyMap.ts')).drawEarlyMap(place, zarCode, need);
  } catch {
    // The app says why there is none, and tries again.
    need();
  }
}
