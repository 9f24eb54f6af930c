import { company } from './company.ts';
import type { LegalText } from './legal.ts';

/**
 * The page of 10 sections (docs/product/public-pages.md#legal-texts). The dialog before making a code is
 * `codeTerms.ts`.
 */
export const termsOfService: LegalText = {
  updated: 'January 2025',
  intro:
    'These terms are the agreement between you and ZarCodes. We wrote them to be read. If something is unclear, ask us before you rely on it.',
  sections: [
    {
      title: 'Who we are and what this covers',
      body: [
        `ZarCodes is a service from ${company.city}, South Africa. These terms cover this website, the codes made with it and the pages of those codes. By using ZarCodes you agree to them. If you do not agree, please do not use it.`,
        'If you are under 18, use ZarCodes only with the consent of a parent or guardian.',
      ],
    },
    {
      title: 'What a ZarCode is',
      body: [
        'A ZarCode is a code of seven characters that leads to one point in South Africa: its coordinates, and the title, description and address that the person who made it gave.',
        'It is not an official address. It does not replace the address that a municipality or the Post Office gives, and it proves neither ownership nor where somebody lives.',
      ],
    },
    {
      title: 'Your account',
      body: [
        'Searching and opening codes needs no account. Making codes does. Give your true name and an email address where we can reach you, keep your password to yourself, and tell us if you think that somebody else uses your account. What is done with your account counts as done by you, unless you told us in time for us to stop it.',
      ],
    },
    {
      title: 'Codes are public',
      body: [
        'The page of a code can be opened by everybody, without an account, and the code can be found by searching. It shows the title, the description, the address and the exact position. It does not show your surname, email address or phone number.',
        'Make codes only for places that you may publish: your own, or those of people who agreed to it. Do not put into a code what should stay private.',
      ],
    },
    {
      title: 'Prices and payment',
      body: [
        'The price of a code is shown before you pay. It is paid once, in South African rand, and includes VAT where VAT is due. There is no subscription and no monthly fee. Bundles of 5 and 10 codes are paid in advance and used for the next codes that you make.',
        'Payments are handled by a payment provider. We do not see or keep your card details. A code is issued when the provider has confirmed your payment to us.',
      ],
    },
    {
      title: 'Refunds',
      body: [
        'A code is made for you and delivered at once. So once a code has been issued there is no refund, unless the law gives you a right to one.',
        'If you were charged and no code was issued, or were charged more than once for the same code, tell us and we will issue the code or pay the money back. Nothing here takes away your rights under the Consumer Protection Act 68 of 2008 or the Electronic Communications and Transactions Act 25 of 2002.',
      ],
    },
    {
      title: 'What is not allowed',
      body: [
        'Please do not:',
        [
          'make codes with false, offensive or unlawful content, or in another person’s or business’s name without their consent;',
          'use codes to harass, threaten or lead people into danger;',
          'copy the codes or the map in bulk, get around our limits, or disturb the service;',
          'sell codes as if they were official addresses.',
        ],
      ],
    },
    {
      title: 'How long codes last, and when we remove them',
      body: [
        'A code has no end date. It stays until you delete it, and its seven characters are never given to another place, not even after that.',
        'We may hide or remove a code, or close an account, that breaks these terms or the law. Where we can, we’ll tell you first and give you a chance to answer. Should ZarCodes ever have to close, we will say so here and by email at least 90 days before, so that you can keep your coordinates.',
      ],
    },
    {
      title: 'What we are liable for',
      body: [
        'We work to keep ZarCodes exact and available, but we do not promise that it is never interrupted or that a map, or what somebody wrote about a place, is right. Check the position before you rely on it. In an emergency, call 112 or 10111: a ZarCode helps you to say where you are, and it calls nobody.',
        'As far as the law allows, we are not liable for indirect loss, and our liability for a code is limited to what was paid for it. We do not limit liability for gross negligence, for intent, or where the law forbids it.',
      ],
    },
    {
      title: 'Changes, law and contact',
      body: [
        'When we change these terms, we change the date at the top. A change that affects codes you have already paid for is announced by email before it applies, and does not take away what you paid for.',
        `South African law applies, and South African courts have jurisdiction. Please talk to us first: ${company.email} or ${company.phone}. Our privacy policy explains how we treat personal information.`,
      ],
    },
  ],
  credits:
    'Place names and positions: Statistics South Africa, Census 2011. Cleaned, merged and classified by ZarCodes; this processing is our own. Towns: GeoNames, geonames.org, CC BY 4.0, changed. Borders: after the Municipal Demarcation Board, by datawookie/saffer, MIT.',
};
