/** The kit's forms, form dialogs and confirmations, on the page /kit. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { closeByEscape } from './app.ts';
import { expectAccessible } from './look.ts';

const toast = (page: Page) => page.locator('[data-toast]');
const pageForm = (page: Page) => page.getByRole('form', { name: 'Demo' });

async function openKit(page: Page, anchor: string): Promise<void> {
  await page.goto(`/kit#${anchor}`);
  await expect(page.getByRole('heading', { name: 'Kit', level: 1 })).toBeVisible();
}

interface Values {
  name?: string;
  nickname?: string;
  answer?: string;
}

async function fillIn(form: Locator, { name = '', nickname = '', answer = '' }: Values): Promise<void> {
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Nickname').fill(nickname);
  if (answer !== '') await form.getByLabel('Answer of the server').selectOption(answer);
}

const save = (form: Locator) => form.getByRole('button', { name: 'Save' });

test('an invalid form marks and describes each invalid field, and moves the focus to the first', async ({
  page,
}) => {
  await openKit(page, 'form');
  const form = pageForm(page);
  const name = form.getByLabel('Name', { exact: true });
  const nickname = form.getByLabel('Nickname');
  await expect(name).toHaveAttribute('aria-required', 'true');
  await expect(nickname).not.toHaveAttribute('aria-required');
  await fillIn(form, { name: '   ', nickname: 'more than ten characters' });
  await save(form).press('Enter');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Please enter a name.');
  await expect(nickname).toHaveAccessibleDescription('Please use at most 10 characters.');
  await expect(form.getByLabel('Answer of the server')).toHaveAccessibleDescription(
    'Please choose an answer.',
  );
  await expect(toast(page)).toHaveCount(0);
  // The next submit focuses the field that is still invalid.
  await name.fill('Nomsa');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await name.press('Enter');
  await expect(nickname).toBeFocused();
});

test('error messages do not move what is below a field', async ({ page }) => {
  await openKit(page, 'form');
  const form = pageForm(page);
  // In the page, which scrolls to the first error.
  const top = () => save(form).evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await save(form).click();
  await expect(form.getByText('Please enter a name.')).toBeVisible();
  expect(await top()).toBe(before);
});

test('a field error from the server is shown beside the field, any other failure in a toast', async ({
  page,
}) => {
  await openKit(page, 'form');
  const form = pageForm(page);
  await fillIn(form, { name: 'Nomsa', answer: 'Name refused' });
  await save(form).click();
  await expect(form.locator('button[aria-busy=true]:focus', { hasText: 'Saving...' })).toBeVisible();
  await expect(form.getByText('Nomsa is taken.')).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(toast(page)).toHaveCount(0);

  await fillIn(form, { name: 'Nomsa', answer: 'Failed' });
  await save(form).click();
  await expect(toast(page)).toContainText('Not saved');
  await expect(toast(page)).toContainText('The server is busy.');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Nomsa');

  await fillIn(form, { name: 'Nomsa', answer: 'Accepted' });
  await save(form).click();
  await expect(toast(page)).toContainText('Saved');
});

test('the same values in another object change nothing in a form', async ({ page }) => {
  await openKit(page, 'form');
  const form = pageForm(page);
  const fetchAgain = page.getByRole('button', { name: 'Fetch the same again' });
  await save(form).click();
  await expect(form.getByText('Please enter a name.')).toBeVisible();
  await fetchAgain.click();
  await expect(form.getByText('Please enter a name.')).toBeVisible();

  await page.reload();
  await fillIn(form, { name: 'Nomsa', answer: 'Accepted' });
  await save(form).click();
  await expect(toast(page)).toContainText('Saved');
  await fetchAgain.click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Nomsa');
});

test('leaving needs confirmation only while changes are unsaved', async ({ page }) => {
  await openKit(page, 'form');
  const form = pageForm(page);
  const toPage = (which: 'first' | 'second') => page.getByRole('link', { name: `To the ${which} page` });
  const confirmation = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await toPage('first').click();
  await expect(page.getByText('This page: /support')).toBeVisible();

  await fillIn(form, { name: 'Nomsa', answer: 'Accepted' });
  await toPage('second').click();
  await expect(confirmation.getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectAccessible(page, { part: '[role=alertdialog]' });
  await page.keyboard.press('Enter');
  await expect(confirmation).toHaveCount(0);
  await expect(toPage('second')).toBeFocused();
  await expect(page.getByText('This page: /support')).toBeVisible();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Nomsa');
  // Leaving the site shows the browser's own dialog.
  const opened = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await opened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();

  await save(form).click();
  await expect(toast(page)).toContainText('Saved');
  await toPage('second').click();
  await expect(page.getByText('This page: /farmers')).toBeVisible();

  await form.getByLabel('Nickname').fill('Nom');
  await toPage('first').click();
  await confirmation.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByText('This page: /support')).toBeVisible();
});

test('a dialog is about the thing whose button opened it, and closes', async ({ page }) => {
  await openKit(page, 'dialog');
  for (const name of ['Shoes 1', 'Spare parts 2']) {
    await page.getByRole('button', { name: `Show ${name}` }).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog.getByText(/^To /)).toBeVisible();
    await closeByEscape(dialog);
  }
});

test('a form in a dialog, by keyboard', async ({ page }) => {
  await openKit(page, 'form-dialog');
  const open = page.getByRole('button', { name: 'Open a form' });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A form' });
  const name = dialog.getByLabel('Name', { exact: true });
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription('Please enter a name.');
  await expect(name).toBeFocused();
  await expectAccessible(page, { part: '[role=dialog]:not([hidden])' });
  // A click outside does not close the dialog, so that no input is lost; Escape does.
  await fillIn(dialog, { name: 'Nomsa', answer: 'Accepted' });
  await page.mouse.click(5, 5);
  await expect(name).toHaveValue('Nomsa');
  await name.press('Enter');
  await expect(toast(page)).toContainText('Saved');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('a confirmed action runs, and moves the focus to its declared target', async ({ page }) => {
  await openKit(page, 'confirm-action');
  const confirmation = page.getByRole('alertdialog', { name: 'Delete this row?' });
  await page.getByRole('button', { name: 'Delete a row', exact: true }).click();
  await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page, { part: '[role=alertdialog]' });
  await page.keyboard.press('Enter');
  await expect(confirmation).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete a row', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(confirmation.locator('button[aria-busy=true]', { hasText: 'Deleting...' })).toBeVisible();
  await expect(toast(page)).toContainText('Row deleted');
  await expect(confirmation).toHaveCount(0);
  await expect(page.getByText('2 rows')).toBeFocused();
});

test('a failed action shows an error, and its dialog stays open', async ({ page }) => {
  await openKit(page, 'confirm-action');
  const confirmation = page.getByRole('alertdialog', { name: 'Delete this row?' });
  await page.getByRole('button', { name: 'Fail to delete a row' }).click();
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Not deleted');
  await expect(confirmation.getByRole('button', { name: 'Delete' })).toBeFocused();
});

test('an irreversible action needs its word typed', async ({ page }) => {
  await openKit(page, 'confirm-action');
  const confirmation = page.getByRole('alertdialog', { name: 'Delete this row?' });
  await page.getByRole('button', { name: 'Delete a row after typing' }).click();
  const word = confirmation.getByLabel('Type DELETE to confirm');
  const confirm = confirmation.getByRole('button', { name: 'Delete' });
  await expect(word).toBeFocused();
  await expect(confirm).toBeDisabled();
  await page.keyboard.type('DELET');
  await page.keyboard.press('Enter');
  await expect(confirm).toBeDisabled();
  await page.keyboard.type('E');
  await expect(confirm).toBeEnabled();
  await expect(confirmation.getByRole('status')).toHaveText('Delete can be pressed now.');
  await expectAccessible(page, { part: '[role=alertdialog]' });
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Row deleted');
  await expect(confirmation).toHaveCount(0);
});
