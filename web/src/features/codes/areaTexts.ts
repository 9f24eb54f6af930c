import { createContext, useContext } from 'react';
import { type AreaOnPage, type AreaPageTexts, areaPageTexts } from '#shared/domain/areaPageTexts.ts';
import type { CreatorOfCode } from '#shared/domain/codePageTexts.ts';

/** As codeTexts.ts, for the page of which only the area is shown. */
export const AreaTextsContext = createContext(areaPageTexts);

export function useAreaTexts(area: AreaOnPage, creator: CreatorOfCode | null): AreaPageTexts {
  return useContext(AreaTextsContext)(area, creator);
}
