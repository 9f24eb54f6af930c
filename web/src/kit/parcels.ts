export interface Parcel {
  readonly id: string;
  readonly title: string;
  readonly city: string;
  readonly grams: number;
  readonly sentAt: string;
  readonly status: 'on its way' | 'delivered';
}

export const cities = ['Bloemfontein', 'Gqeberha', 'Polokwane', 'Upington'] as const;
const things = ['Shoes', 'Books', 'a lamp', 'Rooibos tea', 'Éclairs', 'Spare parts'] as const;
const dayMs = 86_400_000;

const pick = <T>(values: readonly [T, ...T[]], index: number): T =>
  values[index % values.length] ?? values[0];

function parcelAt(index: number): Parcel {
  return {
    id: `parcel-${index}`,
    title: `${pick(things, index * 5)} ${index + 1}`,
    city: pick(cities, Math.floor(index / 3)),
    grams: ((index * 7919) % 9000) + 100,
    sentAt: new Date(Date.UTC(2026, 0, 1, 12) + (index % 200) * dayMs).toISOString(),
    status: index % 3 === 0 ? 'delivered' : 'on its way',
  };
}

export const parcels: readonly Parcel[] = Array.from({ length: 1000 }, (_, index) => parcelAt(index));
