/** The page on which an owner writes the directions to a code. docs/product/guides.md#the-page-of-the-owner */
import { expect, type Page, test } from '@playwright/test';
import { guideSample } from '#test/support/samples.ts';
import { expectAccessible, expectNoSidewaysScrolling, look, takePicture } from './look.ts';
import { type Account, adminToken, buyCode, newAccount, signIn, tembisa } from './people.ts';
import { sayGateIs } from './reports.ts';

const { latitude, longitude } = tembisa;
const guide = {
  ...guideSample,
  points: [
    { label: 'GATE', kind: 'gate', latitude: latitude + 0.0006, longitude },
    { label: 'SHED', kind: 'shed', latitude: latitude - 0.001, longitude },
  ],
};

test.use({ viewport: { width: 360, height: 760 } });

const toast = (page: Page) => page.locator('[data-toast]');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
const points = (page: Page) => page.getByRole('list', { name: 'Points' }).getByRole('listitem');
const landmark = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Landmarks' }).getByRole('button', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save directions' });
const fold = (page: Page, text: string | RegExp) => page.locator('[data-fold]').filter({ hasText: text });

async function ownCode(page: Page, guide?: object): Promise<{ account: Account; code: string }> {
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account);
  if (guide !== undefined) await saveElsewhere(page, account, code, { version: 1, ...guide });
  await signIn(page, account);
  return { account, code };
}

/** Through the API: another device. */
async function saveElsewhere(page: Page, { token }: Account, code: string, data: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.put(`/api/zarcodes/${code}/guide`, { headers, data });
  expect(response.status(), await response.text()).toBe(200);
}

