import * as z from 'zod';
import { visibilities } from '#shared/domain/visibility.ts';
import { auditChange } from './audit.ts';
import { amount, consent, isoTime, language, placeFields, pointFields, residentConsent } from './fields.ts';
import { guide } from './guideFields.ts';
import { pass } from './visibilityFields.ts';
import { confirmed, visitSummary } from './visitFields.ts';

const edit = () =>
  z.object({
    at: isoTime(),
    by: z.string(),
    /** Not an edit: the code was claimed. */
    claimed: z.literal(true).optional(),
    from: z.record(z.string(), z.unknown()),
    to: z.record(z.string(), z.unknown()),
  });

const photo = () =>
  z.object({
    id: z.string(),
    originalFilename: z.string(),
    fileSize: z.number(),
    isFeatured: z.boolean(),
    caption: z.string(),
    createdAt: isoTime(),
    /** Where the picture can be saved from; of a code that is not public, for a quarter of an hour. */
    url: z.string(),
  });

/** Everything that is stored about a person, as they see it: no hash, no key of the table. */
export const exportedRecords = {
  zarCodes: () =>
    z.object({
      zarcode: z.string(),
      ...placeFields(),
      ...pointFields(),
      residentConsent: residentConsent().optional(),
      isCreatorCode: z.boolean(),
      guide: guide().optional(),
      /** Absent on public ones. */
      visibility: z.enum(visibilities).optional(),
      createdAt: isoTime(),
      updatedAt: isoTime(),
      /** When the person took it over by a claim slip. */
      claimedAt: isoTime().optional(),
      images: z.array(photo()),
      /** The first hundred. */
      edits: z.array(edit()),
      /** What opens it for others, without the secrets. */
      passes: z.array(pass()),
      /** What visitors said of it in the last 90 days, without who. */
      visits: visitSummary(),
      /** What everybody reads of those who found it. */
      confirmed: confirmed().optional(),
    }),
  bundles: () => z.object({ id: z.string(), total: z.number(), remaining: z.number(), createdAt: isoTime() }),
  ledger: () =>
    z.object({
      id: z.string(),
      at: isoTime(),
      kind: z.string(),
      /** Below zero where it was paid back. */
      amount: z.string().regex(/^-?\d+\.\d{2}$/),
      codes: z.number(),
      paymentId: z.string().optional(),
      bundleId: z.string().optional(),
      zarcode: z.string().optional(),
    }),
  payments: () =>
    z.object({
      id: z.string(),
      status: z.string(),
      mode: z.string(),
      /** What was ordered: a code for a place, or a bundle of a size. */
      purchase: z.object({
        kind: z.string(),
        place: z.object({ ...placeFields(), ...pointFields() }).optional(),
        size: z.number().optional(),
      }),
      amount: amount(),
      vatAmount: amount(),
      voucherCode: z.string().optional(),
      createdAt: isoTime(),
      completedAt: isoTime().optional(),
      invoiceNumber: z.string().optional(),
      refundedAmount: amount().optional(),
      refundedAt: isoTime().optional(),
      creditNotes: z.array(z.string()).optional(),
      transactionId: z.string().optional(),
      zarcode: z.string().optional(),
      bundleId: z.string().optional(),
      /** PayFast's messages about it as they came, until 180 days after. */
      notices: z
        .array(z.object({ receivedAt: isoTime(), body: z.string(), outcome: z.string().optional() }))
        .default([]),
    }),
  changeRequests: () =>
    z.object({
      id: z.string(),
      zarcode: z.string(),
      reason: z.string(),
      status: z.string(),
      createdAt: isoTime(),
      approvedAt: isoTime().optional(),
      rejectedAt: isoTime().optional(),
      note: z.string().optional(),
    }),
  messages: () =>
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
      createdAt: isoTime(),
      /** What we answered. */
      replies: z.array(z.object({ createdAt: isoTime(), message: z.string() })).default([]),
    }),
  mails: () =>
    z.object({
      id: z.string(),
      createdAt: isoTime(),
      sentAt: isoTime().optional(),
      unsentReason: z.string().optional(),
      /** What the mail was made from. */
      content: z.record(z.string(), z.unknown()),
    }),
  notifications: () =>
    z.object({ id: z.string(), at: isoTime(), content: z.record(z.string(), z.unknown()) }),
  /** What admins changed, without who. */
  adminChanges: () =>
    z.object({
      id: z.string(),
      createdAt: isoTime(),
      action: z.string(),
      reason: z.string().optional(),
      changes: z.array(auditChange()),
    }),
  /** Codes that were the person's until their residents claimed them. */
  apiKeys: () =>
    z.object({
      id: z.string(),
      name: z.string(),
      origins: z.array(z.string()),
      scopes: z.array(z.string()),
      dailyCalls: z.number(),
      disabled: z.boolean(),
      createdAt: isoTime(),
      /** How many it is told about. */
      savedCodes: z.number(),
      webhook: z.object({ url: z.string(), createdAt: isoTime(), pausedAt: isoTime().optional() }).optional(),
    }),
  claimedCodes: () => z.object({ zarcode: z.string(), title: z.string().optional(), claimedAt: isoTime() }),
  /** Files of places. What was made of them is among the codes. */
  imports: () =>
    z.object({
      id: z.string(),
      /** Of the file. */
      name: z.string(),
      state: z.string(),
      rows: z.number(),
      made: z.number(),
      undone: z.number(),
      createdAt: isoTime(),
      committedAt: isoTime().optional(),
      endedAt: isoTime().optional(),
    }),
};
export type ExportedKind = keyof typeof exportedRecords;

