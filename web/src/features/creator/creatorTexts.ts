import { createContext, useContext } from 'react';
import {
  type CodesOnPage,
  type CreatorOnPage,
  type CreatorRow,
  type CreatorTexts,
  creatorRows,
  creatorTexts,
} from '#shared/domain/creatorPageTexts.ts';

interface PageTexts {
  readonly texts: CreatorTexts;
  readonly rows: readonly CreatorRow[];
}

/** Where the texts of a creator's page come from: of the creator, or tokens when the build renders the template. */
export const CreatorTextsContext = createContext(
  (creator: CreatorOnPage, codes: CodesOnPage, search: string): PageTexts => ({
    texts: creatorTexts(creator, codes, search),
    rows: creatorRows(creator, codes),
  }),
);

export function useCreatorTexts(creator: CreatorOnPage, codes: CodesOnPage, search: string): PageTexts {
  return useContext(CreatorTextsContext)(creator, codes, search);
}
