import type { Expense } from '#functions/data/expenses.ts';
import { nameIn, type People, readPeople } from '#functions/domain/users/readPeople.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import type { ExpenseResponse } from '#shared/contract/expenses.ts';
import { amountString } from '#shared/domain/money.ts';
import type { ExpenseFields } from './auditedExpense.ts';

/** With the names of the admins. @param known admins that were read already */
export async function serializeExpenses(
  deps: Pick<Dependencies, 'table'>,
  expenses: readonly Expense[],
  known?: People,
): Promise<ExpenseResponse[]> {
  const people = await readPeople(
    deps,
    expenses.map(({ createdBy }) => createdBy),
    known,
  );
  return expenses.map(({ amountCents, vatCents, createdBy, slip, ...expense }) => ({
    ...expense,
    ...(slip !== undefined && { slip: { name: slip.name, type: slip.type, bytes: slip.bytes } }),
    amount: amountString(amountCents),
    vat: amountString(vatCents),
    createdBy: { id: createdBy, name: nameIn(people, createdBy) },
  }));
}

export async function serializeExpense(
  deps: Pick<Dependencies, 'table'>,
  expense: Expense,
): Promise<ExpenseResponse> {
  const [serialized] = await serializeExpenses(deps, [expense]);
  if (serialized === undefined) throw new Error('One expense makes one response');
  return serialized;
}

type Entered = Omit<ExpenseFields, 'amountCents' | 'vatCents'> & {
  readonly amount: number;
  readonly vat: number;
};

/** What an admin entered, whose amounts are cents by now. */
export const fieldsOf = ({ amount, vat, ...others }: Entered): ExpenseFields => ({
  ...others,
  amountCents: amount,
  vatCents: vat,
});
