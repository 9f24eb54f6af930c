/** Loaded before it is needed: on a lost connection the person must not lose what they typed. */
export const loadConfirmPlace = () => import('./ConfirmPlace.tsx');

/** A question that waits for the person. */
export interface PlaceQuestion {
  readonly answer: (isRight: boolean) => void;
}
