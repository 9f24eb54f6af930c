import { t } from '#shared/text/t.ts';
import { duplicateMetres } from './duplicates.ts';

/** Codes of one booklet: about what one person captures in a day. */
export const maxReserved = 100;

/** Characters of the name of who captures with a booklet. */
export const maxBookletName = 40;

/** From the morning in an office with a connection to the last evening in a village without one. */
export const reservedDays = 14;

/** Of one creator, with codes that are left: a phone each for a large team. */
export const maxOpenReservations = 30;

export const reservationMessages = {
  noPrefix: t`A booklet needs a prefix of your own. You can choose one in your profile.`,
  tooMany: t`You have ${maxOpenReservations} booklets with unused ZarCodes. Please use or release one first.`,
  prefixFull: t`Your prefix has too few free ZarCodes for this booklet. Please try a smaller one.`,
  notFound: t`Booklet not found`,
  used: t`This reserved ZarCode is used already. Please take the next one of your booklet.`,
  near: t`There is already a ZarCode less than ${duplicateMetres} m from here. Is this another home?`,
  ended: t`This ZarCode is not reserved for you any more. Please take one of another booklet.`,
  gone: t`This ZarCode is used already, or not reserved for you any more. Please take the next one.`,
} as const;

/** To who looks up a code that is painted on a gate and has no place yet. */
export const beingMade = t`This ZarCode is being made.`;
