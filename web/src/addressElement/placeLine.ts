interface Area {
  readonly suburb?: string;
  readonly city: string;
  readonly province: string;
}

/** Tembisa, Gauteng */
export const placeLine = ({ suburb = '', city, province }: Area): string =>
  [suburb, city, province].filter((name) => name !== '').join(', ');
