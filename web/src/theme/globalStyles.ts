import { ChakraProvider, type ChakraProviderProps } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { systemWith } from './chakra.ts';
import { config } from './config.ts';
import { extractedCss } from './extractedCss.ts';
import { globalCss } from './globalCss.ts';

/**
 * The styles of every page as CSS: reset, our own, and the theme's custom properties. Made when the web is built
 * (vite.config.ts), because making them in the browser takes a slow phone 80 ms.
 */
export function globalStyles(): string {
  const cache = createCache({ key: 'css' });
  // Emotion then collects its rules instead of writing <style> elements.
  cache.compat = true;
  const value = systemWith({ ...config, globalCss, preflight: true });
  const provider = createElement(ChakraProvider, { value } as ChakraProviderProps);
  renderToStaticMarkup(createElement(CacheProvider, { value: cache }, provider));
  return extractedCss(cache);
}
