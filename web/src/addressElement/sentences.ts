import { normaliseCode } from '#shared/domain/code.ts';
import { looksMistyped } from '#shared/domain/codeRule.ts';
import { t } from '#shared/text/t.ts';
import type { Trouble } from './askService.ts';
import { placeLine } from './placeLine.ts';
import type { Problem, Situation } from './state.ts';

/** What an input of its kind would say is wrong, or null. What only we can't check is no fault of the customer's. */
export function problemOf({ state, isRequired, isDown, customProblem }: Situation): Problem | null {
  if (customProblem !== '') return { flags: { customError: true }, message: customProblem };
  if (state.kind === 'empty' && isRequired && !isDown)
    return { flags: { valueMissing: true }, message: t`Please enter your ZarCode.` };
  if (state.kind === 'incomplete')
    return {
      flags: { patternMismatch: true },
      message: t`A ZarCode has seven letters and digits, such as 7PT-FLHV.`,
    };
  return state.kind === 'missing' ? { flags: { customError: true }, message: missing() } : null;
}

const missing = () => t`This code does not exist.`;

/** What stands below the field, and is read out. */
export function messageOf(situation: Situation): string {
  const { state, question, isTouched } = situation;
  if (question?.kind === 'brought') return t`${question.code} came with the link to this page. Use it?`;
  if (question?.kind === 'handed' && question.staysOpen)
    return t`${question.code} is in the tab you came from. Please close this one.`;
  if (question?.kind === 'handed')
    return t`${question.code} is in the tab you came from. You can close this one.`;
  if (situation.customProblem !== '' && isTouched) return situation.customProblem;
  if (state.kind === 'found') return foundMessage(situation);
  if (state.kind === 'missing')
    return state.suggestions.length > 0 ? t`This code does not exist. Did you mean …?` : missing();
  if (state.kind === 'looking') return t`Looking up this code…`;
  if (state.kind === 'empty' || state.kind === 'incomplete') {
    if (!isTouched) return '';
    const isOptional = state.kind === 'empty' && situation.isRequired && situation.isDown;
    if (isOptional) return t`ZarCodes can't be checked at the moment. You can go on without one.`;
    return problemOf(situation)?.message ?? '';
  }
  return troubleMessage(state.kind, situation.text);
}

function foundMessage({ state, question, isFilled, readAs }: Situation): string {
  if (state.kind !== 'found') return '';
  if (question !== null) return t`Your address in this form is another one. Replace it?`;
  const { place } = state;
  const found = `${place.title}, ${placeLine(place)}`;
  return [
    readAs === null ? t`Found: ${found}.` : t`We read it as ${readAs}: ${found}.`,
    ...(isFilled ? [filledNote()] : []),
  ].join(' ');
}

export const filledNote = () => t`We filled in your address.`;

function troubleMessage(trouble: Trouble, text: string): string {
  const code = normaliseCode(text);
  if (code !== null && looksMistyped(code)) return t`This code may be mistyped. Please read it again.`;
  if (trouble === 'offline') return t`There is no connection, so this code is not checked. You can go on.`;
  if (trouble === 'busy') return t`This code can't be checked at the moment. You can go on.`;
  return t`This shop can't check codes at the moment. You can go on.`;
}
