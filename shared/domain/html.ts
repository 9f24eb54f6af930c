const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Text as it may stand in an element or an attribute; the spelling is React's. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (symbol) => escapes[symbol] ?? symbol);
}

/** A value as it may stand in a script element, which only '<' could end. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
