import { createContext } from 'react';

/** From a page's title to that of the browser's tab, which usually adds the site's name. */
export const TitleFormat = createContext((title: string) => title);
