import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, ReactElement } from 'react';

/**
 * A link to a page of the site by its whole address, which may be a token of a template: the router's own links would
 * encode that. A plain click stays in the app.
 */
export function PageLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>): ReactElement {
  const { history } = useRouter();
  const go = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.push(href);
  };
  return <a {...rest} href={href} onClick={go} />;
}
