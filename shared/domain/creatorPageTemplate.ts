import {
  type CodesOnPage,
  type CreatorOnPage,
  type CreatorRow,
  type CreatorTexts,
  creatorRowNames,
  creatorRows,
  creatorTextNames,
  creatorTexts,
} from './creatorPageTexts.ts';
import { escapeHtml, jsonInHtml } from './html.ts';
import { socialNetworks } from './socialLinks.ts';

/**
 * A creator's public page as HTML. As for a code's page (`codePageTemplate.ts`), the web's build renders it once with
 * tokens. Its list has one row, which is repeated; elements with `data-if` are left out where there is nothing to show.
 */

const documentSlots = ['origin', 'json', 'thing', 'preview'] as const;
const slots = [...creatorTextNames, ...creatorRowNames, ...documentSlots] as const;
type Slot = (typeof slots)[number];

const tokenOf = (slot: Slot) => `{{${slot}}}`;

/** What the build renders in the place of the texts. */
export const creatorPageTokens = Object.fromEntries(slots.map((slot) => [slot, tokenOf(slot)])) as Readonly<
  Record<Slot, string>
>;

/** The attribute of the row that stands for all. */
const row = /<li[^>]* data-row="[^"]*"[^>]*>.*?<\/li>/s;

/** @throws where the page does not show one of the texts, or has no row. */
export function checkCreatorTemplate(html: string): string {
  const missing = slots.filter((slot) => !html.includes(tokenOf(slot)));
  if (missing.length > 0) throw new Error(`The page of a creator does not show its ${missing.join(', ')}`);
  if (!row.test(html)) throw new Error('The page of a creator has no row of a code');
  return html;
}

export interface CreatorPageContent {
  readonly creator: CreatorOnPage;
  readonly codes: CodesOnPage;
  readonly search: string;
}

/** @param preview the path of its share card */
export function fillCreatorTemplate(
  template: string,
  content: CreatorPageContent,
  origin: string,
  preview: string,
): string {
  const { creator, codes, search } = content;
  const texts = creatorTexts(creator, codes, search);
  const rows = creatorRows(creator, codes);
  const escaped = {
    ...escapedTexts(texts),
    origin: escapeHtml(origin),
    json: jsonInHtml(content),
    thing: jsonInHtml(profilePage(texts, origin)),
    preview: escapeHtml(preview),
  };
  const present = { ...texts, rows: rows.length > 0 ? 'some' : '' };
  const shown = Object.entries(present)
    .filter(([, text]) => text === '')
    .reduce((page, [name]) => withoutParts(page, name), template);
  // In one pass, because a text may contain what looks like a token.
  return shown.replace(new RegExp(`${row.source}|\\{\\{(\\w+)\\}\\}`, 'gs'), (found, name?: string) =>
    name === undefined ? rows.map((each) => fill(found, escapedTexts(each))).join('') : textOf(escaped, name),
  );
}

function withoutParts(page: string, name: string): string {
  return page.replace(new RegExp(`<(\\w+)[^>]* data-if="${name}"[^>]*>.*?</\\1>`, 'gs'), '');
}

type Values = Readonly<Record<string, string>>;
const textOf = (values: Values, name: string) => values[name] ?? '';
const fill = (html: string, values: Values) =>
  html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => textOf(values, name));

function escapedTexts(texts: CreatorTexts | CreatorRow): Values {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeHtml(text)]));
}

/** The creator as machines read it (https://schema.org/ProfilePage). */
function profilePage(texts: CreatorTexts, origin: string): object {
  const sameAs = [texts.website, ...socialNetworks.map((network) => texts[network])].filter(Boolean);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: origin + texts.path,
    mainEntity: {
      '@type': 'Organization',
      name: texts.name,
      url: origin + texts.path,
      ...(texts.email !== '' && { email: texts.email }),
      ...(sameAs.length > 0 && { sameAs }),
    },
  };
}
