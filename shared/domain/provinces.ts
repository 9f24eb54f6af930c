import { foldToAscii } from './text.ts';

/** The internal names of the provinces, in the order of docs/product/search.md#provinces. */
export const provinces = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'Northern Cape',
  'North West',
  'Western Cape',
] as const;

export type Province = (typeof provinces)[number];

/** The first character of a standard code. */
export const provinceDigit = {
  'Western Cape': '1',
  'Eastern Cape': '2',
  'Northern Cape': '3',
  'Free State': '4',
  'KwaZulu-Natal': '5',
  'North West': '6',
  Gauteng: '7',
  Mpumalanga: '8',
  Limpopo: '9',
} as const satisfies Record<Province, string>;

export const provinceAbbreviation = {
  'Western Cape': 'WC',
  'Eastern Cape': 'EC',
  'Northern Cape': 'NC',
  'Free State': 'FS',
  'KwaZulu-Natal': 'KZN',
  'North West': 'NW',
  Gauteng: 'GP',
  Mpumalanga: 'MP',
  Limpopo: 'LP',
} as const satisfies Record<Province, string>;

/** About the middle of each, where a map of one begins. */
export const provinceCentre = {
  'Western Cape': { latitude: -33.2, longitude: 20.7 },
  'Eastern Cape': { latitude: -32.2, longitude: 26.4 },
  'Northern Cape': { latitude: -29.5, longitude: 21.3 },
  'Free State': { latitude: -28.6, longitude: 26.8 },
  'KwaZulu-Natal': { latitude: -28.7, longitude: 30.8 },
  'North West': { latitude: -26.4, longitude: 25.4 },
  Gauteng: { latitude: -26.1, longitude: 28.2 },
  Mpumalanga: { latitude: -25.9, longitude: 30.2 },
  Limpopo: { latitude: -23.8, longitude: 29.4 },
} as const satisfies Record<Province, { latitude: number; longitude: number }>;

export function isProvince(value: unknown): value is Province {
  return provinces.some((province) => province === value);
}

// Letters only, lower case: the nine names, ISO 3166-2 with its older forms (GT, NL, NP), the Municipal Demarcation
// Board's ZN, Afrikaans, and names from before 1995 and 2003 that old maps still have.
const aliases: Readonly<Record<Province, string>> = {
  'Western Cape': 'westerncape wc zawc weskaap',
  'Eastern Cape': 'easterncape ec zaec ooskaap',
  'Northern Cape': 'northerncape nc zanc noordkaap',
  'Free State': 'freestate fs zafs vrystaat oranjevrystaat orangefreestate ofs',
  'KwaZulu-Natal': 'kwazulunatal kzn zakzn kn zakn nl zanl zn zazn natal',
  'North West': 'northwest northwestern nw zanw noordwes',
  Gauteng: 'gauteng gp zagp gt zagt pwv',
  Mpumalanga: 'mpumalanga mp zamp easterntransvaal',
  Limpopo: 'limpopo lp zalp np zanp northernprovince northerntransvaal noordelikeprovinsie',
};

const maxNameLength = 80;

/** The province of a geocoder's spelling ('Gauteng Province', 'KwaZulu Natal', 'ZA-GT'), or null. */
export function provinceFromName(text: string): Province | null {
  if (text.length > maxNameLength) return null;
  const whole = foldToAscii(text)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const bare = whole.replace(/^(?:province|provinsie)(?:ofthe|of|van)?|(?:province|provinsie)$/g, '');
  for (const spelling of [whole, bare]) {
    const found = provinces.find((province) => aliases[province].split(' ').includes(spelling));
    if (found) return found;
  }
  return null;
}
