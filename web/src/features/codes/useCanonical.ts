import { useEffect } from 'react';

/** The one address of a page that has several, for search engines; taken away with the page. */
export function useCanonical(path: string): void {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = `${location.origin}${path}`;
    document.head.append(link);
    return () => link.remove();
  }, [path]);
}
