import * as z from 'zod';
import { visibilities } from '#shared/domain/visibility.ts';
import { languages } from '#shared/text/languages.ts';
import { StoredBought } from './bought.ts';
import { Vendor } from './invoices.ts';

const Receipt = z.lazy(() =>
  z.object({
    kind: z.literal('receipt'),
    description: z.string(),
    bought: StoredBought.optional(),
    reference: z.string(),
    amountCents: z.number().int(),
    vatCents: z.number().int(),
    code: z.string().optional(),
    title: z.string().optional(),
    /** Codes that are left of the bundle which paid for this one, or that was bought. */
    bundleRemaining: z.number().int().optional(),
    /** The place had been paid for already, so this payment became a prepaid code. */
    paidTwice: z.literal(true).optional(),
    /** Only with an invoice. */
    invoiceNumber: z.string().optional(),
    paidAt: z.string().optional(),
    /** Only of a tax invoice. */
    vendor: Vendor.optional(),
  }),
);

const ContactMessage = z.lazy(() =>
  z.object({
    kind: z.literal('contactMessage'),
    /** Where the sender was signed in. */
    userId: z.string().optional(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    message: z.string(),
  }),
);
export type ContactMessage = z.output<typeof ContactMessage>;

/** An admin's answer, to the address that was given with the message. */
const MessageReply = z.lazy(() =>
  z.object({
    kind: z.literal('messageReply'),
    /** Where the sender was signed in. */
    userId: z.string().optional(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    /** What they wrote. */
    message: z.string(),
    reply: z.string(),
  }),
);
export type MessageReply = z.output<typeof MessageReply>;

const ChangeRequestMail = z.lazy(() =>
  z.object({
    kind: z.literal('changeRequest'),
    /** The owner's. */
    userId: z.string().optional(),
    name: z.string(),
    email: z.string(),
    code: z.string(),
    title: z.string(),
    reason: z.string(),
  }),
);
export type ChangeRequestMail = z.output<typeof ChangeRequestMail>;

const ChangeDecision = z.lazy(() =>
  z.object({
    kind: z.literal('changeDecision'),
    code: z.string(),
    title: z.string(),
    reason: z.string(),
    /** What the admin wrote; may be empty. */
    note: z.string(),
    /** Only if it was approved. */
    editEndsAt: z.string().optional(),
  }),
);
export type ChangeDecision = z.output<typeof ChangeDecision>;

/** An admin made a code for the person. */
const CodeMade = z.lazy(() => z.object({ kind: z.literal('codeMade'), code: z.string(), title: z.string() }));
export type CodeMade = z.output<typeof CodeMade>;

/** An admin deleted a code of the person. */
const CodeDeleted = z.lazy(() =>
  CodeMade.unwrap().extend({ kind: z.literal('codeDeleted'), reason: z.string() }),
);
export type CodeDeleted = z.output<typeof CodeDeleted>;

/** An admin set who sees a code of the person. */
const VisibilityChanged = z.lazy(() =>
  CodeMade.unwrap().extend({
    kind: z.literal('visibilityChanged'),
    level: z.enum(visibilities),
    reason: z.string(),
  }),
);
export type VisibilityChanged = z.output<typeof VisibilityChanged>;

/** A key's webhook did not answer for days, and is not called until its owner says so. */
const WebhookPaused = z.lazy(() => z.object({ kind: z.literal('webhookPaused'), url: z.string() }));
export type WebhookPaused = z.output<typeof WebhookPaused>;

const PasswordReset = z.lazy(() => z.object({ kind: z.literal('passwordReset'), email: z.string() }));
const PasswordChanged = z.lazy(() =>
  z.object({
    kind: z.literal('passwordChanged'),
    /** Where the person changed it while signed in: that session goes on. */
    staysSignedIn: z.boolean().optional(),
  }),
);
/** To the account's address or a new one, with the link that confirms it. */
const EmailConfirmation = z.lazy(() => z.object({ kind: z.literal('emailConfirmation'), email: z.string() }));
/** To the address that is to be replaced. */
const EmailChanging = z.lazy(() => z.object({ kind: z.literal('emailChanging'), email: z.string() }));

/** To the address that was replaced, with the link that undoes it. */
const EmailChanged = z.lazy(() =>
  z.object({ kind: z.literal('emailChanged'), email: z.string(), changedAt: z.string() }),
);
/** To both addresses, where an admin changed it. */
const EmailReplaced = z.lazy(() => z.object({ kind: z.literal('emailReplaced'), email: z.string() }));
/** To the addresses of an account that is to be deleted, with the link that stops it. */
const ErasureScheduled = z.lazy(() =>
  z.object({
    kind: z.literal('erasureScheduled'),
    email: z.string(),
    erasesAt: z.string(),
  }),
);
/** To the address of an account that stays, with the link to choose a new password. */
const AccountKept = z.lazy(() => z.object({ kind: z.literal('accountKept'), email: z.string() }));
/** To the addresses of an account that was deleted: the last one, and those before that could still undo their change. */
const AccountErased = z.lazy(() =>
  z.object({
    kind: z.literal('accountErased'),
    email: z.string(),
    firstName: z.string(),
    /** The account, which had it, is gone when this is sent. */
    language: z.enum(languages).optional().catch(undefined),
  }),
);

const RefundDue = z.lazy(() =>
  z.object({
    kind: z.literal('refundDue'),
    paymentId: z.string(),
    amountCents: z.number().int(),
  }),
);
export type RefundDue = z.output<typeof RefundDue>;

const NewUser = z.lazy(() =>
  z.object({
    kind: z.literal('newUser'),
    userId: z.string(),
    name: z.string(),
    email: z.string(),
  }),
);
export type NewUser = z.output<typeof NewUser>;

/** The figures of a day, as they were in the morning after it. */
const DailyStats = z.lazy(() =>
  z.object({
    kind: z.literal('dailyStats'),
    day: z.string(),
    registrations: z.number(),
    codes: z.number(),
    orders: z.number(),
    paidOrders: z.number(),
    revenueCents: z.number().int(),
    feeCents: z.number().int(),
  }),
);
export type DailyStats = z.output<typeof DailyStats>;

const RefundMade = z.lazy(() =>
  z.object({
    kind: z.literal('refundMade'),
    description: z.string(),
    bought: StoredBought.optional(),
    reference: z.string(),
    amountCents: z.number().int(),
    vatCents: z.number().int(),
    creditNote: z.string(),
    invoiceNumber: z.string().optional(),
    refundedAt: z.string(),
    /** Back to what was paid with; otherwise by a transfer. */
    byPayFast: z.boolean(),
    voidedCodes: z.number().int(),
    withdrawnCode: z.string().optional(),
    vendor: Vendor.optional(),
  }),
);
export type RefundMade = z.output<typeof RefundMade>;

/** An admin tries whether mail arrives. */
const TestMail = z.lazy(() => z.object({ kind: z.literal('test'), email: z.string() }));

export const Mail = z.lazy(() =>
  z.object({
    id: z.string(),
    /**
     * A user's id, whose email address is looked up when it is sent; our support; or the person who requested it, if
     * they have an account.
     */
    to: z.union([z.literal(['support', 'requester']), z.string().startsWith('usr_')]),
    createdAt: z.string(),
    sentAt: z.string().optional(),
    /** Set where it will never be sent, and why. */
    unsentReason: z
      .enum(['bounce', 'complaint', 'refused', 'unconfirmed', 'noRecipient', 'tooOld'])
      .optional(),
    /** What SES said when it refused it for good. */
    refusal: z.string().optional(),
    /** Epoch seconds, for what must not be stored longer. */
    expiresAt: z.number().optional(),
    content: z.discriminatedUnion('kind', [
      Receipt,
      ContactMessage,
      MessageReply,
      ChangeRequestMail,
      ChangeDecision,
      CodeMade,
      CodeDeleted,
      VisibilityChanged,
      PasswordReset,
      WebhookPaused,
      PasswordChanged,
      EmailConfirmation,
      EmailChanging,
      EmailChanged,
      EmailReplaced,
      ErasureScheduled,
      AccountKept,
      AccountErased,
      RefundDue,
      NewUser,
      DailyStats,
      RefundMade,
      TestMail,
    ]),
  }),
);
export type Mail = z.output<typeof Mail>;
export type UnsentReason = NonNullable<Mail['unsentReason']>;
export type Receipt = z.output<typeof Receipt>;
