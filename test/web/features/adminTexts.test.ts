import { expect, test } from 'vitest';
import { Mail } from '#functions/data/mailContents.ts';
import { adminRouteTable } from '#web/api/adminRouteTable.gen.ts';
import { actionText } from '#web/brand/audit/actionText.ts';
import { mailText } from '#web/features/users/stateTexts.ts';

/** Changes that are no write of the business. */
const notAudited = ['expenses.startSlip', 'payments.testPayfast'];

test('whatever an admin does has words in the audit', () => {
  const changes = Object.entries(adminRouteTable).filter(([, { method }]) => method !== 'GET');
  const without = changes.map(([key]) => key).filter((key) => actionText(key) === key);
  expect(without).toEqual(notAudited);
});

test('every mail has words on the page of a person', () => {
  const kinds = Mail.unwrap().shape.content.options.map((content) => content.unwrap().shape.kind.value);
  expect(kinds.filter((kind) => mailText(kind) === kind)).toEqual([]);
});