test('four steps, a gate and what to do on arrival, with few taps', async ({ page }) => {
  const { code } = await ownCode(page);
  await page.goto(`/zarcodes/${code}`);
  await page.getByRole('link', { name: 'Add directions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Directions to ${code}` })).toBeVisible();
  let taps = 0;
  const tap = async (locator: ReturnType<typeof landmark>) => {
    await locator.click();
    taps += 1;
  };
  const add = page.getByRole('button', { name: 'Add a step' });
  await tap(landmark(page, 'Filling station'));
  await tap(page.getByRole('button', { name: '200 m', exact: true }));
  await tap(add);
  await tap(landmark(page, 'Church'));
  await tap(add);
  await tap(landmark(page, 'Container'));
  await tap(page.getByRole('radio', { name: 'Blue' }));
  await tap(add);
  await tap(landmark(page, 'Gate'));
  await expect(steps(page)).toHaveText([
    /1\. Left at the filling station, 200 m/,
    /2\. Past the church/,
    /3\. Left at the blue container/,
    /4\. At the gate/,
  ]);
  expect(taps).toBeLessThanOrEqual(9);
  await takePicture(page, 'guide-four-steps-360', { fullPage: true });
  await expectNoSidewaysScrolling(page);

  // By keyboard: the gate before the container, and back.
  await page.getByRole('button', { name: 'Move up' }).press('Enter');
  await expect(steps(page).nth(2)).toHaveText(/3\. At the gate/);
  await expect(page.getByText('Step 3 of 4: At the gate')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move up' })).toBeFocused();
  await page.getByRole('button', { name: 'Move down' }).press('Enter');
  await expect(steps(page).nth(3)).toHaveText(/4\. At the gate/);

  await page.getByRole('button', { name: 'Add a point' }).click();
  await page.getByRole('group', { name: 'Kinds of points' }).getByRole('button', { name: 'Gate' }).click();
  await expect(page.getByRole('textbox', { name: 'Label' })).toHaveValue('GATE');
  await page.getByRole('application', { name: /^Map of GATE\./ }).click();
  await expect(page.getByRole('textbox', { name: 'Coordinates or map link' })).toHaveValue(
    /^-25\.99\d+, 28\.22\d+$/,
  );
  await page.getByLabel('What to do on arrival').fill('Hoot; the dog is friendly');
  await expect(page.getByText('25 of 200 characters')).toBeVisible();
  await expectAccessible(page);
  await save(page).click();
  await expect(toast(page)).toContainText('Directions saved');
  await expect(page).toHaveURL(`/zarcodes/${code}`);
  await expect(page.getByText('Left at the filling station, 200 m')).toBeVisible();
  await expect(page.getByText('Hoot; the dog is friendly')).toBeVisible();
});

test('a step is dragged, deleted and put back', async ({ page }) => {
  const { code } = await ownCode(page, guide);
  await page.goto(`/zarcodes/${code}/guide`);
  await expect(steps(page)).toHaveCount(4);
  const grip = steps(page).first().locator('[data-grip]');
  const from = await grip.boundingBox();
  const to = await steps(page).nth(2).boundingBox();
  if (from === null || to === null) throw new Error('The steps are not shown');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x, to.y + to.height - 4, { steps: 5 });
  await page.mouse.up();
  await expect(steps(page).nth(2)).toHaveText(/Left at the filling station/);
  await steps(page).nth(2).locator('[data-fold]').click();
  await page.getByRole('button', { name: 'Delete step' }).click();
  await expect(steps(page)).toHaveCount(3);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(steps(page).nth(2)).toHaveText(/Left at the filling station/);
});

test('what was typed is there after a reload, and another change in the meantime is told', async ({
  page,
}) => {
  const { account, code } = await ownCode(page, guide);
  await page.goto(`/zarcodes/${code}/guide`);
  await page.getByLabel('What to do on arrival').fill('Ring twice');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('Ring twice')))
    .toBe(true);
  await page.reload();
  await expect(page.getByText('We kept what you typed.')).toBeVisible();
  await expect(page.getByLabel('What to do on arrival')).toHaveValue('Ring twice');

  await saveElsewhere(page, account, code, { version: 2, steps: [guideSample.steps[0]], points: [] });
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('This ZarCode was changed in the meantime');
  await expect(page.getByLabel('What to do on arrival')).toHaveValue('Ring twice');
  await page.getByRole('button', { name: 'Load the current version' }).click();
  await expect(page.getByText('Saved in the meantime')).toBeVisible();
  await expect(page.getByLabel('What to do on arrival')).toHaveValue('Ring twice');
  await expect(steps(page)).toHaveCount(1);
  await save(page).click();
  await expect(page).toHaveURL(`/zarcodes/${code}`);
  await expect(page.getByText('Ring twice')).toBeVisible();
  await page.goto(`/zarcodes/${code}/guide`);
  await expect(page.getByLabel('What to do on arrival')).toHaveValue('Ring twice');
  await expect(page.getByText('We kept what you typed.')).toHaveCount(0);
});

test('what is refused is said beside its field, and stays typed', async ({ page }) => {
  const { code } = await ownCode(page, guide);
  await page.goto(`/zarcodes/${code}/guide`);
  await fold(page, /^SHED/).click();
  const label = page.getByRole('textbox', { name: 'Label' });
  const position = page.getByRole('textbox', { name: 'Coordinates or map link' });
  for (const [typed, sentence] of [
    ['GATE', /label/i],
    ['ADMIN', /label/i],
    ['A-B', /label/i],
  ] as const) {
    await label.fill(typed);
    await save(page).click();
    await expect(toast(page)).toContainText('Not saved yet');
    await expect(label).toHaveAttribute('aria-invalid', 'true');
    await expect(label).toHaveAccessibleDescription(sentence);
    await expect(label).toHaveValue(typed);
  }
  await label.fill('BARN');
  // In the sea: only the server knows.
  await position.fill('-25.9964, 28.3900');
  await save(page).click();
  await expect(position).toHaveAttribute('aria-invalid', 'true');
  await position.fill('-25.9970, 28.2270');
  await page.getByLabel('Let drivers call on arrival').check();
  await expect(page.getByText('Everybody who sees this ZarCode sees this number.')).toBeVisible();
  await save(page).click();
  await expect(page.getByLabel('Number to call')).toHaveAccessibleDescription(
    /Please enter the number to call, or untick the box\./,
  );
  await page.getByLabel('Number to call').fill('12');
  await save(page).click();
  await expect(page.getByLabel('Number to call')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Number to call').fill('082 123 4567');
  await save(page).click();
  await expect(toast(page)).toContainText('Directions saved');
  await expect(page.getByRole('link', { name: /082 123 4567|\+27 82 123 4567/ })).toBeVisible();
});

test('six steps and no seventh; all of it is removed after a question', async ({ page }) => {
  const six = Array.from({ length: 6 }, () => guideSample.steps[1]);
  const { code } = await ownCode(page, { steps: six, points: [] });
  await page.goto(`/zarcodes/${code}/guide`);
  await expect(steps(page)).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Add a step' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the directions' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page)).toContainText('Directions removed');
  await expect(page).toHaveURL(`/zarcodes/${code}`);
  await expect(page.getByRole('heading', { name: 'How to get there' })).toHaveCount(0);
});

