import type { AddressedMail } from './ses.ts';

/** A line has at most 76 characters (RFC 2045, 6.8). */
const base64 = (text: string): string =>
  (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');

/** An encoded word has at most 75 characters (RFC 2047, 2): 45 bytes, never half a character. */
function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((each) => `=?UTF-8?B?${Buffer.from(each).toString('base64')}?=`).join('\r\n ');
}

/** Base64 has no hyphen, so no part contains it. */
const boundary = '--zarcodes--';

const part = (type: string, text: string) =>
  [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(text),
  ].join('\r\n');

/** The mail as it is sent. SES adds the date and the message id. */
export function mimeOf(
  { to, replyTo, subject, text, html }: AddressedMail,
  from: string,
  headers: Readonly<Record<string, string>>,
): string {
  const all = {
    From: from,
    To: to,
    ...(replyTo !== undefined && { 'Reply-To': replyTo }),
    Subject: encodedWords(subject),
    ...headers,
    'MIME-Version': '1.0',
    'Content-Type': `multipart/alternative; boundary="${boundary}"`,
  };
  return [
    ...Object.entries(all).map(([name, value]) => `${name}: ${value}`),
    '',
    part('text/plain', text),
    part('text/html', html),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
