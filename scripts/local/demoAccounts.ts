/** Accounts of the demo seed. Their passwords are no secret: they exist only in a folder on one's own machine. */

export const defaultAdmin = { email: 'admin@zarcodes.local', password: 'zarcodes-admin' } as const;
export const demoPassword = 'zarcodes-demo';

interface DemoPerson {
  readonly firstName: string;
  readonly lastName: string;
  /** Which part of the demo codes is theirs: up to this share, from where the one before ends. */
  readonly upTo: number;
  /** Told at the start; the others are only there to own codes. */
  readonly about?: string;
}

export const demoPeople: readonly DemoPerson[] = [
  { firstName: 'Thandi', lastName: 'Mokoena', upTo: 0.07, about: 'User with a bundle of 5' },
  { firstName: 'Sipho', lastName: 'Ndlovu', upTo: 0.1, about: 'User without a bundle' },
  { firstName: 'Naledi', lastName: 'Khumalo', upTo: 0.2, about: 'Creator' },
  { firstName: 'Pieter', lastName: 'van Wyk', upTo: 0.4 },
  { firstName: 'Fatima', lastName: 'Jacobs', upTo: 0.6 },
  { firstName: 'Nomsa', lastName: 'Zulu', upTo: 0.8 },
  { firstName: 'Tshepo', lastName: 'Molefe', upTo: 1 },
];

export const demoEmail = ({ firstName }: DemoPerson) => `${firstName.toLowerCase()}@example.co.za`;

/** Always the same, so that a seed which was interrupted finds its people again. */
export const demoUserId = ({ firstName }: DemoPerson) => `usr_demo${firstName}`.padEnd(24, '0');
