import type { FieldErrors, Resolver, ResolverOptions, ResolverSuccess } from 'react-hook-form';
import { fieldMessages } from '#shared/contract/fields.ts';
import { type GuideInput, guideInput } from '#shared/contract/guideInput.ts';
import { parseLocation } from '#shared/domain/coordinates.ts';
import { guideMessages } from '#shared/domain/guide.ts';
import { t } from '#shared/text/t.ts';
import { bodyResolver } from '#web/api/bodyResolver.ts';
import { type GuideForm, inputOf, readPoints } from './guideForm.ts';

const messages = {
  position: t`Please put the pin on the map, or enter the coordinates.`,
  phone: t`Please enter the number to call, or untick the box.`,
} as const;

const checkBody = bodyResolver(() => ({ body: guideInput() }));

interface PointErrors {
  latitude?: { message?: string };
  longitude?: { message?: string };
}

/** Both coordinates are one field. */
function withPositions(form: GuideForm, errors: FieldErrors): FieldErrors {
  const points = (errors['points'] ?? []) as unknown as PointErrors[];
  for (const [index, { position }] of readPoints(form.points).entries()) {
    const found = points[index];
    const problem = found?.latitude ?? found?.longitude;
    if (found === undefined || problem === undefined) continue;
    const read = parseLocation(position);
    const isMissing = problem.message === fieldMessages.requiredCreateFields;
    const said = read.kind === 'invalid' ? read.message : isMissing ? messages.position : problem.message;
    found.latitude = { ...problem, ...(said !== undefined && { message: said }) };
    delete found.longitude;
  }
  return errors;
}

/** Checks the form with what the contract says of a guide. */
export const guideResolver: Resolver<GuideForm, unknown, GuideInput> = async (form, context, options) => {
  const body = inputOf(form) as unknown as GuideInput;
  const fields = options as unknown as ResolverOptions<GuideInput>;
  const checked = await checkBody(body, context, fields);
  const { root, ...found } = checked.errors;
  const errors: FieldErrors = withPositions(form, found as FieldErrors);
  // That of the whole: react-hook-form drops what is about no field.
  if (root !== undefined)
    errors['steps'] ??= { type: 'size', message: root.message ?? guideMessages.tooLarge };
  if (form.callOnArrival && form.phone.trim() === '')
    errors['phone'] ??= { type: 'required', message: messages.phone };
  if (Object.keys(errors).length > 0) return { values: {}, errors: errors as FieldErrors<GuideForm> };
  return checked as unknown as ResolverSuccess<GuideInput>;
};
