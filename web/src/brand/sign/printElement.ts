/**
 * Prints an element alone on paper of its size. The page's own content is hidden meanwhile, by a style sheet of the
 * script: the content security policy allows no others.
 */
export function printElement(element: Element, paper: 'A4' | 'A5'): void {
  const only = document.createElement('div');
  only.dataset['print'] = '';
  only.append(element.cloneNode(true));
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    @page { size: ${paper}; margin: 0 }
    [data-print] { display: none }
    @media print {
      body > :not([data-print]) { display: none !important }
      html, body { background: white !important }
      [data-print] { display: block }
      [data-print] > svg { display: block; width: 100vw; height: auto; max-height: 100vh }
    }
  `);
  document.body.append(only);
  document.adoptedStyleSheets.push(styles);
  // A phone may still draw the page when `print` returns: it goes with the next one.
  clearLast?.();
  clearLast = () => {
    only.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== styles);
  };
  window.print();
}

let clearLast: (() => void) | undefined;
