import { normaliseCode } from './code.ts';
import type { Guide } from './guide.ts';
import { type GatePhoto, guideHtml } from './guideHtml.ts';
import { stepSentence } from './guideWords.ts';
import { imagePath } from './images.ts';
import { shortMessage } from './shortMessage.ts';
import { shownCodeOf } from './shownCodeOf.ts';
import type { Visibility } from './visibility.ts';

interface GuidedCode {
  readonly zarcode: string;
  readonly title: string;
  readonly visibility?: Visibility;
  /** What a pass or a PIN opened. */
  readonly images?: readonly { readonly id: string; readonly links?: GatePhoto | undefined }[] | undefined;
}

/** A guide as a code's page shows it, and its steps as what is passed on says them. */
export type TextsOfGuide = (
  zarCode: GuidedCode,
  guide: Guide,
) => {
  readonly html: string;
  readonly sentences: readonly string[];
  /** A text message with a link. */
  readonly message: (link: string) => string;
};

export const textsOfGuide: TextsOfGuide = (zarCode, guide) => {
  const sentences = guide.steps.map(stepSentence);
  return {
    html: guideHtml(guide, gatePhotoOf(zarCode, guide)),
    sentences,
    message: (link) => shortMessage(shownCodeOf(zarCode), zarCode.title, sentences, link),
  };
};

/** Of a code that is not public only what a pass or a PIN opened: its files have other addresses. */
function gatePhotoOf(
  { zarcode, images, visibility = 'public' }: GuidedCode,
  { gatePhotoId }: Guide,
): GatePhoto | null {
  if (gatePhotoId === undefined) return null;
  if (visibility !== 'public') return images?.find(({ id }) => id === gatePhotoId)?.links ?? null;
  const code = normaliseCode(zarcode) ?? zarcode;
  return { small: imagePath(code, gatePhotoId, 'small'), medium: imagePath(code, gatePhotoId, 'medium') };
}
