import { claimLink } from '#shared/domain/claims.ts';
import { shownDay } from '#shared/domain/time.ts';
import { slipTexts } from '#web/brand/claim/slipTexts.ts';
import { shownCode } from '#web/brand/shownCode.ts';
import type { PrintedSlip } from './drawSlip.ts';

interface MadeSlip {
  readonly zarcode: string;
  readonly title: string;
  readonly word: string;
  readonly endsAt: string;
}

/** What stands on the slip of a code, in the language of the page. */
export function printedSlip({ zarcode, title, word, endsAt }: MadeSlip): PrintedSlip {
  const code = shownCode(zarcode);
  const link = claimLink(location.origin, code, word);
  return { code, title, word, link, ...slipTexts(location.host, shownDay(endsAt)) };
}
