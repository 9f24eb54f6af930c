/** Photos of a code in a browser: its owner adds, moves, features and deletes them, and anyone can see them. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { picture } from '#test/support/images.ts';
import { expectAccessible, look, takePicture } from './look.ts';
import { buyCode, newAccount, signIn } from './people.ts';

async function openOwnCode(page: Page): Promise<string> {
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account);
  await signIn(page, account);
  await page.goto(`/zarcodes/${code}`);
  await expect(page.getByRole('button', { name: 'Add photos' })).toBeVisible();
  return code;
}

const jpeg = async (name: string, background = '#b45309') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture((image) => image.jpeg(), { width: 1200, height: 900, background }),
});
const input = (page: Page) => page.getByLabel('Photos to add');
const names = (page: Page) =>
  page
    .getByRole('list', { name: 'Your photos' })
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));

async function asVisitor(browser: Browser, check: (page: Page) => Promise<void>, url: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  await check(page);
  await context.close();
}

const loaded = (page: Page, name: string) =>
  page.getByRole('img', { name }).evaluate(async (image: HTMLImageElement) => {
    image.scrollIntoView();
    await image.decode();
    return image.naturalWidth;
  });

test('an owner adds two photos, and anyone can see them', async ({ page, browser }) => {
  const policyViolations: string[] = [];
  page.on(
    'console',
    (message) => message.text().includes('Content Security Policy') && policyViolations.push(message.text()),
  );
  const code = await openOwnCode(page);
  const files = [await jpeg('gate.jpg'), await jpeg('door.jpg', '#1d4ed8')];
  await input(page).setInputFiles(files);
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(2);
  expect(await names(page)).toEqual(['gate.jpg', 'door.jpg']);
  const bytes = files[0]?.buffer.length ?? 0;
  await expect(page.getByText(`${(bytes / 1024).toFixed(1)} KB`).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'On its way' })).toBeHidden();
  await page.getByRole('button', { name: 'Feature door.jpg' }).click();
  await expect(page.getByText('Featured', { exact: true })).toBeVisible();
  expect(policyViolations).toEqual([]);

  await asVisitor(
    browser,
    async (visitorPage) => {
      const link = visitorPage.getByRole('link', { name: /^Lerato Hair Salon, photo 1/ });
      await expect(visitorPage.getByText('Photo 1 of 2', { exact: true })).toBeVisible();
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`^/api/images/${code.replace('-', '')}/img_\\w+/large$`),
      );
      expect(await loaded(visitorPage, 'Lerato Hair Salon, photo 1')).toBe(800);
      await expect(visitorPage.getByText('Featured', { exact: true })).toHaveCount(1);
      // Neither the names of files nor their sizes.
      await expect(visitorPage.getByText(/\.jpg|\d KB/)).toHaveCount(0);
      await expect(visitorPage.getByRole('button', { name: /Add photos|Delete|Move/ })).toHaveCount(0);
      await link.click();
      const viewer = visitorPage.getByRole('dialog', { name: 'Photos of Lerato Hair Salon' });
      const newTab = viewer.getByRole('link', { name: 'Open the photo in a new tab' });
      const [large] = await Promise.all([visitorPage.waitForEvent('popup'), newTab.click()]);
      await large.waitForLoadState();
      expect(await large.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(1200);
    },
    page.url(),
  );
});

test('by keyboard: moves a photo, keeps the focus, and deletes it after confirmation', async ({ page }) => {
  await openOwnCode(page);
  await input(page).setInputFiles([await jpeg('one.jpg'), await jpeg('two.jpg'), await jpeg('three.jpg')]);
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(3);
  const earlier = page.getByRole('button', { name: 'Move three.jpg earlier' });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['one.jpg', 'three.jpg', 'two.jpg']);
  await expect(page.getByText('three.jpg is now photo 2.')).toBeAttached();
  await expect(earlier).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual(['three.jpg', 'one.jpg', 'two.jpg']);
  await expect(earlier).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Move three.jpg later' })).toBeFocused();

  await page.getByRole('button', { name: 'Delete three.jpg' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Delete this photo?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect.poll(() => names(page)).toEqual(['one.jpg', 'two.jpg']);
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeFocused();
});

test('the viewer of photos, with its captions, by keyboard and by swiping', async ({ page, browser }) => {
  await openOwnCode(page);
  await input(page).setInputFiles([await jpeg('one.jpg'), await jpeg('two.jpg', '#1d4ed8')]);
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Caption of two.jpg' }).click();
  const caption = page.getByRole('dialog', { name: 'Caption' }).getByLabel('Caption');
  await caption.fill('Turn in at the blue gate');
  await caption.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Caption' })).toBeHidden();
  await expect(page.getByText('Turn in at the blue gate')).toBeVisible();

  await asVisitor(
    browser,
    async (visitorPage) => {
      await visitorPage.setViewportSize({ width: 375, height: 667 });
      const second = visitorPage.getByRole('link', { name: /^Turn in at the blue gate/ });
      await second.focus();
      await visitorPage.keyboard.press('Enter');
      const viewer = visitorPage.getByRole('dialog', { name: 'Photos of Lerato Hair Salon' });
      await expect(viewer.getByRole('status')).toHaveText('Photo 2 of 2');
      const shown = (name: string) => viewer.getByRole('img', { name });
      await expect(shown('Turn in at the blue gate')).toBeInViewport();
      await expectAccessible(visitorPage);
      await takePicture(visitorPage, 'photo-viewer-375');
      await visitorPage.keyboard.press('ArrowLeft');
      await expect(viewer.getByRole('status')).toHaveText('Photo 1 of 2');
      await expect(shown('Lerato Hair Salon, photo 1')).toBeInViewport();
      await expect(viewer.getByRole('button', { name: 'Previous photo' })).toBeDisabled();
      // A swipe scrolls the strip, which stops at a photo.
      await viewer.getByRole('list').evaluate((strip) => strip.scrollBy({ left: 300 }));
      await expect(viewer.getByRole('status')).toHaveText('Photo 2 of 2');
      await visitorPage.keyboard.press('Escape');
      await expect(viewer).toBeHidden();
      await expect(second).toBeFocused();
    },
    page.url(),
  );
});

test('a large photo is shrunk before it is sent, and stays upright', async ({ page }) => {
  const code = await openOwnCode(page);
  const buffer = await picture((image) => image.jpeg({ quality: 70 }).withMetadata({ orientation: 6 }), {
    width: 4000,
    height: 3000,
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  });
  expect(buffer.length).toBeGreaterThan(3_000_000);
  await input(page).setInputFiles([{ name: 'gate.jpg', mimeType: 'image/jpeg', buffer }]);
  await expect.poll(() => names(page)).toEqual(['gate.jpg']);
  const { images } = await (await page.request.get(`/api/zarcodes/${code}/images`)).json();
  expect(images[0]).toMatchObject({ width: 1536, height: 2048 });
  expect(images[0].fileSize).toBeLessThan(buffer.length / 2);
});

test('reports what is wrong with a file, and uploads the others', async ({ page }) => {
  await openOwnCode(page);
  const text = Buffer.from('no photo at all');
  await input(page).setInputFiles([
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: text },
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: 'lie.jpg', mimeType: 'image/jpeg', buffer: text },
    await jpeg('good.jpg'),
  ]);
  await expect(page.getByText('Please choose a photo of at most 10 MB.')).toBeVisible();
  await expect(page.getByText('This file is empty.')).toBeVisible();
  // One from the browser, one from the server, which inspects the file.
  await expect(page.getByText('Please choose a JPEG, PNG or WebP photo.')).toHaveCount(2);
  await expect.poll(() => names(page)).toEqual(['good.jpg']);
  for (const name of ['drawing.svg', 'huge.jpg', 'empty.png', 'lie.jpg']) {
    await page.getByRole('button', { name: `Dismiss ${name}` }).click();
  }
  await expect(page.getByRole('list', { name: 'On its way' })).toBeHidden();
});

test('when the photos fail to load, the page looks as if there were none', async ({ page, browser }) => {
  await openOwnCode(page);
  await input(page).setInputFiles([await jpeg('gate.jpg')]);
  await expect.poll(() => names(page)).toEqual(['gate.jpg']);
  const context = await browser.newContext();
  const visitorPage = await context.newPage();
  await visitorPage.route('**/api/zarcodes/*/images', (route) => route.fulfill({ status: 500, json: {} }));
  await visitorPage.goto(page.url());
  await expect(visitorPage.getByRole('heading', { name: 'Lerato Hair Salon' })).toBeVisible();
  await expect(visitorPage.getByRole('heading', { name: 'Photos' })).toHaveCount(0);
  await expect(visitorPage.getByRole('alert')).toHaveCount(0);
  await context.close();
});

test('photos look right', async ({ page }) => {
  await openOwnCode(page);
  await input(page).setInputFiles([
    await jpeg('a-name-of-a-photo-that-somebody-made-far-too-long-for-any-screen.jpg'),
    await jpeg('two.jpg', '#1d4ed8'),
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Feature two.jpg' }).click();
  await expect(page.getByText('Featured', { exact: true })).toBeVisible();
  await loaded(page, 'two.jpg');
  await look(page, 'photos-owner');
  await page.addInitScript(() => localStorage.clear());
  await page.reload();
  await loaded(page, 'Lerato Hair Salon, photo 2');
  await look(page, 'photos');
});

test('an upload that comes to a halt ends after a minute with a sentence', async ({ page }) => {
  await openOwnCode(page);
  // The bucket: nobody answers.
  const sent = Promise.withResolvers<void>();
  await page.route(/:\d+\/images$/, () => sent.resolve());
  await page.clock.install();
  await input(page).setInputFiles([await jpeg('gate.jpg')]);
  await sent.promise;
  await page.clock.runFor(60_000);
  await expect(
    page.getByText('This photo could not be sent. Please check your connection and try again.'),
  ).toBeVisible();
});
