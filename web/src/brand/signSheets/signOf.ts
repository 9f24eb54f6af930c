import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { signLink } from '#shared/domain/signLink.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import { hasPoint } from '#web/maps/codePins.ts';
import type { PrintedSign } from './drawSign.ts';

/** Of a code that is not public the QR code opens its page and does not carry the point. */
export function signOf(card: ShownCard, origin: string): PrintedSign {
  const code = shownCode(card.zarcode);
  const page = `${origin}/${code}`;
  const isOpen = card.visibility === undefined && hasPoint(card);
  return { code, title: card.title, link: isOpen ? signLink(page, card.latitude, card.longitude) : page };
}
