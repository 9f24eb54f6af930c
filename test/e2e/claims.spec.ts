/** A creator prints a claim slip, and who lives there claims the code: docs/product/claims.md. */
import { expect, test } from '@playwright/test';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { makeCreatorCode, newCreator } from './creatorPeople.ts';
import { confirmAddress } from './emails.ts';
import { expectAccessible, takePicture } from './look.ts';
import { buyCode, fillRegistration, newAccount, password, signIn } from './people.ts';

test('a creator makes a slip, and its resident registers with it and claims the code', async ({
  page,
  browser,
}) => {
  const creator = await newCreator(page.request);
  const code = await makeCreatorCode(page.request, creator, 'Green house');
  await signIn(page, creator);
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto('/creator-dashboard');
  await page.getByRole('button', { name: `Actions for ${code}` }).click();
  await page.getByRole('menuitem', { name: `Claim slip of ${code}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim slip' });
  await dialog.getByRole('button', { name: 'Make a claim slip' }).click();
  await expect(dialog.getByText('This word is shown only now.')).toBeVisible();
  const word = (await dialog.locator('p', { hasText: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ }).textContent()) ?? '';
  const link = `${new URL(page.url()).origin}/claims#code=${code}&word=${word}`;
  const expected = toSvgPath(generate(link, { minCorrectionLevel: correction.Q }));
  const drawing = dialog.getByRole('img', { name: `Claim slip of ZarCode ${code}` });
  expect(await drawing.locator('path').getAttribute('d')).toBe(expected);
  await expect(drawing.getByText('3. Enter the ZarCode and the claim word.')).toBeVisible();
  await expectAccessible(page);
  await takePicture(page, 'claim-slip-360');
  await drawing.scrollIntoViewIfNeeded();
  await takePicture(page, 'claim-slip-drawn-360');
  await page.evaluate(() => Object.assign(window, { print: () => {} }));
  await dialog.getByRole('button', { name: 'Print' }).click();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/MediaBox/g)).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  const resident = await (
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 360, height: 760 } })
  ).newPage();
  const asked: string[] = [];
  resident.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await resident.goto(link);
  await expect(resident.getByRole('heading', { name: 'Claim your ZarCode' })).toBeVisible();
  await expect(resident).toHaveURL(/\/claims$/);
  await expectAccessible(resident);
  await takePicture(resident, 'claim-visitor-360');
  await resident.getByRole('main').getByRole('link', { name: 'Create account' }).click();
  const email = `${crypto.randomUUID()}@example.co.za`;
  await fillRegistration(resident, email);
  await resident.getByRole('button', { name: 'Create account' }).click();
  await expect(resident).toHaveURL(/\/login/);
  await resident.getByLabel('Password', { exact: true }).fill(password);
  await resident.getByRole('main').getByRole('button', { name: 'Sign in' }).click();

  await expect(resident).toHaveURL(/\/claims$/);
  await expect(resident.getByLabel('ZarCode', { exact: true })).toHaveValue(code);
  await expect(resident.getByLabel('Claim word')).toHaveValue(word);
  expect(asked.join('\n')).not.toContain(word);
  const press = async () => {
    await resident.getByRole('button', { name: 'Claim the ZarCode' }).click();
    const question = resident.getByRole('alertdialog', { name: `Make ${code} yours?` });
    await expect(question).toBeVisible();
    await expectAccessible(resident);
    await takePicture(resident, 'claim-question-360');
    await question.getByRole('button', { name: 'Yes, it is my home' }).click();
  };
  await press();
  await expect(resident.getByText('Please confirm your email address first').first()).toBeVisible();
  await takePicture(resident, 'claim-unconfirmed-360');
  await confirmAddress(resident.request, email);
  // A slip of the finger is found without a question to the server.
  await resident.getByLabel('Claim word').fill(word.replace(/.$/, word.endsWith('2') ? '3' : '2'));
  await resident.getByRole('button', { name: 'Claim the ZarCode' }).click();
  await expect(resident.getByText('This claim word has a typing mistake.')).toBeVisible();
  await resident.getByLabel('Claim word').fill(word);
  await press();
  const details = resident.getByRole('dialog', { name: 'Green house' });
  await expect(details.getByText('Made by')).toBeVisible();
  await expect(details.getByText(/^Mama Joy/)).toBeVisible();
  await expect(details.getByRole('button', { name: 'Claim slip' })).toBeHidden();
  await takePicture(resident, 'claimed-details-360');
  expect(await resident.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(word);

  await page.reload();
  await expect(page.getByText('Claimed by residents')).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeHidden();
  await page.getByRole('button', { name: /Notifications/ }).click();
  await expect(page.getByText(`${code} now belongs to its resident.`)).toBeVisible();
  await resident.context().close();
});

test('an owner ends a slip, whose word is refused with a sentence that stays', async ({ page, browser }) => {
  const owner = await newAccount(page.request);
  const { code } = await buyCode(page.request, owner);
  await signIn(page, owner);
  await page.goto(`/my-codes?details=${code}`);
  await page.getByRole('button', { name: 'Claim slip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim slip' });
  await dialog.getByRole('button', { name: 'Make a claim slip' }).click();
  const word = (await dialog.locator('p', { hasText: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ }).textContent()) ?? '';
  await dialog.getByRole('button', { name: 'End the slip' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a claim slip' })).toBeVisible();

  const other = await newAccount(page.request);
  await confirmAddress(page.request, other.email);
  const visitor = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signIn(visitor, other);
  // Its session has ended elsewhere: the word gets into no address that a server sees.
  const json = { message: 'Please log in.', code: 'unauthorized' };
  await visitor.route('**/api/auth/me', (route) => route.fulfill({ status: 401, json }), { times: 1 });
  const addresses: string[] = [];
  visitor.on('framenavigated', (frame) => addresses.push(frame.url().replace(/#.*/, '')));
  await visitor.goto(`/claims#code=${code}&word=${word}`);
  await visitor.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await visitor.getByLabel('Email').fill(other.email);
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await visitor.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(visitor).toHaveURL(/\/claims$/);
  await expect(visitor.getByLabel('Claim word')).toHaveValue(word);
  expect(addresses.join(' ')).not.toContain(word);
  await visitor.getByLabel('ZarCode', { exact: true }).fill(code.toLowerCase());
  await visitor.getByLabel('Claim word').fill(word.toLowerCase());
  await visitor.getByRole('button', { name: 'Claim the ZarCode' }).click();
  await visitor.getByRole('button', { name: 'Yes, it is my home' }).click();
  await expect(visitor.getByRole('main').getByText('This claim slip is not valid any more.')).toBeVisible();
  await expect(visitor.getByLabel('Claim word')).toBeFocused();
  await visitor.context().close();
});
