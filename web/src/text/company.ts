/** Contact details. A deployment sets its own at build time; these are examples that lead nowhere. */
const given = import.meta.env as Readonly<Record<string, string | undefined>>;

// +27 21 555 0134 is not in use; .example is reserved (RFC 2606).
const phone = given['VITE_SUPPORT_PHONE'] || '+27 21 555 0134';
const email = given['VITE_SUPPORT_EMAIL'] || 'support@zarcodes.example';

export const company = {
  name: 'ZarCodes',
  city: 'Cape Town',
  phone,
  phoneUrl: `tel:${phone.replace(/[^+\d]/g, '')}`,
  // wa.me wants the digits alone.
  whatsAppUrl: `https://wa.me/${phone.replace(/\D/g, '')}`,
  email,
  emailUrl: `mailto:${email}`,
} as const;

// Under South Africa's law of personal information, complaints go to: https://inforegulator.org.za
export const informationRegulator = {
  name: 'Information Regulator (South Africa)',
  site: 'https://inforegulator.org.za',
  complaints: 'POPIAComplaints@inforegulator.org.za',
  enquiries: 'enquiries@inforegulator.org.za',
  phone: '+27 10 023 5200',
  post: 'P.O. Box 31533, Braamfontein, Johannesburg, 2017',
} as const;
