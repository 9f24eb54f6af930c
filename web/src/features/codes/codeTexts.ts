import { createContext, useContext } from 'react';
import { type CodeOnPage, type CodePageTexts, codePageTexts } from '#shared/domain/codePageTexts.ts';

/** Where the texts of a code's page come from: of the code, or tokens when the build renders the template. */
export const CodeTextsContext = createContext(
  (zarCode: CodeOnPage): CodePageTexts => codePageTexts(zarCode, location.origin),
);

export function useCodeTexts(zarCode: CodeOnPage): CodePageTexts {
  return useContext(CodeTextsContext)(zarCode);
}
