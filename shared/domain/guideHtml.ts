import { t } from '#shared/text/t.ts';
import type { Guide } from './guide.ts';
import { pointWords, stepSentence } from './guideWords.ts';
import { escapeHtml } from './html.ts';
import { directionsUrl } from './links.ts';

/** Where the photo of the gate is: small for the page, and the one that a tap opens. */
export interface GatePhoto {
  readonly small: string;
  readonly medium: string;
}

/**
 * A guide as HTML, escaped. A code's page is filled in by a function and rendered by the app: both show this, so that
 * lists need no second template. Styled by web/src/brand/guide/WrittenGuide.tsx.
 */
export function guideHtml({ steps, points, arrival, phone }: Guide, photo: GatePhoto | null): string {
  return [
    `<h2>${escapeHtml(t`How to get there`)}</h2>`,
    photo === null
      ? ''
      : `<a href="${escapeHtml(photo.medium)}"><img src="${escapeHtml(photo.small)}" alt="${escapeHtml(t`Photo of the gate`)}" width="112" height="84" loading="lazy"></a>`,
    steps.length === 0
      ? ''
      : `<ol>${steps.map((step) => item(escapeHtml(stepSentence(step)))).join('')}</ol>`,
    arrival ? `<p lang="">${escapeHtml(arrival)}</p>` : '',
    phone
      ? `<p><a href="tel:${escapeHtml(phone)}">${escapeHtml(t`Call on arrival: ${shownPhone(phone)}`)}</a></p>`
      : '',
    points.length === 0 ? '' : `<ul>${points.map(pointItem).join('')}</ul>`,
  ].join('');
}

/** As people here write and say it: 082 123 4567. */
const shownPhone = (phone: string) =>
  phone
    .replace(/^0(\d{2})(\d{3})(\d{4})$/, '0$1 $2 $3')
    .replace(/^\+27(\d{2})(\d{3})(\d{4})$/, '+27 $1 $2 $3');

const item = (html: string, id = '') => `<li${id === '' ? '' : ` id="${id}"`}>${html}</li>`;

/** Its id is its label, so that `#GATE` leads there. */
function pointItem({ label, kind, latitude, longitude, note }: Guide['points'][number]): string {
  const what = escapeHtml(pointWords()[kind]) + (note ? `: <span lang="">${escapeHtml(note)}</span>` : '');
  const href = escapeHtml(directionsUrl(latitude, longitude));
  const link = `<a href="${href}" target="_blank" rel="noopener">${escapeHtml(t`Directions`)}<span> ${escapeHtml(t`to ${label}`)}</span></a>`;
  return item(`<b>${label}</b> <span>${what}</span> ${link}`, label);
}
