import { provinceFromName } from '#shared/domain/provinces.ts';
import type { FoundPlace } from './askService.ts';

/**
 * The shop's own fields of an address, known by their autocomplete names
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill).
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Section = 'shipping' | 'billing';

interface NamedField {
  readonly field: Field;
  readonly name: string;
  readonly section: Section | null;
}

/** What was filled in here, and may be replaced if it still stands there. */
const filled = new WeakMap<Field, string>();

const isField = (element: Element): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isShown = (element: Element) => element.getClientRects().length > 0;

function named(field: Field): NamedField {
  const tokens = (field.getAttribute('autocomplete') ?? '').toLowerCase().split(/\s+/);
  const section = (['shipping', 'billing'] as const).find((each) => tokens.includes(each)) ?? null;
  return { field, name: tokens.at(-1) ?? '', section };
}

/** Codes are for deliveries, so fields of another address are left alone where both are shown. */
function fieldsOf(form: HTMLFormElement, wanted: string | null): NamedField[] {
  const all = [...form.elements]
    .filter(isField)
    .filter((field) => !field.disabled && isShown(field) && !(field as HTMLInputElement).readOnly)
    .map(named)
    .filter(({ name }) => namesOfAddress.test(name));
  const sections = wanted === 'billing' ? ['billing', null] : ['shipping', null, 'billing'];
  const section = sections.find((each) => all.some((field) => field.section === each));
  return all.filter((field) => field.section === section);
}

const namesOfAddress = /^(?:street-address|address-(?:line|level)[123]|country(?:-name)?)$/;

type Values = Readonly<Record<string, string>>;

function valuesOf(place: FoundPlace): Values {
  const { title, suburb, city, province, country } = place;
  const { addressLine1, addressLine2 }: Partial<Extract<FoundPlace, { level: 'public' }>> =
    place.level === 'public' ? place : {};
  const code = `ZarCode ${place.code}`;
  const line1 = addressLine1 ?? title;
  // So that it is on the parcel, whatever the shop does with its own field.
  const line2 = addressLine2 === undefined ? code : `${addressLine2}, ${code}`;
  return {
    'street-address': `${line1}\n${line2}`,
    'address-line1': line1,
    'address-line2': line2,
    'address-line3': '',
    'address-level3': suburb,
    'address-level2': city,
    'address-level1': province,
    country: 'ZA',
    'country-name': country,
  };
}

const southAfrica = /^(?:za|zaf|south africa)$/i;

/** @returns the value of the option that means it; null if there is none */
function optionFor(select: HTMLSelectElement, name: string, value: string): string | null {
  const means = (text: string) => {
    if (text.trim().toLowerCase() === value.toLowerCase()) return true;
    if (name.startsWith('country')) return southAfrica.test(text.trim());
    return name === 'address-level1' && text !== '' && provinceFromName(text) === value;
  };
  const option = [...select.options].find((each) => means(each.value) || means(each.text));
  return option?.value ?? null;
}

/** @returns null where the field can't take it */
function valueFor({ field, name }: NamedField, values: Values): string | null {
  const value = values[name];
  if (value === undefined) return null;
  if (field instanceof HTMLSelectElement) return optionFor(field, name, value);
  return field.maxLength > 0 ? value.slice(0, field.maxLength) : value;
}

const means = (typed: string, { name }: NamedField, value: string): boolean => {
  const text = typed.trim();
  if (text.toLowerCase() === value.toLowerCase()) return true;
  if (name.startsWith('country')) return southAfrica.test(text) && southAfrica.test(value);
  if (name !== 'address-level1') return false;
  const province = provinceFromName(text);
  return province !== null && province === provinceFromName(value);
};

function write(field: Field, value: string): void {
  if (field.value === value) return;
  // React puts a property of its own before this one, which would hide the change from it.
  const prototype = Object.getPrototypeOf(field) as Field;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * @param section of which address, where the form has several
 * @param replace whether the customer agreed to lose what is typed there
 * @returns 'asks' if something else is typed there: then nothing is changed
 */
export function fillFields(
  form: HTMLFormElement,
  place: FoundPlace,
  { section, replace }: { readonly section: string | null; readonly replace: boolean },
): 'filled' | 'asks' | 'nothing' {
  const values = valuesOf(place);
  const wanted = fieldsOf(form, section).flatMap((each) => {
    const value = valueFor(each, values);
    if (value === null) return [];
    const { field } = each;
    if (means(field.value, each, value)) return [];
    const isFree = field.value.trim() === '' || filled.get(field) === field.value;
    // A third line that somebody typed is of their address, not of this one.
    return isFree && value === '' && field.value === ''
      ? []
      : [{ field, value, isFree, isCountry: each.name.startsWith('country') }];
  });
  if (wanted.length === 0) return 'nothing';
  if (!replace && wanted.some(({ isFree }) => !isFree)) return 'asks';
  // Shops put other provinces into their list when the country changes.
  for (const { field, value } of wanted.toSorted((a, b) => Number(b.isCountry) - Number(a.isCountry))) {
    write(field, value);
    filled.set(field, field.value);
  }
  return 'filled';
}
