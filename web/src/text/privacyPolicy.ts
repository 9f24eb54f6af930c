import { recipients } from '#shared/domain/recipients.ts';
import { company, informationRegulator } from './company.ts';
import type { LegalText } from './legal.ts';
import { measurementId } from './measurement.ts';

const isMeasured = measurementId !== undefined;

/** True to web/src/analytics. */
const measuring = [
  'We measure visits with Google Analytics: which kinds of pages are opened and which of our buttons are pressed; that somebody registered, signed in, searched (whether for a code or in words, and how many results there were), made a code or paid, and the number and amount of the order. It keeps cookies in your browser (their names begin with _ga) that tell one browser from another and are sent to no other site. Google shortens your network address. We switch off its advertising features.',
  'We never give it your name or email address, nor what you typed, nor which code or place a page is about: a place can reveal who you are. It is off in the admin area. To object, turn on “Global Privacy Control” in your browser, or block Google Analytics: then nothing is measured and everything works as before.',
] as const;

/**
 * 14 sections after POPIA, the Protection of Personal Information Act 4 of 2013
 * (docs/product/public-pages.md#legal-texts). It describes what is built.
 */
export const privacyPolicy: LegalText = {
  updated: '1 August 2025',
  intro:
    'What ZarCodes knows about you, why, who else sees it, and what you can do about it, under the Protection of Personal Information Act 4 of 2013 (POPIA).',
  sections: [
    {
      title: 'Who is responsible',
      body: [
        `ZarCodes, ${company.city}, South Africa, is the responsible party. You can reach our information officer at ${company.email} or ${company.phone}.`,
      ],
    },
    {
      title: 'What we collect',
      body: [
        [
          'Your account: first and last name, email address, a contact number if you give one, and your password, of which we keep only a hash that cannot be reversed.',
          'Your codes: the position, title, description and address of each place, when it was made or changed, and what you ask to change of it. Of a home that a creator codes for its resident: what the resident agreed to, and when.',
          'When a code is handed on by a claim slip: that it was, and when. Of the word on the slip we keep only a hash. Who claims a code sees the name of the creator who made it; the creator does not learn who claimed it.',
          'Your orders: what was bought, when, for how much, and whether it was paid. Card details go to the payment provider; we never have them.',
          'When somebody opens your code with a link that you sent them: the time, the kind of device and roughly the city, for you to see. We keep no address of theirs.',
          'When you say on a code’s page whether you found it: what you said, and where you stood if you said that the gate is there. We tell such reports apart by hashes that cannot be reversed without our key, and that differ from code to code. We do not know who you are.',
          'If you make keys for programs: their names, the sites that they are for, and how many look-ups were made with each on a day, for two months. Of a key itself we keep only a hash, and we do not keep which codes were looked up with it.',
          'Your messages to support: your name, email address, subject and text.',
          'Technical records: which of our services was called, when, and whether it worked. To stop abuse we count attempts per network address and per account, under a hash, for a short time.',
        ],
        'Searching and opening a code needs no account.',
      ],
    },
    {
      title: 'Where it comes from',
      body: [
        'From you: you type it, or you let your browser give us your position. We ask for your position only when you press a button for it, and use it only to place the pin, to say where a gate is, or, without sending it to us, to sort the stops of a run and to show the way to them. We buy no information about you.',
      ],
    },
    {
      title: 'Why we use it',
      body: [
        [
          'To give you an account and the codes you order, and to send receipts: we need this for our contract with you.',
          'To keep records of sales: tax law requires it.',
          ...(isMeasured
            ? ['To see which of our pages help and which do not: our legitimate interest; you may object.']
            : []),
          'To answer when you write to us, to keep the service safe and to fix faults: our legitimate interest, and yours.',
        ],
        'If you do not give us what an account or an order needs, we cannot make the account or the code. We make no decisions about you by machine alone.',
      ],
    },
    {
      title: 'What is public',
      body: [
        'A new code is public: its page shows its title, description, address, photos and position to everybody, and our search finds it. Other search engines may find it too. The page does not name you: your surname, email address and phone number are never on it.',
        'You may change who sees a code at any time. “Area only” shows its title, suburb, city and province to everybody, and the place itself to those who have its PIN or a link that you sent them. A “private” code does not exist for others, save for those who have such a link. Pages that were opened before may stay in other people’s browsers.',
        'Our staff see the place of such a code only after they have written down why. That is recorded.',
      ],
    },
    {
      title: 'Who else handles it',
      body: [
        [
          ...recipients,
          ...(isMeasured ? ['Google receives what we measure of visits; see “On your device”.'] : []),
          'Apps that you open from a code’s page (Maps, Waze, WhatsApp) follow their own policies.',
        ],
        'They may use it only for that work. We sell nothing to anybody. We give information to authorities only where the law compels us.',
      ],
    },
    {
      title: 'Outside South Africa',
      body: [
        'Some of these companies process information in other countries. POPIA (section 72) allows that where the law there or a contract protects it as POPIA does, or where it is needed for what you asked of us. We rely on nothing else.',
      ],
    },
    {
      title: 'How long we keep it',
      body: [
        [
          'Account and codes: as long as you have them. We keep the seven characters of a deleted code so that nobody else gets them.',
          'When you delete your account (in the settings), we erase it 72 hours later, with your photos, requests, messages and our emails to you. Your codes are deleted, or go on without your name, as you choose; those that are not public are always deleted. Backups hold what was erased for up to 35 more days, and lists that we exported for our work for about a week.',
          'Records of payments: at least five years, as the Tax Administration Act requires; without your name once your account is deleted.',
          'Links that open your code, and what you see of their use: 30 days after the link has ended, or as long as the code if it has no end.',
          'Claim slips: 12 months, or until they are used or ended. The file of an import of places: about a week.',
          'What visitors said of a code: 90 days, or until the code is deleted; how many found it, as long as the code.',
          'Messages to support: as long as we need them to help you and to know what was said, or until you delete your account; ask us and we’ll delete them.',
          'Counters against abuse: until their time window ends. Technical records: at most 90 days.',
        ],
      ],
    },
    {
      title: 'How we protect it',
      body: [
        'Connections are encrypted. Passwords are hashed with argon2id. Each part of our system may touch only the data it needs. A session ends after a day, or after seven if you asked to be remembered.',
        'If your information ever gets into the wrong hands, we’ll tell you and the Information Regulator as soon as we reasonably can (POPIA, section 22).',
      ],
    },
    {
      title: 'On your device',
      body: [
        'We keep some things in your browser’s storage: that you are signed in, your name and whether you have a code (auth_token, auth_user, has_codes), an email address that you typed on one of our pages before registering (signup_email, removed once you have registered), and, until you close the tab, the place that you looked for, the code that you started, or a place that was opened with a PIN or a link. Once you say whether you found a code, a random name of this browser (device) stays, so that your answer counts once. Signing out removes what belongs to your session.',
        'A driver’s run stays in your browser’s storage: the codes, what you pasted or typed beside them, names and numbers included, how each visit went, and where your phone was then. We receive the codes and what opens them, and nothing else of it. “Delete this run” removes all of it. Until then its number of stops is kept as well (run).',
        'What a creator captures in field mode stays in your browser’s storage until it is sent: the places, titles, notes, photos and what residents agreed to. Signing out does not delete it, because it may be there only; nobody else who signs in on the device sees it. The file of an import stays there for 30 days, and parts of the map that you keep until you delete them.',
        'When you sign in or choose a new password, one cookie (__Secure-device) stays in your browser for 200 days. It tells us that you have signed in there before, so that nobody can keep you out by trying wrong passwords. No script can read it, and it is sent to nobody else.',
        'If you choose a language, or open a page by an address with one, a cookie (language) stays in your browser for a year. It holds one word: the language. It is sent to nobody else.',
        ...(isMeasured ? measuring : ['We do not measure your visits.']),
      ],
    },
    {
      title: 'Email from us',
      body: [
        'We send what belongs to the service, such as receipts and answers. We send marketing emails only if you agreed to them, or bought something before we asked and have not stopped them; each one says how to stop them (POPIA, section 69).',
      ],
    },
    {
      title: 'Children',
      body: [
        'ZarCodes is not made for children. Under 18, use it only with the consent of a parent or guardian. If a child has given us information without it, tell us and we’ll delete it.',
      ],
    },
    {
      title: 'Your rights, and where to complain',
      body: [
        'You may ask what we have about you and get a copy, have it corrected or deleted, object to its use, and withdraw a consent. In your settings you can save everything as one file and delete your account. For anything else write to us; we may have to check who you are, and we’ll answer within 30 days. It costs nothing.',
        `You may complain at any time to the ${informationRegulator.name}:`,
        [
          `Complaints: ${informationRegulator.complaints}`,
          `Enquiries: ${informationRegulator.enquiries}`,
          `Phone: ${informationRegulator.phone}`,
          `Post: ${informationRegulator.post}`,
          `Website: ${informationRegulator.site}`,
        ],
      ],
    },
    {
      title: 'Changes to this policy',
      body: [
        'When we change it, we change the date at the top. If a change affects you, we’ll tell you by email before it applies.',
      ],
    },
  ],
};
