import type { CodeOnPage } from '#shared/domain/codePageTexts.ts';
import { whenQuiet } from '#web/offline/whenQuiet.ts';
import { measurementId } from '#web/text/measurement.ts';
import { focusAnchors } from '#web/ui/focusSection.ts';
import { whenNear } from '#web/ui/whenNear.ts';
import { tellMissingPoint } from './missingPoint.ts';
import { pageContent } from './pageContent.ts';

/** What a visitor's page does by itself while it waits for the app. @param need loads that */
export function startVisit(need: () => void): void {
  tellMissingPoint();
  // Where data is dear, nothing (decision 0014).
  if ('saving' in document.documentElement.dataset) return;
  focusAnchors();
  const content = pageContent();
  const { code, area } = content;
  if (code?.hasImages === true) need();
  if (document.querySelector('[data-cents],[data-no-voucher]') !== null)
    void import('./whenOutdated.ts').then(({ whenOutdated }) => whenOutdated(need));
  const draw = async (place: HTMLElement) => {
    const { drawEarlyMap } = await import('#web/maps/earlyMap.ts');
    await drawEarlyMap(place, content, need);
  };
  const place = document.querySelector<HTMLElement>('[data-early-map]');
  // Its frame, because it is not displayed while it is empty. Without a map the app says why, and tries again.
  const frame = place?.parentElement ?? null;
  if (place !== null && frame !== null) whenNear(frame, () => void draw(place).catch(need));
  if (measurementId !== undefined)
    void import('#web/analytics/measureVisit.ts').then(({ measureVisit }) => measureVisit());
  void storeQuietly(code?.zarCode ?? null, area?.area.id ?? null);
}

/** For later visits without a connection. */
async function storeQuietly(zarCode: CodeOnPage | null, hidden: string | null): Promise<void> {
  await whenQuiet();
  const { storeVisit } = await import('#web/offline/storeVisit.ts');
  await storeVisit(zarCode, hidden);
}
