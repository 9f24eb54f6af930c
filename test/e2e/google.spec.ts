/** The product with Google Maps, against a fake of Google's script that behaves as documented. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  geocoded,
  googleCalls,
  longStreet,
  scriptAddress,
  serveFakeGoogle,
  useGoogleMaps,
} from '../support/fakeGoogle.ts';
import { expectAccessible, expectNoSidewaysScrolling, takePicture } from './look.ts';
import { buyCode, confirmGate, newAccount, openEditWindow, signIn } from './people.ts';

const loadFailed = 'Failed to load the map. Please try again later.';
const errorsOf = new WeakMap<Page, string[]>();

test.beforeEach(async ({ page }) => {
  const errors: string[] = [];
  errorsOf.set(page, errors);
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) errors.push(message.text());
  });
});

test.afterEach(({ page }) => {
  expect(errorsOf.get(page)).toEqual([]);
});

async function openGenerator(page: Page, query = ''): Promise<Locator> {
  const account = await newAccount(page.request);
  await signIn(page, account);
  await page.goto(`/generator${query}`);
  const map = page.getByRole('application');
  await expect(page.getByRole('group', { name: 'Zoom' })).toBeVisible();
  return map;
}

const screenshot = (page: Page, name: string) => takePicture(page, `google-${name}`);

test.describe('the generator', () => {
  test('search: South Africa only, at most eight, one session per choice, names of the searched place', async ({
    page,
  }) => {
    await useGoogleMaps(page);
    await serveFakeGoogle(page);
    await openGenerator(page);
    const search = page.getByRole('combobox', { name: /Search for a place/ });
    const options = page.getByRole('listbox').getByRole('option');
    await search.fill('main');
    await expect(options).toHaveCount(8);
    await search.fill('12 long');
    await expect(options).toHaveCount(1);
    await screenshot(page, 'search');
    await page.getByRole('option', { name: /12 Long Street/ }).click();
    await expect(page.getByText('Location Found')).toBeVisible();

    await expect(page.getByLabel('Latitude')).toHaveValue('-33.922000');
    // docs/product/maps.md#geocoding-choice: the third result, since it matches the searched text best.
    await expect(page.getByLabel('Address line 1')).toHaveValue('12 Long Street');
    await expect(page.getByLabel('Suburb')).toHaveValue('Gardens');
    await expect(page.getByLabel('City')).toHaveValue('Cape Town');
    await expect(page.getByLabel('Province')).toHaveValue('Western Cape');
    for (const name of ['Suburb', 'City', 'Province']) {
      await expect(page.getByLabel(name)).toHaveAttribute('readonly', '');
    }
    await expect(page.getByText('Zoom 18')).toBeVisible();
    await screenshot(page, 'found');
    await expectAccessible(page);

    await search.fill('vilakazi');
    await page.getByRole('option', { name: /Vilakazi/ }).click();
    await expect(page.getByLabel('City')).toHaveValue('Soweto');
    await expect(page.getByLabel('Province')).toHaveValue('Gauteng');
    const { searches, fetches } = await googleCalls(page);
    expect(searches.every(({ regions }) => regions.join() === 'za')).toBe(true);
    expect(searches.map(({ session }) => session)).toEqual([1, 1, 2]);
    expect(fetches.map(({ session }) => session)).toEqual([1, 2]);
    expect(fetches[0]?.fields).toEqual(['location', 'formattedAddress']);
  });

  test('click, drag and unlock', async ({ page }) => {
    await useGoogleMaps(page);
    await serveFakeGoogle(page);
    await openGenerator(page, `?address=${longStreet.lat}, ${longStreet.lng}`);
    await expect(page.getByLabel('City')).toHaveValue('Cape Town');
    // Without a searched text: the first street address that is not a rooftop.
    await expect(page.getByLabel('Address line 1')).toHaveValue('3 Bloem Street');

    const pin = page.getByRole('button', { name: /^Your pin at/ });
    const before = await pin.boundingBox();
    if (!before) throw new Error('The pin is not visible');
    await page.mouse.move(before.x + 18, before.y + 20);
    await page.mouse.down();
    await page.mouse.move(before.x + 68, before.y + 20, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByLabel('Latitude')).toHaveValue('-33.922000');
    const draggedLongitude = Number(await page.getByLabel('Longitude').inputValue());
    // 50 pixels at zoom 16.
    expect(draggedLongitude).toBeCloseTo(longStreet.lng + (50 * 360) / (256 * 2 ** 16), 5);

    const map = page.getByRole('application');
    const frame = await map.boundingBox();
    if (!frame) throw new Error('The map is not visible');
    await page.mouse.click(frame.x + frame.width / 2, frame.y + frame.height / 2 + 150);
    await expect(page.getByLabel('Longitude')).not.toHaveValue(String(draggedLongitude));
    await expect(page.getByLabel('City')).toHaveAttribute('readonly', '');

    await page.getByRole('button', { name: 'My area is called something else' }).click();
    await expect(page.getByLabel('Suburb')).toBeFocused();
    await page.getByLabel('City').fill('Bo-Kaap');
    await expect(page.getByLabel('Province')).toHaveAttribute('readonly', '');
    await expect(page.getByLabel('City')).toHaveValue('Bo-Kaap');
    await screenshot(page, 'unlocked');
  });

  test('by keyboard: the map, the pin and the satellite switch', async ({ page }) => {
    await useGoogleMaps(page);
    await serveFakeGoogle(page);
    const map = await openGenerator(page);
    await expect(page.getByText('Zoom 8')).toBeVisible();
    await map.focus();
    await page.keyboard.press('+');
    await expect(page.getByText('Zoom 9')).toBeVisible();
    await page.keyboard.press('-');
    await expect(page.getByText('Zoom 8')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await screenshot(page, 'crosshair');
    await page.keyboard.press('Enter');
    // docs/product/maps.md#map-behaviour: the initial centre, and 80 pixels to the east.
    const longitude = 18.4 + (80 * 360) / (256 * 2 ** 8);
    await expect(page.getByLabel('Longitude')).toHaveValue(longitude.toFixed(6));

    await page.getByRole('button', { name: /^Your pin at/ }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    const movedLongitude = longitude + (20 * 360) / (256 * 2 ** 8);
    await expect(page.getByLabel('Longitude')).toHaveValue(movedLongitude.toFixed(6));
    await expect(page.getByRole('button', { name: /^Your pin at/ })).toBeFocused();

    const satellite = page.getByRole('button', { name: 'Satellite view' });
    await satellite.press('Enter');
    await expect(satellite).toHaveAttribute('aria-pressed', 'true');
    await screenshot(page, 'satellite');
    await satellite.press('Space');
    expect((await googleCalls(page)).mapTypes).toEqual(['hybrid', 'roadmap']);
  });

  test('places that Google does not name, and other countries', async ({ page }) => {
    await useGoogleMaps(page);
    await serveFakeGoogle(page);
    // The Kalahari: Google has no result, so the province comes from our own outlines.
    await openGenerator(page, '?address=-28.0, 21.5');
    await expect(page.getByLabel('Province')).toHaveValue('Northern Cape');
    await page.getByLabel('City').fill('Askham');
    await page.getByLabel('Latitude').fill('-29.31');
    await page.getByLabel('Longitude').fill('27.48');
    await expect(page.getByText('This point is not in South Africa')).toBeVisible();
  });

  test('the current location with its ring, and the question before paying', async ({ page, context }) => {
    await useGoogleMaps(page);
    await serveFakeGoogle(page);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: longStreet.lat, longitude: longStreet.lng, accuracy: 30 });
    await openGenerator(page);
    await page.getByRole('button', { name: 'Use my current location' }).click();
    // 60 m at latitude -34 and zoom 18, where a pixel is 0.495 m.
    await expect
      .poll(async () => (await page.locator('.map-ring').boundingBox())?.width)
      .toBeCloseTo(121, -1);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(async () => (await page.locator('.map-ring').boundingBox())?.width).toBeCloseTo(61, -1);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/best on the satellite view\.$/).last()).toBeVisible();
    await screenshot(page, 'located');
    await page.getByLabel('Title').fill('Long Street Books');
    await expect(page.getByLabel('City')).toHaveValue('Cape Town');
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    const question = page.getByRole('dialog', { name: 'Is this the gate?' });
    await expect(question).toContainText('Current location, within 30 m');
    await expect(question.getByRole('application', { name: /^Close-up of your pin/ })).toBeVisible();
    await expect(question.locator('.map-ring')).toBeVisible();
    await screenshot(page, 'gate');
    await confirmGate(page);
    await expect(page).toHaveURL(/\/payment$/);
  });

  test('a town of the bundled list', async ({ page }) => {
    await useGoogleMaps(page);
    await serveFakeGoogle(page);
    await openGenerator(page, '?address=Hermanus&placeId=western-cape-hermanus');
    await expect(page.getByLabel('Latitude')).toHaveValue(/^-34\.4/);
  });

  test('an address without a place ID: the better match of two places', async ({ page }) => {
    await useGoogleMaps(page);
    await serveFakeGoogle(page);
    await openGenerator(page, '?address=12 Long Street, Gardens');
    await expect(page.getByLabel('Latitude')).toHaveValue('-33.922000');
    await expect(page.getByLabel('Address line 1')).toHaveValue('12 Long Street');
  });
});

test('a searched address without a place ID, and with an outdated one', async ({ page }) => {
  await useGoogleMaps(page);
  await serveFakeGoogle(page);
  for (const placeId of ['', 'ChIJ-gone']) {
    await page.goto(
      `/address-not-found?address=${encodeURIComponent('12 Long Street, Gardens')}&placeId=${placeId}`,
    );
    await expect(page.getByRole('application', { name: /Map: 12 Long Street/ })).toBeVisible();
    const { geocodes } = await googleCalls(page);
    expect(geocodes).toEqual([{ address: '12 Long Street, Gardens', country: 'ZA' }]);
  }
  await screenshot(page, 'address');
});

test('a code page and the dashboard', async ({ page }) => {
  await useGoogleMaps(page);
  await serveFakeGoogle(page);
  const account = await newAccount(page.request);
  const { code: first } = await buyCode(page.request, account);
  expect(first).toMatch(/^7TB-/);
  await page.goto(`/${first}`);
  const pin = page.getByRole('img', { name: /Lerato Hair Salon/ });
  await expect(pin).toBeVisible();
  await expect(pin).not.toHaveAttribute('tabindex', '0');
  await screenshot(page, 'code');
  await expectAccessible(page);

  await buyCode(page.request, account, 'Second door');
  await signIn(page, account);
  await page.goto('/dashboard');
  // Both are at one point, which no zoom separates, so the group opens as a list.
  await page.getByRole('button', { name: '2 ZarCodes' }).click();
  await expect(page.getByRole('link', { name: /Second door/ })).toBeVisible();
  await screenshot(page, 'list');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /Second door/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '2 ZarCodes' })).toBeFocused();
  // Another zoom redraws all pins.
  await page.keyboard.press('-');
  await expect(page.getByRole('button', { name: '2 ZarCodes' })).toBeFocused();
});

test('the edit page shows where the pin was, which can be put back there', async ({ page }) => {
  await useGoogleMaps(page);
  await serveFakeGoogle(page);
  const account = await newAccount(page.request);
  const { code } = await buyCode(page.request, account, 'Gate on Google');
  await openEditWindow(page.request, account, code);
  await signIn(page, account);
  await page.goto(`/zarcodes/${code}/edit`);
  const pin = page.getByRole('button', { name: /^Your pin at/ });
  const before = page.getByRole('img', { name: /^Where the pin was/ });
  await expect(pin).toBeVisible();
  await expect(before).toHaveCount(0);
  const placed = await pin.boundingBox();

  await pin.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByText(/^Moved \d+ m$/)).toBeVisible();
  await expect(before).toBeVisible();
  // The second pin is where the first one was, and does not move.
  const [was, is] = [await before.boundingBox(), await pin.boundingBox()];
  expect(Math.abs((was?.x ?? 0) - (placed?.x ?? 0))).toBeLessThan(2);
  expect(is?.x ?? 0).toBeGreaterThan((was?.x ?? 0) + 2);
  await expect(before).not.toHaveAttribute('tabindex', '0');
  await screenshot(page, 'edit-moved');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Show both' }).click();
  await expect(before).toBeInViewport();
  await expect(pin).toBeInViewport();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(before).toHaveCount(0);
  await expect(page.getByText(/^Moved/)).toHaveCount(0);
});

test.describe('without a map', () => {
  test('no key: nothing is requested from Google', async ({ page }) => {
    await useGoogleMaps(page, '');
    let requests = 0;
    await page.route(/google|gstatic/, (route) => {
      if (new URL(route.request().url()).hostname === 'localhost') return route.fallback();
      requests += 1;
      return route.abort();
    });
    const account = await newAccount(page.request);
    const { code } = await buyCode(page.request, account);
    await page.goto(`/${code}`);
    await expect(page.getByText('Map unavailable', { exact: true })).toBeVisible();
    await screenshot(page, 'no-key-code');
    await page.goto('/address-not-found?address=Hermanus&placeId=ChIJ-any');
    await expect(page.getByText('Map unavailable', { exact: true })).toBeVisible();
    await signIn(page, account);
    await page.goto('/generator');
    await expect(page.getByText('Map Unavailable - Google Maps API not configured')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    // All fields can be filled in by hand.
    await page.getByLabel('City').fill('Hermanus');
    await page.getByLabel('Province').selectOption('Western Cape');
    await screenshot(page, 'no-key-generator');
    await expectAccessible(page);
    expect(requests).toBe(0);
  });

  test('the script fails to load: three attempts a second apart, then an error and a retry', async ({
    page,
  }) => {
    await useGoogleMaps(page);
    const attempts: number[] = [];
    await page.route(scriptAddress, (route) => {
      attempts.push(Date.now());
      return route.abort();
    });
    const account = await newAccount(page.request);
    await signIn(page, account);
    await page.goto('/generator');
    await expect(page.getByText(loadFailed).first()).toBeVisible();
    await expect(page.getByText('Map Error')).toBeVisible();
    await screenshot(page, 'blocked');
    expect(attempts).toHaveLength(3);
    for (const [index, at] of attempts.slice(1).entries()) {
      expect(at - (attempts[index] ?? 0)).toBeGreaterThanOrEqual(950);
      expect(at - (attempts[index] ?? 0)).toBeLessThan(2500);
    }
    await page.unroute(scriptAddress);
    await serveFakeGoogle(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('group', { name: 'Zoom' })).toBeVisible();
  });

  test('a script that never comes: a message within 12 s, and a retry once it does', async ({ page }) => {
    await useGoogleMaps(page);
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await serveFakeGoogle(page);
    await page.route(scriptAddress, async (route) => {
      await isReleased;
      return route.fallback();
    });
    const account = await newAccount(page.request);
    await signIn(page, account);
    await page.clock.install();
    const requested = page.waitForRequest(scriptAddress);
    // The script holds up the page's load event.
    await page.goto('/generator', { waitUntil: 'domcontentloaded' });
    await requested;
    await page.clock.pauseAt(Date.now() + 1_000);
    await page.clock.runFor(6_000);
    await expect(page.getByText(loadFailed)).toHaveCount(0);
    await page.clock.runFor(6_000);
    await expect(page.getByText(loadFailed).first()).toBeVisible();
    await expect(page.getByText('Map Error')).toBeVisible();
    await screenshot(page, 'hanging');
    // The fields can be filled in by hand meanwhile.
    await page.getByLabel('City').fill('Hermanus');
    release();
    await page.clock.resume();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('group', { name: 'Zoom' })).toBeVisible();
  });

  test('the second attempt may succeed', async ({ page }) => {
    await useGoogleMaps(page);
    await serveFakeGoogle(page);
    let attempts = 0;
    await page.route(scriptAddress, (route) => {
      attempts += 1;
      return attempts === 1 ? route.abort() : route.fallback();
    });
    await openGenerator(page);
    expect(attempts).toBe(2);
  });

  for (const [when, refuseAfterMs] of [
    ['after the map was drawn', 600],
    ['before anything was drawn', 0],
  ] as const) {
    test(`the key is refused ${when}`, async ({ page }) => {
      await useGoogleMaps(page);
      await serveFakeGoogle(page, { refuseAfterMs, neverDraws: refuseAfterMs === 0 });
      const account = await newAccount(page.request);
      await signIn(page, account);
      await page.goto('/generator');
      await expect(page.getByText('Failed to load Google Maps').first()).toBeVisible();
      await expect(page.getByText('Map Error')).toBeVisible();
      await expect(page.getByText(/Oops/)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await page.getByLabel('City').fill('Soweto');
      await screenshot(page, `refused-${refuseAfterMs}`);
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 375, height: 740 });
    await useGoogleMaps(page);
    await serveFakeGoogle(page);
    await openGenerator(page, `?address=${longStreet.lat}, ${longStreet.lng}`);
    await expect(page.getByRole('button', { name: /^Your pin at/ })).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Cape Town');
    await screenshot(page, `phone-${colorScheme}`);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
}

test('the open map requests nothing from Google and has no satellite switch', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openGenerator(page);
  await expect(page.getByRole('button', { name: 'Satellite view' })).toHaveCount(0);
  expect(requests.filter((url) => /google/i.test(url))).toEqual([]);
});

test('another spelling of a province is mapped to one of the nine', async ({ page }) => {
  await useGoogleMaps(page);
  const at = { lat: -29.85, lng: 31.02 };
  await serveFakeGoogle(page, {
    reverse: [
      {
        at,
        radius: 1,
        results: [geocoded(['locality'], at, { city: 'Durban', province: 'KwaZulu Natal Province' })],
      },
    ],
  });
  await openGenerator(page, `?address=${at.lat}, ${at.lng}`);
  await expect(page.getByLabel('Province')).toHaveValue('KwaZulu-Natal');
});
