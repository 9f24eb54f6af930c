import type { TextsOfGuide } from '#shared/domain/guideTexts.ts';
import type { GuideView } from './GuideView.tsx';

/** What shows a guide, which most codes have not. */
interface GuideParts {
  readonly textsOfGuide: TextsOfGuide;
  readonly GuideView: typeof GuideView;
}

let loaded: GuideParts | undefined;
const watchers = new Set<() => void>();

/** Before React takes over a page that came with its guide. */
export async function loadGuideParts(): Promise<void> {
  const [texts, view] = await Promise.all([
    import('#shared/domain/guideTexts.ts'),
    import('./GuideView.tsx'),
  ]);
  loaded = { ...texts, ...view };
  for (const watcher of watchers) watcher();
}

export const loadedGuideParts = () => loaded;

/** Loads them, unless they are. @returns ends it */
export function watchGuideParts(onLoaded: () => void): () => void {
  watchers.add(onLoaded);
  if (loaded === undefined) void loadGuideParts();
  return () => watchers.delete(onLoaded);
}
