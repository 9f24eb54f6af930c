import { getMessage, type NewMessage, writeMessage, writeNewMessage } from '#functions/data/messages.ts';
import type { Table } from '#functions/data/table.ts';
import { transactIfAllowed } from '#functions/data/transact.ts';
import { demoEmail, demoPeople, demoUserId } from './demoAccounts.ts';

const dayMs = 86_400_000;

interface DemoMessage {
  readonly daysAgo: number;
  /** One of the demo people; if absent, somebody without an account. */
  readonly from?: string;
  readonly name?: string;
  readonly email?: string;
  readonly subject: string;
  readonly message: string;
  readonly kind?: NewMessage['kind'];
  readonly answer?: string;
  readonly archived?: true;
}

const demoMessages: readonly DemoMessage[] = [
  {
    daysAgo: 0.1,
    name: 'Ayanda Mthembu',
    email: 'ayanda@example.co.za',
    subject: 'Codes for a whole street',
    message:
      'Good day\n\nOur street committee in Vosloorus would like a ZarCode for each of our 64 houses. Is there a price for that many?',
  },
  {
    daysAgo: 0.6,
    from: 'Sipho',
    subject: 'Request for a creator profile',
    message: 'I deliver groceries in Soweto and make about 20 codes a week for customers.',
    kind: 'creatorRequest',
  },
  {
    daysAgo: 2,
    name: 'Johan Botha',
    email: 'johan@example.co.za',
    subject: 'The driver went to the wrong gate',
    message: 'He used 7PT-FLHV, which is the back gate. How do I move the pin to the front?',
    answer: 'Hello Johan,\n\nThe owner of the code can request a change, and then has a day to move the pin.',
  },
  {
    daysAgo: 9,
    from: 'Fatima',
    subject: 'Invoice for my bookkeeper',
    message: 'Where do I find the invoice of last month?',
    answer: 'It is under Payments: open the payment and choose “Receipt”.',
    archived: true,
  },
  ...[
    ['Can I use a code without data?', 'Does the code also work on a phone without internet?'],
    ['Ambulance', 'Do the emergency services know ZarCodes?'],
    ['Spelling of our town', 'You write Makhanda, some maps say Grahamstown. Which one do I choose?'],
    ['Bundle for my sister', 'Can my sister use a code of my bundle?'],
    ['Farm gate', 'We have three gates. Do I need three codes?'],
    ['Printed sign', 'Do you sell signs with the code on them?'],
    ['Wrong suburb', 'The suburb of my code is wrong, the pin is right.'],
    ['School project', 'We would like to write about ZarCodes in our school paper.'],
  ].map(([subject = '', message = ''], index) => ({
    daysAgo: 14 + index * 11,
    name: 'Lindiwe Sithole',
    email: `lindiwe${index}@example.co.za`,
    subject,
    message,
    ...(index % 2 === 0 && { answer: 'Thank you for writing. The answer is on our support page.' }),
  })),
];

/** What people wrote to support in the last months: some of it unread, answered or archived. */
export async function seedMessages(table: Table, startedAt: Date, adminId: string): Promise<void> {
  const at = (daysAgo: number) => new Date(startedAt.getTime() - daysAgo * dayMs).toISOString();
  for (const [index, demo] of demoMessages.entries()) {
    const id = `msg_demo${String(index).padStart(16, '0')}`;
    const { daysAgo, subject, message, kind = 'contact', answer, archived = false } = demo;
    const person = demoPeople.find(({ firstName }) => firstName === demo.from);
    const sender =
      person === undefined
        ? { name: demo.name ?? '', email: demo.email ?? '' }
        : {
            userId: demoUserId(person),
            name: `${person.firstName} ${person.lastName}`,
            email: demoEmail(person),
          };
    // Refused where an interrupted start has written it already.
    await transactIfAllowed(
      table,
      writeNewMessage({ ...sender, id, kind, subject, message, createdAt: at(daysAgo) }),
    );
    const stored = await getMessage(table, id);
    if (answer === undefined || stored === null || stored.replies.length > 0) continue;
    const reply = { id: `rpl_demo${index}`, createdAt: at(daysAgo - 0.5), by: adminId, message: answer };
    await transactIfAllowed(
      table,
      writeMessage({ ...stored, read: true, archived, replies: [reply] }, stored),
    );
  }
}
