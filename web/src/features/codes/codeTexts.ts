import { createContext, useContext } from 'react';
import { type AreaOnPage, type AreaPageTexts, areaPageTexts } from '#shared/domain/areaPageTexts.ts';
import {
  type CodeOnPage,
  type CodePageTexts,
  type CreatorOfCode,
  codePageTexts,
} from '#shared/domain/codePageTexts.ts';

/** Where the texts of a code's page come from: of the code, or tokens when the build renders the template. */
export const CodeTextsContext = createContext(
  (zarCode: CodeOnPage, creator: CreatorOfCode | null): CodePageTexts =>
    codePageTexts(zarCode, location.origin, creator),
);

export function useCodeTexts(zarCode: CodeOnPage, creator: CreatorOfCode | null): CodePageTexts {
  return useContext(CodeTextsContext)(zarCode, creator);
}

/** The same for the page of which only the area is shown. */
export const AreaTextsContext = createContext(areaPageTexts);

export function useAreaTexts(area: AreaOnPage, creator: CreatorOfCode | null): AreaPageTexts {
  return useContext(AreaTextsContext)(area, creator);
}