const account = () =>
  z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** When a link that was mailed to the address was opened. */
    emailConfirmedAt: isoTime().optional(),
    /** The link that was mailed after registration has not been opened yet. */
    awaitsConfirmation: z.literal(true).optional(),
    /** A new address that waits for its confirmation. */
    pendingEmail: z.string().optional(),
    /** Addresses that can still undo a change. */
    earlierEmails: z.array(z.object({ email: z.string(), changedAt: isoTime() })),
    /** The address gets no more mail: it came back, was reported as spam, or is none for our mail service. */
    noMail: z.object({ reason: z.enum(['bounce', 'complaint', 'refused']), at: isoTime() }).optional(),
    contactTel: z.string(),
    /** Of pages and mails, where one was chosen. */
    language: language().optional(),
    role: z.string(),
    emailNotifications: z.boolean(),
    /** What was asked about news and offers, and answered. */
    consents: z.array(consent()),
    createdAt: isoTime(),
  });

const creator = () =>
  z.object({
    id: z.string(),
    displayName: z.string(),
    slugs: z.array(z.string()),
    uniquePrefix: z.string(),
    useStandardPrefix: z.boolean(),
    isActive: z.boolean(),
    instagram: z.string(),
    facebook: z.string(),
    tiktok: z.string(),
    xcom: z.string(),
    website: z.string(),
    email: z.string(),
    createdAt: isoTime(),
    updatedAt: isoTime(),
  });

export const exportedLists = () =>
  z.object({
    zarCodes: z.array(exportedRecords.zarCodes()),
    bundles: z.array(exportedRecords.bundles()),
    ledger: z.array(exportedRecords.ledger()),
    payments: z.array(exportedRecords.payments()),
    changeRequests: z.array(exportedRecords.changeRequests()),
    messages: z.array(exportedRecords.messages()),
    mails: z.array(exportedRecords.mails()),
    notifications: z.array(exportedRecords.notifications()),
    adminChanges: z.array(exportedRecords.adminChanges()),
    claimedCodes: z.array(exportedRecords.claimedCodes()),
    imports: z.array(exportedRecords.imports()),
    apiKeys: z.array(exportedRecords.apiKeys()),
  });
export type ExportedLists = z.output<ReturnType<typeof exportedLists>>;

export const userExport = () =>
  exportedLists().extend({
    exportedAt: isoTime(),
    account: account(),
    creator: creator().optional(),
    /** Who else handles what is stored (POPIA, section 23). In the first part. */
    recipients: z.array(z.string()).optional(),
    /** Only of a very large account: request the next part with it, and append its lists to these. */
    next: z.string().optional(),
  });
export type UserExport = z.output<ReturnType<typeof userExport>>;
