/** How long the texts of a code may be, in characters, for its form and the API alike. */
export const maxLengths = {
  title: 100,
  description: 1000,
  addressLine1: 120,
  addressLine2: 120,
  suburb: 80,
  city: 80,
} as const;
