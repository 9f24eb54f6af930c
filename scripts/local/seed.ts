/**
 * Writes the first items of an empty table: an admin, and with `demo` also people, codes, a price and vouchers. An item
 * in the table stores the progress, so that an interrupted seed continues and a finished one is not repeated.
 */
import {
  getSeedMark,
  putFirstPrice,
  putFirstSettings,
  putPromotedCodes,
  putSeedMark,
  putVoucher,
  type SeedMark,
} from '#functions/data/seedData.ts';
import type { Table } from '#functions/data/table.ts';
import { findUserByEmail, getUser, type NewUser, putNewUser } from '#functions/data/users.ts';
import { newId } from '#functions/lib/ids.ts';
import { log } from '#functions/lib/logger.ts';
import { passwords } from '#functions/lib/passwords.ts';
import { consentWords } from '#shared/domain/consent.ts';
import { codePriceCents } from '#shared/domain/money.ts';
import { demoCustomers } from './demo/customers.ts';
import { defaultAdmin, demoEmail, demoPassword, demoPeople, demoUserId } from './demoAccounts.ts';
import { firstVoucher } from './firstVoucher.ts';
import type { Objects } from './objects.ts';
import { seedCodes } from './seedCodes.ts';
import { seedCreators } from './seedCreators.ts';
import { seedExpenses } from './seedExpenses.ts';
import { seedHistory } from './seedHistory.ts';
import { seedImages } from './seedImages.ts';
import { seedMailings } from './seedMailings.ts';
import { seedMessages } from './seedMessages.ts';
import { seedPayments } from './seedPayments.ts';
import { seedRequests } from './seedRequests.ts';
import { seedSales } from './seedSales.ts';

export type SeedKind = SeedMark['kind'];

export interface SeedOptions {
  readonly table: Table;
  /** Where images are stored. */
  readonly images: Objects;
  readonly kind: SeedKind;
  readonly admin: { readonly email: string; readonly password: string };
  readonly progress: (step: string) => void;
}

/** @returns the table's seed data, written now or at an earlier start */
export async function seed(options: SeedOptions): Promise<SeedMark> {
  const { table, images, kind, admin, progress } = options;
  const previous = await getSeedMark(table);
  if (previous?.doneAt !== undefined) return previous;
  const mark: SeedMark = previous ?? {
    kind,
    startedAt: new Date().toISOString(),
    adminEmail: admin.email.trim().toLowerCase(),
    adminHasDefaultPassword: admin.password === defaultAdmin.password,
  };
  await putSeedMark(table, mark);
  await putUser(table, {
    id: newId('usr'),
    email: mark.adminEmail,
    firstName: 'Super',
    lastName: 'Admin',
    role: 'super_admin',
    createdAt: mark.startedAt,
    passwordHash: await passwords.hash(admin.password),
  });
  if (mark.kind === 'demo') {
    // An interrupted start may have made the account.
    const adminId = (await findUserByEmail(table, mark.adminEmail))?.id ?? '';
    progress('Creating the demo data');
    const level = log().getLevelName();
    // Otherwise the screen shows a line for each code.
    log().setLogLevel('SILENT');
    await seedDemo(table, images, {
      startedAt: new Date(mark.startedAt),
      isResumed: previous !== null,
      adminId,
    });
    log().setLogLevel(level);
    await seedMessages(table, new Date(mark.startedAt), adminId);
    await seedMailings(table, new Date(mark.startedAt), adminId);
  }
  const done = { ...mark, doneAt: new Date().toISOString() };
  await putSeedMark(table, done);
  return done;
}

interface DemoStart {
  readonly startedAt: Date;
  /** Whether some of it may be there already. */
  readonly isResumed: boolean;
  readonly adminId: string;
}

async function seedDemo(
  table: Table,
  images: Objects,
  { startedAt, isResumed, adminId }: DemoStart,
): Promise<void> {
  const yearMs = 365 * 86_400_000;
  const before = new Date(startedAt.getTime() - yearMs);
  const after = new Date(startedAt.getTime() + yearMs);
  const aroundNow = { validFrom: before.toISOString(), validUntil: after.toISOString() };
  await Promise.all([
    putFirstSettings(table, { mapProvider: 'open' }),
    putFirstPrice(table, codePriceCents),
    putVoucher(table, firstVoucher),
    putVoucher(table, { code: 'WELCOME10', percentOff: 10, ...aroundNow }),
    putVoucher(table, {
      code: 'BUNDLE20',
      amountOffCents: 2000,
      ...aroundNow,
      appliesTo: 'bundles',
      minTotalCents: 5000,
    }),
    putVoucher(table, { code: 'FIRST50', percentOff: 50, ...aroundNow, maxUses: 100, maxUsesPerUser: 1 }),
    putPromotedCodes(table, [firstVoucher.code, 'WELCOME10']),
  ]);
  const passwordHash = await passwords.hash(demoPassword);
  for (const person of demoPeople) {
    await putUser(table, {
      id: demoUserId(person),
      email: demoEmail(person),
      firstName: person.firstName,
      lastName: person.lastName,
      role: 'user',
      createdAt: before.toISOString(),
      passwordHash,
    });
  }
  await Promise.all(
    demoCustomers().map(({ ageMs, ...customer }) => {
      const createdAt = new Date(startedAt.getTime() - ageMs).toISOString();
      return putUser(table, { ...customer, role: 'user', createdAt, passwordHash });
    }),
  );
  await seedCodes(table, startedAt, isResumed);
  await seedPayments(table, startedAt);
  await seedCreators(table, startedAt);
  await seedImages(table, images, startedAt);
  await seedRequests(table, startedAt);
  await seedSales(table, { startedAt, adminId });
  await seedHistory(table, { startedAt, adminId });
  await seedExpenses(table, startedAt, adminId);
}

type SeedUser = Omit<
  NewUser,
  'contactTel' | 'tokenVersion' | 'emailNotifications' | 'consents' | 'disabled'
> &
  Partial<Pick<NewUser, 'contactTel' | 'disabled'>>;

const agreed = (at: string) => ({
  emailNotifications: true,
  consents: [{ agreed: true, at, words: consentWords.settings }],
});

async function putUser(table: Table, user: SeedUser): Promise<void> {
  const whole = {
    contactTel: '',
    disabled: false,
    ...user,
    tokenVersion: 1,
    ...(user.role === 'user' ? agreed(user.createdAt) : { emailNotifications: false }),
    emailConfirmedAt: user.createdAt,
  };
  if (await getUser(table, user.id)) return;
  // False if an interrupted start has written the user already.
  await putNewUser(table, whole);
}
