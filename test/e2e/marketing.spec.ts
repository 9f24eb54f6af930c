/** The public pages: the contact form and its failures, the email field, anchors, terms and the document head. */
import { expect, type Page, test } from '@playwright/test';
import { closeByEscape, waitForHydration } from './app.ts';
import { watchLayoutShift } from './layoutShift.ts';
import { newAccount, signIn } from './people.ts';

const contactMessage = {
  Name: 'Nomsa Khumalo',
  Email: 'nomsa@example.co.za',
  Subject: 'Bundles',
  Message: 'Do you sell bundles of 50?\nRegards',
} as const;

const contactForm = (page: Page) => page.getByRole('form', { name: 'Write to us' });
const field = (page: Page, label: string) => contactForm(page).getByLabel(label, { exact: true });

async function writeMessage(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(contactMessage)) await field(page, label).fill(text);
}

async function expectUnchanged(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(contactMessage))
    await expect(field(page, label)).toHaveValue(text);
}

const send = (page: Page) => contactForm(page).getByRole('button', { name: 'Send message' }).click();
const toast = (page: Page) => page.locator('[data-toast]');

test('the contact form sends, confirms it and is cleared', async ({ page }) => {
  await page.goto('/#contact');
  await writeMessage(page);
  await send(page);
  await expect(toast(page)).toContainText('Message Sent!');
  await expect(toast(page)).toContainText("Thank you for contacting us. We'll get back to you soon.");
  for (const label of Object.keys(contactMessage)) await expect(field(page, label)).toHaveValue('');
});

test('all four fields are required, and spaces do not count', async ({ page }) => {
  let requests = 0;
  await page.route('**/api/contact', (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto('/support#write');
  await field(page, 'Subject').fill('   ');
  await field(page, 'Email').fill('nobody');
  await send(page);
  for (const problem of [
    'Please enter your name.',
    'Please enter a valid email address.',
    'Please enter a subject.',
    'Please enter a message.',
  ]) {
    await expect(contactForm(page).getByText(problem)).toBeVisible();
  }
  await expect(field(page, 'Name')).toBeFocused();
  expect(requests).toBe(0);
});

const failures = [
  { name: 'a server error', status: 500, text: 'Failed to send message. Please try again.' },
  { name: 'too many messages', status: 429, text: 'Too many attempts. Please try again in 5 minutes.' },
] as const;

for (const { name, status, text } of failures) {
  test(`${name} (${status}) keeps what was typed`, async ({ page }) => {
    const json = { message: text, code: status === 429 ? 'too_many_requests' : 'internal' };
    await page.route('**/api/contact', (route) => route.fulfill({ status, json }));
    await page.goto('/support#write');
    await writeMessage(page);
    await send(page);
    await expect(toast(page)).toContainText('Error');
    await expect(toast(page)).toContainText(text);
    await expectUnchanged(page);
  });
}

test('a failed connection keeps what was typed', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort());
  await page.goto('/#contact');
  await writeMessage(page);
  await send(page);
  await expect(toast(page)).toContainText('Failed to send message. Please try again.');
  await expectUnchanged(page);
});

test('the support form is prefilled for a signed-in person, and the user menu leads there', async ({
  page,
  request,
}) => {
  const account = await newAccount(request);
  await signIn(page, account);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /your menu/ }).click();
  await page.getByRole('menuitem', { name: 'Support' }).click();
  await expect(page).toHaveURL(/\/support$/);
  await field(page, 'Subject').scrollIntoViewIfNeeded();
  await expect(field(page, 'Name')).toHaveValue('Lerato Dlamini');
  await expect(field(page, 'Email')).toHaveValue(account.email);
});

test('an email typed on the farmers’ page is prefilled on the register page', async ({ page }) => {
  await page.goto('/farmers');
  const emailField = page.getByLabel('Your email address');
  const submitButton = page.locator('form').getByRole('button', { name: 'Get My ZarCode' });
  // The email is optional; an empty one is not stored.
  await submitButton.click();
  await expect(page).toHaveURL(/\/register$/);
  expect(await page.evaluate(() => localStorage.getItem('signup_email'))).toBeNull();
  await page.goto('/farmers');
  await emailField.fill('piet@plaas');
  await emailField.press('Enter');
  await expect(page).toHaveURL(/\/register$/);
  expect(await page.evaluate(() => localStorage.getItem('signup_email'))).toBe('piet@plaas');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('piet@plaas');
});

test('the farmers’ page marks its samples and has its own footer', async ({ page }) => {
  await page.goto('/farmers');
  await expect(page.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(3);
  await expect(page.getByRole('contentinfo')).toContainText('© 2025');
  await page.goto('/township');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`);
  await expect(page.getByText('English, Zulu, Xhosa, Afrikaans, Sotho')).toBeVisible();
});

for (const [label, id] of [
  ['Why ZarCodes', 'why-zarcodes'],
  ['How It Works', 'how-it-works'],
  ['Pricing', 'pricing'],
  ['Contact', 'contact'],
] as const) {
  test(`the anchor ${label} by keyboard`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: label }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/#${id}$`));
    const title = page.getByRole('heading', { name: label, level: 2 });
    await expect(title).toBeFocused();
    await expect(title).toBeInViewport();
  });
}

