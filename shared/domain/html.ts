const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes text for an element or an attribute, with the same entities as React. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (symbol) => escapes[symbol] ?? symbol);
}

/** JSON for a script element; '<' is escaped because `</script>` would end the element. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
