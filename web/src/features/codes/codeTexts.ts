import { createContext, useContext } from 'react';
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
