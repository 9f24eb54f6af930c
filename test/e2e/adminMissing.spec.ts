/** docs/product/back-office.md#admin-layout: what a link leads to after it was deleted. */
import { expect, test } from '@playwright/test';
import { adminToken, signIn } from './people.ts';

const gone = '00000000000000000000';
for (const [thing, path] of [
  ['payment', `/admin/payments/pay_${gone}`],
  ['user', `/admin/users/usr_${gone}`],
  ['message', `/admin/messages/msg_${gone}`],
  ['change request', '/admin/change-requests/nonsense'],
  ['creator', `/admin/creators/crt_${gone}`],
  ['email', '/admin/email/nonsense'],
] as const) {
  test(`a ${thing} that was deleted is said to be gone`, async ({ page }) => {
    await signIn(page, { token: await adminToken(page.request) }, 'super_admin');
    await page.goto(path);
    await expect(page.getByText(`There is no such ${thing}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
}
