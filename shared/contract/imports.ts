import * as z from 'zod';
import { importMessages, importProblemNames, maxImportName, maxImportRows } from '#shared/domain/imports.ts';
import { amount, id, isoTime, text } from './fields.ts';
import { route } from './route.ts';

/** As a file has it: the check reports what is wrong with it, so that nothing of one cell refuses all rows. */
const cell = () => z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

/** A place of a file. Coordinates are numbers in degrees. */
export const importRow = () =>
  z.strictObject({
    title: cell(),
    description: cell(),
    latitude: cell(),
    longitude: cell(),
    addressLine1: cell(),
    addressLine2: cell(),
    suburb: cell(),
    /** Without one: the nearest town. */
    city: cell(),
    /** In any usual spelling or abbreviation. Without one: that of the point. */
    province: cell(),
    /** Somebody lives there, so that it needs `residentConsent`. */
    isHome: cell(),
    residentConsent: z.strictObject({ words: cell(), at: cell() }).optional(),
  });
export type ImportRow = z.output<ReturnType<typeof importRow>>;
export const importFields = [
  'title',
  'description',
  'latitude',
  'longitude',
  'addressLine1',
  'addressLine2',
  'suburb',
  'city',
  'province',
  'isHome',
  'residentConsent',
] as const satisfies (keyof ImportRow)[];

export const importStates = ['checked', 'running', 'done', 'cancelled', 'undoing', 'undone'] as const;
/** Why an import stopped by itself. It can be resumed after `creator_inactive`, when the profile is active again. */
export const importStops = ['creator_inactive', 'rows_expired'] as const;
/** What becomes of rows that are near to another code or row. */
export const duplicateChoices = ['skip', 'make'] as const;

/** Five thousand rows of a thousand bytes. With its envelope it stays below the 6 MB that a Lambda takes. */
export const maxImportBytes = 5 * 1024 * 1024;

/** Faults of a check that are listed: four in each row of the largest file. */
export const maxImportErrors = 20_000;

/** Rows count from 1, in the order in which they were sent. */
const rowNumber = () => z.number();

const importError = () =>
  z.object({
    row: rowNumber(),
    field: z.enum(importFields),
    problem: z.enum(importProblemNames),
    message: z.string(),
    /** A row with one that blocks becomes no code; any other is a warning. */
    blocks: z.boolean(),
  });
export type ImportError = z.output<ReturnType<typeof importError>>;

const importDuplicate = () =>
  z.object({
    row: rowNumber(),
    /** One's own or a public code, or an earlier row. */
    of: z.union([z.object({ zarcode: z.string() }), z.object({ row: rowNumber() })]),
    metres: z.number(),
  });
export type ImportDuplicate = z.output<ReturnType<typeof importDuplicate>>;

const checkedImport = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    rows: z.number(),
    errors: z.array(importError()),
    /** Faults beyond the listed ones. */
    moreErrors: z.number(),
    duplicates: z.array(importDuplicate()),
    /** Rows that can become codes, with the duplicates. */
    codes: z.number(),
    /** A creator's codes cost nothing. */
    price: amount(),
    limits: z.object({
      perDay: z.number(),
      leftToday: z.number(),
      /** Days on which it would run, if nothing else is made. */
      days: z.number(),
    }),
  });

const importProgress = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    state: z.enum(importStates),
    rows: z.number(),
    /** Before it is committed: rows that can become codes. Then: those that do, so `made` and `refused` in the end. */
    codes: z.number(),
    made: z.number(),
    /** Rows that were found to be duplicates only when it ran. */
    refused: z.number(),
    /** The day's number is used up: it goes on then. */
    waitsUntil: isoTime().optional(),
    stoppedBecause: z.enum(importStops).optional(),
    /** Codes that its undoing deleted. */
    undone: z.number(),
    /** Codes that its undoing left: claimed, changed or deleted since. */
    kept: z.number(),
    createdAt: isoTime(),
    committedAt: isoTime().optional(),
    endedAt: isoTime().optional(),
    /** Until when it can be undone; absent where it can't. */
    undoUntil: isoTime().optional(),
  });
export type ImportProgress = z.output<ReturnType<typeof importProgress>>;

const ofImport = () => z.strictObject({ id: id('imp') });

export const imports = {
  create: route(() => ({
    method: 'POST',
    path: '/creators/me/imports',
    level: 'user',
    summary: 'Check the places of a file: what is wrong with each row, and how many codes it would make',
    status: 201,
    maxBodyBytes: maxImportBytes,
    body: z.strictObject({
      name: text(maxImportName, 'Please give the name of the file.'),
      rows: z
        .array(importRow(), importMessages.noRows)
        .min(1, importMessages.noRows)
        .max(maxImportRows, importMessages.tooManyRows),
    }),
    response: checkedImport(),
    errors: ['creator_required', 'creator_inactive', 'too_many_requests', 'unavailable'],
  })),
  commit: route(() => ({
    method: 'POST',
    path: '/creators/me/imports/{id}/commit',
    level: 'user',
    summary: 'Begin to make the codes of a checked import, or go on with a cancelled one',
    params: ofImport(),
    body: z.strictObject({
      termsConfirmed: z.literal(true, 'Please agree to the terms of service.'),
      /** What was chosen first counts. */
      duplicates: z.enum(duplicateChoices, 'Please say what to do with duplicates.'),
    }),
    response: importProgress(),
    errors: [
      'not_found',
      'creator_inactive',
      'import_running',
      'import_ended',
      'import_empty',
      'import_expired',
      'unavailable',
    ],
    refreshes: ['creators', 'zarcodes', 'user', 'search'],
  })),
  get: route(() => ({
    method: 'GET',
    path: '/creators/me/imports/{id}',
    level: 'user',
    summary: 'How far an import is',
    params: ofImport(),
    response: importProgress(),
    errors: ['not_found'],
  })),
  list: route(() => ({
    method: 'GET',
    path: '/creators/me/imports',
    level: 'user',
    summary: "The caller's newest twenty imports, newest first",
    response: z.object({ imports: z.array(importProgress()) }),
    errors: ['not_found'],
  })),
  cancel: route(() => ({
    method: 'PUT',
    path: '/creators/me/imports/{id}/cancel',
    level: 'user',
    summary: 'Stop an import that is running; its codes stay',
    params: ofImport(),
    response: importProgress(),
    errors: ['not_found', 'import_ended', 'unavailable'],
  })),
  undo: route(() => ({
    method: 'POST',
    path: '/creators/me/imports/{id}/undo',
    level: 'user',
    summary: 'Delete the codes of an import again, except those that were claimed or changed since',
    params: ofImport(),
    response: importProgress(),
    errors: ['not_found', 'import_ended', 'import_undo_closed', 'unavailable'],
    refreshes: ['creators', 'zarcodes', 'user', 'search'],
  })),
  results: route(() => ({
    method: 'GET',
    path: '/creators/me/imports/{id}/results',
    level: 'user',
    summary: 'What became of each row of an import',
    params: ofImport(),
    response: z.object({
      results: z.array(
        z.object({
          row: rowNumber(),
          zarcode: z.string().optional(),
          /** Its code was deleted by the undoing. */
          undone: z.literal(true).optional(),
          /** Why it became no code; for a week. */
          problem: z.enum(importProblemNames).optional(),
          message: z.string().optional(),
        }),
      ),
    }),
    errors: ['not_found', 'unavailable'],
  })),
};
