import { t } from '#shared/text/t.ts';

/** What the element says, in the language of the one that is drawn. */

export const nameText = () => t`ZarCode`;
export const hintText = () => t`Seven letters and digits, such as 7PT-FLHV.`;
export const makeText = () => t`No ZarCode yet? Make one`;
export const newTabText = () => t`(in a new tab)`;

export const requiredText = () => t`Please enter your ZarCode.`;
export const incompleteText = () => t`A ZarCode has seven letters and digits, such as 7PT-FLHV.`;
export const lookingText = () => t`Looking up this code…`;
export const missingText = () => t`This code does not exist.`;
export const didYouMeanText = () => t`This code does not exist. Did you mean …?`;
export const mistypedText = () => t`This code may be mistyped. Please read it again.`;

export const offlineText = () => t`There is no connection, so this code is not checked. You can go on.`;
export const busyText = () => t`This code can't be checked at the moment. You can go on.`;
export const refusedText = () => t`This shop can't check codes at the moment. You can go on.`;
export const withoutCodeText = () => t`ZarCodes can't be checked at the moment. You can go on without one.`;

export const addressText = (code: string) => t`Address of ${code}`;
export const foundText = (place: string) => t`Found: ${place}.`;
export const areaText = () => t`Its owner shows only the area.`;
export const directionsText = () => t`How to get there`;

export const filledText = () => t`We filled in your address.`;
export const otherAddressText = () => t`Your address below is another one. Replace it?`;
export const replaceText = () => t`Replace it`;
export const keepText = () => t`Keep mine`;

export const broughtText = (code: string) => t`${code} came with the link to this page. Use it?`;
export const handedText = (code: string) =>
  t`${code} is in the tab you came from. You can close this one.`;
export const useText = (code: string) => t`Use ${code}`;
export const useHereText = () => t`Use it here`;
export const closeTabText = () => t`Close this tab`;
