import { listSearch, pageNumber, text } from '#web/ui/list/listSearch.ts';

export const creatorCodeSearch = listSearch({ search: text(), page: pageNumber() });
