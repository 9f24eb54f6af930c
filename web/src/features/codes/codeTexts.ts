import { createContext, useContext, useSyncExternalStore } from 'react';
import {
  type CodeOnPage,
  type CodePageTexts,
  type CreatorOfCode,
  codePageTexts,
} from '#shared/domain/codePageTexts.ts';
import type { TextsOfGuide } from '#shared/domain/guideTexts.ts';
import { loadedGuideParts, watchGuideParts } from './lateGuide.ts';

/** Where the texts of a code's page come from: of the code, or tokens when the build renders the template. */
export const CodeTextsContext = createContext(
  (zarCode: CodeOnPage, creator: CreatorOfCode | null, guideTexts: TextsOfGuide | undefined): CodePageTexts =>
    codePageTexts(zarCode, location.origin, creator, guideTexts),
);

const watchNothing = () => () => {};

/** What shows the guide of a code; undefined until it has loaded. */
export function useGuideParts({ guide }: CodeOnPage) {
  const watch = guide === undefined ? watchNothing : watchGuideParts;
  return useSyncExternalStore(watch, loadedGuideParts, loadedGuideParts);
}

export function useCodeTexts(zarCode: CodeOnPage, creator: CreatorOfCode | null): CodePageTexts {
  return useContext(CodeTextsContext)(zarCode, creator, useGuideParts(zarCode)?.textsOfGuide);
}
