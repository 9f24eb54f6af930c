import { useEffect } from 'react';
import type { PublicPage } from '../text/pages.ts';

const marked = 'data-page';

/**
 * The document's head while a public page is shown. By hand, because index.html brings a title and a description
 * for whoever runs no script, and React's own head elements would stand beside those as second ones.
 */
export function Head({ page }: { page: PublicPage }): null {
  const { path, title, description } = page;
  useEffect(() => {
    const url = `${location.origin}${path}`;
    const summary = document.querySelector<HTMLMetaElement>('meta[name=description]');
    const before = summary?.content ?? '';
    document.title = title;
    if (summary !== null) summary.content = description;
    add('link', { rel: 'canonical', href: url });
    const image = `${location.origin}/social.png`;
    const graph = { type: 'website', site_name: 'ZarCodes', locale: 'en_ZA', title, description, url, image };
    for (const [name, content] of Object.entries(graph)) add('meta', { property: `og:${name}`, content });
    return () => {
      if (summary !== null) summary.content = before;
      for (const element of document.head.querySelectorAll(`[${marked}]`)) element.remove();
    };
  }, [path, title, description]);
  return null;
}

function add(tag: 'link' | 'meta', attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(marked, '');
  document.head.append(element);
}
