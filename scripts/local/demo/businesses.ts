/** Titles, directions and street addresses for demo codes, typical of their region. */
import type { Province } from '#shared/domain/provinces.ts';
import type { SeededRandom } from './random.ts';

interface Names {
  readonly first: readonly [string, ...string[]];
  readonly last: readonly [string, ...string[]];
}

const nguni: Names = {
  first: [
    'Nomsa',
    'Thembi',
    'Zanele',
    'Sipho',
    'Bongani',
    'Ayanda',
    'Lindiwe',
    'Mandla',
    'Nokuthula',
    'Vusi',
  ],
  last: ['Dlamini', 'Nkosi', 'Mkhize', 'Ndlovu', 'Zulu', 'Mbatha', 'Khumalo', 'Mthembu', 'Sithole', 'Cele'],
};
const xhosa: Names = {
  first: [
    'Nosipho',
    'Luyanda',
    'Andile',
    'Noluthando',
    'Siyabonga',
    'Xolani',
    'Zukiswa',
    'Unathi',
    'Babalwa',
  ],
  last: [
    'Mhlaba',
    'Ntuli',
    'Mdingi',
    'Gqola',
    'Bomvana',
    'Sonjica',
    'Magwaza',
    'Mtimkulu',
    'Nqaba',
    'Ngxola',
  ],
};
const sotho: Names = {
  first: ['Lerato', 'Thabo', 'Mpho', 'Palesa', 'Kagiso', 'Refilwe', 'Tshepo', 'Dineo', 'Neo', 'Boitumelo'],
  last: [
    'Mokoena',
    'Molefe',
    'Mokwena',
    'Sebata',
    'Maluleke',
    'Phiri',
    'Letsoalo',
    'Motaung',
    'Mabasa',
    'Moloi',
  ],
};
const cape: Names = {
  first: [
    'Anneke',
    'Pieter',
    'Fatima',
    'Rashied',
    'Marlene',
    'Kobus',
    'Shireen',
    'Hennie',
    'Charmaine',
    'Gerhard',
  ],
  last: [
    'van Wyk',
    'Jacobs',
    'Adams',
    'Botha',
    'Petersen',
    'Daniels',
    'Steyn',
    'Abrahams',
    'Fortuin',
    'du Toit',
  ],
};

const namesOf: Readonly<Record<Province, Names>> = {
  'Western Cape': cape,
  'Eastern Cape': xhosa,
  'Northern Cape': cape,
  'Free State': sotho,
  'KwaZulu-Natal': nguni,
  'North West': sotho,
  Gauteng: sotho,
  Mpumalanga: nguni,
  Limpopo: sotho,
};

const farms = [
  'Rietfontein',
  'Doringkloof',
  'Weltevrede',
  'Klipdrift',
  'Goedehoop',
  'Soetwater',
  'Bergplaas',
  'Kareeboom',
  'Olienhout',
  'Swartrand',
  'Langkloof',
  'Vaalbos',
] as const;
const trees = [
  'Jacaranda',
  'Acacia',
  'Marula',
  'Protea',
  'Wild Olive',
  'Milkwood',
  'Aloe',
  'Strelitzia',
] as const;
const streets = [
  'Church Street',
  'Mandela Drive',
  'Voortrekker Road',
  'Station Road',
  'Sisulu Street',
  'Market Street',
  'School Road',
  'Biko Street',
  'Long Street',
  'Dam Road',
  'Tambo Avenue',
  'Mission Road',
] as const;

interface Kind {
  readonly title: (names: {
    first: string;
    last: string;
    farm: string;
    tree: string;
    town: string;
  }) => string;
  readonly description: string;
  /** Outside the town, without a street address. */
  readonly rural?: true;
}

const kinds: readonly [Kind, ...Kind[]] = [
  {
    title: ({ first }) => `${first}’s Spaza Shop`,
    description: 'Yellow wall with a serving hatch. Open until 21:00.',
  },
  {
    title: ({ last }) => `${last} Family Home`,
    description: 'Green gate. Please hoot, the bell does not work.',
  },
  {
    title: ({ farm }) => `${farm} Farm Stall`,
    description: 'Gravel road, second gate after the low bridge. Padstal with coffee and pies.',
    rural: true,
  },
  {
    title: ({ town }) => `${town} Community Clinic`,
    description: 'Main entrance. Ambulances use the gate at the back.',
  },
  {
    title: ({ tree }) => `${tree} Guesthouse`,
    description: 'Check-in from 14:00. Safe parking behind the house.',
  },
  {
    title: ({ first }) => `${first}’s Little Stars Crèche`,
    description: 'Drop off at the side gate before 08:00.',
  },
  {
    title: ({ last }) => `${last} Auto Repairs`,
    description: 'Workshop in the yard; turn in at the stack of tyres.',
  },
  { title: ({ first }) => `${first}’s Hair Salon`, description: 'Blue container next to the taxi rank.' },
  { title: ({ town }) => `${town} Primary School`, description: 'Reception is left of the flagpole.' },
  {
    title: ({ farm, last }) => `${farm}, ${last} farmhouse`,
    description: 'Deliveries to the shed with the red roof. Close the gate behind you.',
    rural: true,
  },
  {
    title: ({ first }) => `${first}’s Shisanyama`,
    description: 'Follow the smoke. Parking across the road.',
  },
  {
    title: ({ last }) => `${last} & Sons Butchery`,
    description: 'Loading zone at the back for cold deliveries.',
  },
  { title: ({ tree }) => `${tree} B&B`, description: 'White wall with a blue door. Ring for the keys.' },
  { title: ({ last }) => `${last} Bakery`, description: 'Fresh bread from 05:30.' },
  { title: ({ town }) => `${town} Community Hall`, description: 'Water point and voting station.' },
  { title: ({ first }) => `${first}’s Sewing Room`, description: 'Back room; walk past the mulberry tree.' },
];

export interface Business {
  readonly title: string;
  readonly description: string;
  readonly addressLine1: string;
  readonly rural: boolean;
}

/** @param index makes the kinds take turns, so that a town does not get two clinics in a row. */
export function demoBusiness(
  random: SeededRandom,
  province: Province,
  town: string,
  index: number,
): Business {
  const kind = kinds[index % kinds.length] ?? kinds[0];
  const { first, last } = namesOf[province];
  const title = kind.title({
    first: random.pick(first),
    last: random.pick(last),
    farm: random.pick(farms),
    tree: random.pick(trees),
    town,
  });
  const rural = kind.rural === true;
  const addressLine1 = rural ? '' : `${1 + Math.floor(random.number() * 180)} ${random.pick(streets)}`;
  return { title, description: kind.description, addressLine1, rural };
}