test('somebody else cannot edit them; an admin can', async ({ page, browser }) => {
  const { code } = await ownCode(page, guide);
  const other = await browser.newPage();
  await signIn(other, await newAccount(page.request));
  await other.goto(`/zarcodes/${code}/guide`);
  await expect(other.getByText('You cannot edit these directions')).toBeVisible();
  await other.goto('/zarcodes/nothing/guide');
  await expect(other.getByText('ZarCode not found')).toBeVisible();
  await other.close();

  const office = await browser.newPage();
  await signIn(office, { token: await adminToken(page.request) }, 'admin');
  await office.goto(`/admin/zarcodes/${code}`);
  await office.getByRole('link', { name: 'Edit directions' }).click();
  await office.getByLabel('What to do on arrival').fill('Ring twice');
  await save(office).click();
  await expect(toast(office)).toContainText('Directions saved');
  await office.close();
});

test('where three visitors say the gate is becomes the gate with one tap', async ({ page }) => {
  const { code } = await ownCode(page, { steps: guideSample.steps, points: [] });
  const gate = { latitude: latitude + 0.0004, longitude: longitude + 0.0003 };
  for (const visitor of [1, 2, 3]) await sayGateIs(code, visitor, gate);
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /notification/i })
    .first()
    .click();
  await page.getByRole('link', { name: /Where is the gate\?/ }).click();
  await expect(page).toHaveURL(`/zarcodes/${code}/guide`);
  const question = card(page, 'Is the gate here?');
  await expect(question.getByRole('img', { name: /^Where visitors say the gate is/ })).toBeVisible();
  await expect(question.getByRole('img', { name: /^The ZarCode's own point/ })).toBeVisible();
  await look(page, 'guide-suggestion');
  await page.setViewportSize({ width: 360, height: 760 });
  await question.getByRole('button', { name: 'Yes, this is the gate' }).click();
  await expect(toast(page)).toContainText('Gate saved');
  await expect(points(page)).toHaveText([/GATE/]);
  await expect(question).toHaveCount(0);
  await page.goto(`/zarcodes/${code}`);
  await expect(page.getByRole('link', { name: 'Directions', exact: true }).first()).toHaveAttribute(
    'href',
    new RegExp(`=${gate.latitude.toFixed(5)}`),
  );

  const elsewhere = { latitude: gate.latitude + 0.001, longitude: gate.longitude };
  for (const visitor of [4, 5, 6]) await sayGateIs(code, visitor, elsewhere);
  await page.goto(`/zarcodes/${code}/guide`);
  await page.getByLabel('What to do on arrival').fill('Ring twice');
  await question.getByRole('button', { name: 'No', exact: true }).click();
  await expect(toast(page)).toContainText('We will not suggest this place again.');
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel('What to do on arrival')).toHaveValue('Ring twice');
});
