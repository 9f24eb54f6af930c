/** Who else handles what is stored about people, as the privacy policy and the export of a person's data say it. */
export const recipients = [
  'Amazon Web Services runs our servers, stores our data and sends our email.',
  'PayFast handles payments, where real payments are switched on. You give your card details to PayFast, under its own policy.',
  'The provider of the map you look at, OpenStreetMap or Google, receives your network address and the part of the map that you view; Google also receives the places that you search for.',
] as const;