test('anchors lead to the landing page from another page', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { name: 'Pricing', level: 2 })).toBeInViewport();
});

const documents = [
  { path: '/terms-of-service', sections: 10, updated: 'January 2025' },
  { path: '/privacy-policy', sections: 14, updated: '1 August 2025' },
] as const;

for (const { path, sections, updated } of documents) {
  test(`${path} has ${sections} sections`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(`Last updated: ${updated}`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(sections);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
  });

  test(`${path} fits the narrowest screen, and opens its contents there`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(320);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.getByText('Contents').click();
    await contents.getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport();
  });

  test(`${path} is printed dark on light, without header and navigation`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(20, 33, 27)');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

test('the privacy policy names the Information Regulator', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByText(/Information Regulator \(South Africa\)/)).toBeVisible();
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['POPIAComplaints@inforegulator.org.za', 'mailto:POPIAComplaints@inforegulator.org.za'],
    ['+27 10 023 5200', 'tel:+27100235200'],
    ['https://inforegulator.org.za', 'https://inforegulator.org.za'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('the landing page leads to the pages for townships and farms', async ({ page }) => {
  for (const path of ['/township', '/farmers']) {
    await page.goto('/');
    await page.getByRole('main').locator(`a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
  }
});

test('the terms before making a code have 12 sections', async ({ page, request }) => {
  await signIn(page, await newAccount(request));
  await page.goto('/generator');
  await page.getByRole('button', { name: 'Read the terms' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Last updated: 1 August 2025.')).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveCount(12);
  await closeByEscape(dialog);
});

test('the footer leads to help and terms', async ({ page }) => {
  await page.goto('/login');
  for (const [name, path, title] of [
    ['Privacy Policy', '/privacy-policy', 'Privacy Policy'],
    ['Terms of Service', '/terms-of-service', 'Terms of Service'],
    ['Contact Support', '/support', 'Support'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    // The address changes before the page, whose footer lies elsewhere.
    await expect(page).toHaveTitle(`${title} – ZarCodes`);
  }
});

test('each public page has its own head, which is removed with it', async ({ page }) => {
  await page.goto('/support');
  await waitForHydration(page);
  await expect(page).toHaveTitle('Support – ZarCodes');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveTitle('Privacy Policy – ZarCodes');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /POPIA/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/privacy-policy$/);
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveTitle('Sign in – ZarCodes');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Support' }).click();
  await expect(page).toHaveTitle('Support – ZarCodes');
  await expect(robots).toHaveCount(0);
});

test('a searched place is in the title, and not in search engines', async ({ page }) => {
  await page.goto('/address-not-found?address=Hermanus&placeId=western-cape-hermanus');
  await expect(page).toHaveTitle('Hermanus – ZarCodes');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a browser can install the site: the manifest is valid and the icons have their declared sizes', async ({
  page,
}) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] };
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const icons = [...manifest.icons, { src: touchIcon ?? '', sizes: '180x180' }];
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test('the promoted voucher is below the features, and causes no layout shift', async ({ page }) => {
  const shift = await watchLayoutShift(page);
  await page.goto('/');
  await waitForHydration(page);
  const banner = page.getByRole('complementary', { name: 'Voucher' });
  await expect(banner).toContainText(/10% off until \d+ \w+ \d{4}: use the voucher WELCOME10 when you pay/);
  expect(await shift()).toBeLessThan(0.02);
  const top = async (name: string) =>
    (await page.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? 0;
  const y = (await banner.boundingBox())?.y ?? 0;
  expect(y).toBeGreaterThan(await top('Why ZarCodes'));
  expect(y).toBeLessThan(await top('How It Works'));
});

test('without a promoted voucher from the server there is no banner', async ({ page }) => {
  await page.route('**/api/vouchers/promoted', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('complementary', { name: 'Voucher' })).toHaveCount(0);
});

/** Only characters that people type. */
function charactersWithoutWidth(): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) throw new Error('There is no canvas');
  context.font = `700 40px ${getComputedStyle(document.body).fontFamily}`;
  const latin1 = Array.from({ length: 0x100 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
  const [softHyphen, deleteCharacter] = ['\u00ad', '\u007f'];
  return latin1.filter(
    (character) =>
      ![softHyphen, deleteCharacter].includes(character) && context.measureText(character).width === 0,
  );
}

for (const path of ['/', '/support', '/terms-of-service']) {
  test(`${path} stays in place when its font arrives late`, async ({ page }) => {
    const font = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await font.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 375, height: 667 });
    const shift = await watchLayoutShift(page);
    await page.goto(path, { waitUntil: 'commit' });
    const oneLine = 64;
    const height = async () => (await page.getByRole('banner').boundingBox())?.height;
    await expect.poll(height).toBe(oneLine);
    font.resolve();
    await page.evaluate(() => document.fonts.ready);
    expect(await shift()).toBeLessThan(0.05);
    expect(await height()).toBe(oneLine);
    expect(await page.evaluate(charactersWithoutWidth)).toEqual([]);
  });
}
