/** The kit's forms, form dialogs and confirmations, on the page /kit. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';

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

async function expectNoViolations(page: Page, part: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map(({ finished }) => finished)).catch(() => {}),
  );
  const { violations } = await new AxeBuilder({ page }).include(part).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test('a refused submit marks each field, describes it, and moves the focus to the first', async ({
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
  // The next attempt begins where something is still wrong.
  await name.fill('Nomsa');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await name.press('Enter');
  await expect(nickname).toBeFocused();
});

test('errors move nothing: what is below a field stays where it is', async ({ page }) => {
  await openKit(page, 'form');
  const form = pageForm(page);
  const before = await save(form).boundingBox();
  await save(form).click();
  await expect(form.getByText('Please enter a name.')).toBeVisible();
  expect((await save(form).boundingBox())?.y).toBe(before?.y);
});

test('a field’s error of the server is beside it, any other failure is one toast', async ({ page }) => {
  await openKit(page, 'form');
  const form = pageForm(page);
  await fillIn(form, { name: 'Nomsa', answer: 'Name refused' });
  await save(form).click();
  const busy = form.getByRole('button', { name: 'Saving...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
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

test('leaving with unsaved changes is a question; saved ones are left without', async ({ page }) => {
  await openKit(page, 'form');
  const form = pageForm(page);
  const leave = page.getByRole('link', { name: 'Leave this page' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave.click();
  await expect(question).toHaveCount(0);

  await fillIn(form, { name: 'Nomsa', answer: 'Accepted' });
  await leave.click();
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await expectNoViolations(page, '[role=alertdialog]');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(leave).toBeFocused();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Nomsa');
  // The browser's own question, when the whole site is left.
  const asked = page.waitForEvent('dialog');
  const closing = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing.catch(() => {});

  await save(form).click();
  await expect(toast(page)).toContainText('Saved');
  await leave.click();
  await expect(question).toHaveCount(0);

  await form.getByLabel('Nickname').fill('Nom');
  await leave.click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(question).toHaveCount(0);
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
  await expectNoViolations(page, '[role=dialog]');
  // A press beside the dialog does not lose what was typed; Escape is meant.
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

test('an action is confirmed, done, and the focus goes where it was sent', async ({ page }) => {
  await openKit(page, 'confirm-action');
  const question = page.getByRole('alertdialog', { name: 'Delete this row?' });
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoViolations(page, '[role=alertdialog]');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('button', { name: 'Deleting...' })).toHaveAttribute('aria-busy', 'true');
  await expect(toast(page)).toContainText('Row deleted');
  await expect(question).toHaveCount(0);
  await expect(page.getByText('2 rows')).toBeFocused();
});

test('an action that fails says so, and its question stays open', async ({ page }) => {
  await openKit(page, 'confirm-action');
  const question = page.getByRole('alertdialog', { name: 'Delete this row?' });
  await page.getByRole('button', { name: 'Delete in vain' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Not deleted');
  await expect(question.getByRole('button', { name: 'Delete' })).toBeFocused();
});

test('what cannot be undone needs its word typed', async ({ page }) => {
  await openKit(page, 'confirm-action');
  const question = page.getByRole('alertdialog', { name: 'Delete this row?' });
  await page.getByRole('button', { name: 'Delete after typing' }).click();
  const word = question.getByLabel('Type DELETE to confirm');
  const confirm = question.getByRole('button', { name: 'Delete' });
  await expect(word).toBeFocused();
  await expect(confirm).toBeDisabled();
  await page.keyboard.type('DELET');
  await page.keyboard.press('Enter');
  await expect(confirm).toBeDisabled();
  await page.keyboard.type('E');
  await expect(confirm).toBeEnabled();
  await expect(question.getByRole('status')).toHaveText('Delete can be pressed now.');
  await expectNoViolations(page, '[role=alertdialog]');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Row deleted');
  await expect(question).toHaveCount(0);
});
