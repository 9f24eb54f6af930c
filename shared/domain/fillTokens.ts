import { escapeHtml } from './html.ts';

/** Pages that the web's build renders with a token in the place of each text, `{{title}}`, and functions fill in. */

export const tokenOf = (slot: string): string => `{{${slot}}}`;

export function tokensOf<S extends string>(slots: readonly S[]): Readonly<Record<S, string>> {
  return Object.fromEntries(slots.map((slot) => [slot, tokenOf(slot)])) as Readonly<Record<S, string>>;
}

/** @param page as an error calls it @throws where the page does not show one of the texts. */
export function checkTokens(html: string, slots: readonly string[], page: string): string {
  const missing = slots.filter((slot) => !html.includes(tokenOf(slot)));
  if (missing.length > 0) throw new Error(`${page} does not show its ${missing.join(', ')}`);
  return html;
}

/**
 * An element that holds nothing but a text which is empty is left out, as React leaves it out.
 * @param values what is HTML already
 */
export function fillTokens(
  template: string,
  texts: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
): string {
  const html = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)])),
    ...values,
  };
  const present = Object.keys(texts)
    .filter((name) => texts[name] === '')
    .reduce(
      (page, name) => page.replace(new RegExp(`<(\\w+)[^>]*>\\{\\{${name}\\}\\}</\\1>`, 'g'), ''),
      template,
    );
  // In one pass, because a text may contain what looks like a token.
  return present.replace(/\{\{(\w+)\}\}/g, (_, name: string) => html[name] ?? '');
}
