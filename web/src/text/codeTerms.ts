import { company } from './company.ts';
import type { LegalText } from './legal.ts';

/**
 * The dialog of 12 sections before making a code (docs/product/making-codes.md#terms-dialog). The page is
 * `termsOfService.ts`.
 */
export const codeTerms: LegalText = {
  updated: '1 August 2025',
  intro: 'By ticking the box you agree to this for the code that you are about to make.',
  sections: [
    {
      title: 'What you get',
      body: ['A code of seven characters for the point you pinned, and a public page with its map.'],
    },
    {
      title: 'Your code is public',
      body: [
        'Anyone who has the code, or finds it by searching, sees the title, the description, the address and the exact position that you enter here. Your email address, your surname and your phone number are not shown. Once you have the code, you may show only its area, or make it private.',
      ],
    },
    {
      title: 'You may publish this place',
      body: [
        'It is your own, or the person it belongs to has agreed. Do not enter what should stay private, such as who is at home when, or gate codes.',
      ],
    },
    {
      title: 'What you enter is true',
      body: [
        'The position and the details are right as far as you know, and they are neither unlawful nor offensive.',
      ],
    },
    {
      title: 'You check the pin',
      body: [
        'Maps and phones can be metres off, and they do not know every area. Zoom in and look before you pay: we issue the code for the point that you confirm.',
      ],
    },
    {
      title: 'One payment',
      body: [
        'You pay the price shown once, VAT included, or use a code from a bundle that you bought before. There are no monthly fees.',
      ],
    },
    {
      title: 'No refund once issued',
      body: [
        'The code is issued as soon as the payment is confirmed. From then on there is no refund, unless the law gives you a right to one. If you paid and got no code, we issue it or pay the money back.',
      ],
    },
    {
      title: 'Permanent, never given away',
      body: [
        'The code has no end date. If you delete it, its page is removed, and its characters are never given to another place.',
      ],
    },
    {
      title: 'Not an official address',
      body: [
        'A ZarCode describes a position. It does not replace a municipal address, and it proves neither ownership nor residence.',
      ],
    },
    {
      title: 'What we may remove',
      body: [
        'We may hide or remove a code that breaks these terms or the law, or that puts people in danger. Where we can, we ask you first.',
      ],
    },
    {
      title: 'Limits of what we promise',
      body: [
        'We cannot promise that every driver, map or network works every time. In an emergency, call 112 or 10111. As far as the law allows, our liability for a code is limited to what was paid for it.',
      ],
    },
    {
      title: 'The rest',
      body: [
        `The Terms of Service and the Privacy Policy on this site apply as well, and South African law. Questions: ${company.email}.`,
      ],
    },
  ],
};
