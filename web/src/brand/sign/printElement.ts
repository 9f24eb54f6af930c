/** CSS has no name for A6. */
const sizes = { A4: 'A4', A5: 'A5', A6: '105mm 148mm' } as const;
export type Paper = keyof typeof sizes;

/** What fills one sheet, or flows over as many as it needs. */
const layouts = {
  sheet: {
    page: 'margin: 0',
    content: 'display: block; width: 100vw; height: auto; max-height: 100vh',
  },
  flow: { page: 'margin: 12mm', content: 'display: block; color: black' },
} as const;

/**
 * Prints an element alone on paper of its size. The page's own content is hidden meanwhile, by a style sheet of the
 * script: the content security policy allows no others.
 */
export function printElement(element: Element, paper: Paper, layout: keyof typeof layouts = 'sheet'): void {
  const only = document.createElement('div');
  only.dataset['print'] = '';
  only.append(element.cloneNode(true));
  const styles = new CSSStyleSheet();
  styles.replaceSync(`
    @page { size: ${sizes[paper]}; ${layouts[layout].page} }
    [data-print] { display: none }
    @media print {
      body > :not([data-print]) { display: none !important }
      html, body { background: white !important }
      [data-print] { display: block }
      [data-print] > * { ${layouts[layout].content} }
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
