import { seededRandom } from './random.ts';

export interface Customer {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly contactTel: string;
  /** When they registered, before the time of the seed. */
  readonly ageMs: number;
  readonly disabled: boolean;
}

const firstNames = [
  'Lerato',
  'Bongani',
  'Zanele',
  'Johan',
  'Ayesha',
  'Themba',
  'Annelie',
  'Kagiso',
  'Nomvula',
  'Riaan',
  'Priya',
  'Mandla',
  'Karabo',
  'Chantel',
  'Vusi',
  'Elsabe',
  'Refilwe',
  'Yusuf',
  'Siyabonga',
  'Lindelani',
  'Busisiwe',
  'Hendrik',
  'Palesa',
  'Ridwaan',
  'Nokuthula',
] as const;
const lastNames = [
  'Dlamini',
  'Botha',
  'Nkosi',
  'Naidoo',
  'Mahlangu',
  'Adams',
  'Sithole',
  'Venter',
  'Mabaso',
  'Pillay',
  'Radebe',
  'Coetzee',
  'Maseko',
  'Davids',
  'Baloyi',
  'Erasmus',
  'Mthembu',
  'Ramaphala',
  'Petersen',
  'Cele',
] as const;

const count = 150;
const dayMs = 86_400_000;
const days = 350;

/** People who registered within a year, more of them in each month than in the one before; the earliest first. */
export function demoCustomers(): Customer[] {
  return Array.from({ length: count }, (_, index) => {
    const random = seededRandom(`customer ${index}`);
    // Each pair of names once: the two lists have no common length.
    const firstName = firstNames[index % firstNames.length] ?? '';
    const lastName = lastNames[(index * 7 + Math.floor(index / 25)) % lastNames.length] ?? '';
    // As many as the square of the time that has passed.
    const passed = Math.sqrt((index + random.number()) / count);
    return {
      id: `usr_demoCustomer${String(index).padStart(8, '0')}`,
      firstName,
      lastName,
      email: `${firstName}.${lastName}.${index}@example.co.za`.toLowerCase(),
      contactTel: `08${2 + (index % 3)}${String(Math.floor(random.number() * 1e7)).padStart(7, '0')}`,
      ageMs: (1 - passed) * days * dayMs,
      disabled: index % 60 === 41,
    };
  });
}

/** One who had registered by then. @param share from 0 to 1 */
export function customerAt(
  customers: readonly Customer[],
  ageMs: number,
  share: number,
): Customer | undefined {
  const earlier = customers.filter((customer) => customer.ageMs > ageMs);
  return earlier[Math.floor(share * earlier.length)];
}
