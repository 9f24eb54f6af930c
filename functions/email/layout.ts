import type { MailText } from '#functions/services/ses.ts';
import { escapeHtml } from '#shared/domain/html.ts';
import { partsOf } from '#shared/domain/mailing.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';

interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** A ZarCode, shown large. */
  readonly code?: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly link?: MailLink;
  /** The greeting and the paragraphs may have lines and web addresses, which become links. */
  readonly hasLinks?: true;
  /** Below the signature, small. */
  readonly footer?: { readonly text: string; readonly link: MailLink };
}

const signature = 'ZarCodes, Cape Town';

/** Around what somebody typed. Private characters, which no font has and nobody needs. */
const [typedStart, typedEnd] = ['\ue000', '\ue001'];
const withoutMarks = (text: string): string => text.replace(/[\ue000\ue001]/g, '');

/** What somebody typed, in whatever language: a mail is read out in its own, save for this. Also within a sentence. */
export const typed = (text: string): string => typedStart + withoutMarks(text) + typedEnd;

// In pairs: a name may have one of the characters.
const marked = (html: string): string =>
  withoutMarks(html.replace(/\ue000([^\ue000\ue001]*)\ue001/g, '<span lang="" dir="auto">$1</span>'));

function asText({ greeting, paragraphs, code, rows, link, footer }: MailContent): string {
  const parts = [greeting, ...paragraphs];
  if (code !== undefined) parts.push(code);
  if (rows.length > 0) parts.push(rows.map(([label, value]) => `${label}: ${value}`).join('\n'));
  if (link !== undefined) parts.push(`${link.label}: ${link.url}`);
  const end = footer === undefined ? [] : [footer.text, `${footer.link.label}: ${footer.link.url}`];
  return [...parts, signature, ...end].join('\n\n');
}

const anchor = ({ label, url }: MailLink) =>
  `<a href="${escapeHtml(url)}" style="color:#0b5d3b">${escapeHtml(label)}</a>`;

const withLinks = (text: string): string =>
  partsOf(text)
    .map((part) => (part.isLink ? anchor({ label: part.text, url: part.text }) : escapeHtml(part.text)))
    .join('')
    .replaceAll('\n', '<br>');

/** Tables and inline styles, because many mail programs support little else. */
function asHtml(content: MailContent): string {
  const { subject, greeting, paragraphs, code, rows, link, hasLinks, footer } = content;
  const inline = hasLinks ? withLinks : escapeHtml;
  const cell = 'padding:6px 12px 6px 0;vertical-align:top;font-size:15px';
  const body = [
    `<p style="font-size:16px">${inline(greeting)}</p>`,
    ...paragraphs.map((text) => `<p style="font-size:16px;line-height:1.5">${inline(text)}</p>`),
    code === undefined
      ? ''
      : `<p style="display:inline-block;margin:8px 0 16px;padding:10px 18px;border:3px solid #14281d;border-radius:8px;background:#ffd34d;color:#14281d;font:700 30px/1.2 monospace;letter-spacing:2px">${escapeHtml(code)}</p>`,
    rows.length === 0
      ? ''
      : `<table role="presentation" cellpadding="0" cellspacing="0">${rows
          .map(
            ([label, value]) =>
              `<tr><td style="${cell};color:#5a6b60">${escapeHtml(label)}</td><td style="${cell}">${escapeHtml(value)}</td></tr>`,
          )
          .join('')}</table>`,
    link === undefined
      ? ''
      : `<p style="margin:20px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5d3b;color:#ffffff;font-size:16px;text-decoration:none">${escapeHtml(link.label)}</a></p>`,
    `<p style="color:#5a6b60;font-size:14px">${signature}</p>`,
    footer === undefined
      ? ''
      : `<p style="color:#5a6b60;font-size:13px">${escapeHtml(footer.text)} ${anchor(footer.link)}</p>`,
  ].join('');
  return `<!doctype html><html lang="${localeOf(language())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;background:#f7f4ec;color:#14281d;font-family:Arial,Helvetica,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px;border-radius:12px;background:#ffffff">${body}</div></body></html>`;
}

/** As plain text and as HTML. The only place that escapes what people typed. */
export function layOut({ subject: written, ...rest }: MailContent): MailText {
  const content = { subject: withoutMarks(written), ...rest };
  return { subject: content.subject, text: withoutMarks(asText(content)), html: marked(asHtml(content)) };
}
