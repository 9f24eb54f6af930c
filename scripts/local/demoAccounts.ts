/** Accounts of the demo data. Their passwords are not secret: they exist only on a developer's machine. */

export const defaultAdmin = { email: 'admin@zarcodes.local', password: 'zarcodes-admin' } as const;
export const demoPassword = 'zarcodes-demo';

interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** They own the demo codes with a share below this and above the previous person's; customers own the rest. */
  readonly upTo: number;
  /** Shown at the start; people without it only own codes. */
  readonly about?: string;
}

export const demoPeople: readonly DemoPerson[] = [
  { firstName: 'Thandi', lastName: 'Mokoena', upTo: 0.07, about: 'User with a bundle of 5' },
  { firstName: 'Sipho', lastName: 'Ndlovu', upTo: 0.1, about: 'User without a bundle' },
  { firstName: 'Naledi', lastName: 'Khumalo', upTo: 0.2, about: 'Creator' },
  { firstName: 'Pieter', lastName: 'van Wyk', upTo: 0.24 },
  { firstName: 'Fatima', lastName: 'Jacobs', upTo: 0.28 },
  { firstName: 'Nomsa', lastName: 'Zulu', upTo: 0.32 },
  { firstName: 'Tshepo', lastName: 'Molefe', upTo: 0.36 },
];

/** The profiles of two of them. */
export const demoCreators = [
  {
    holder: 'Naledi',
    hasCodes: true,
    displayName: 'Naledi Deliveries',
    uniquePrefix: 'NDL',
    instagram: '@naledideliveries',
    facebook: 'naledideliveries',
    website: 'https://naledi-deliveries.example/',
    email: 'hello@naledi-deliveries.example',
  },
  { holder: 'Pieter', hasCodes: false, displayName: 'Kaapse Koeriers', uniquePrefix: 'KKR', isActive: false },
] as const;

export const demoEmail = ({ firstName }: DemoPerson) => `${firstName.toLowerCase()}@example.co.za`;

/** Fixed, so that an interrupted seed finds its people again. */
export const demoUserId = ({ firstName }: Pick<DemoPerson, 'firstName'>) =>
  `usr_demo${firstName}`.padEnd(24, '0');
