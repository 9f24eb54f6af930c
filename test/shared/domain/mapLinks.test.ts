import { describe, expect, it, test } from 'vitest';
import { coordinateMessages, parseLocation, shortenedUrlMessage } from '#shared/domain/coordinates.ts';

const joburg = { kind: 'point', latitude: -26.2041, longitude: 28.0473 };

describe('links with coordinates', () => {
  test.each([
    // Google: query parameters
    'https://www.google.com/maps?q=-26.2041,28.0473',
    'https://maps.google.com/?q=-26.2041,28.0473',
    'http://maps.google.co.za/maps?q=-26.2041,28.0473&z=17',
    'https://www.google.co.za/maps?q=-26.2041%2C28.0473',
    'https://www.google.com/maps?q=-26.2041,+28.0473',
    'https://www.google.com/maps?q=-26.2041%2C%2028.0473',
    'https://maps.google.com/maps?q=loc:-26.2041,28.0473',
    'https://maps.google.com/maps?q=loc:-26.2041+28.0473',
    'https://maps.google.com/maps?q=-26.2041,28.0473(Mama+Thandi)',
    'https://www.google.com/maps/search/?api=1&query=-26.2041,28.0473',
    'https://www.google.com/maps/search/?api=1&query=-26.2041%2C28.0473&query_place_id=ChIJ',
    'https://maps.google.com/?ll=-26.2041,28.0473&z=12',
    'https://maps.google.com/maps?saddr=-25.7,28.2&daddr=-26.2041,28.0473',
    'https://www.google.com/maps/dir/?api=1&origin=-25.7,28.2&destination=-26.2041,28.0473',
    'https://www.google.com/maps/@?api=1&map_action=pano&viewpoint=-26.2041,28.0473',
    'https://www.google.com/maps/@?api=1&map_action=map&center=-26.2041%2C28.0473&zoom=12',
    'https://www.google.com/maps?q=Shoprite&ll=-26.2041,28.0473',
    'https://www.google.com/maps?q=-26.2041,28.0473&ll=-25.1,27.1', // the pin, not the viewport
    // Google: paths
    'https://www.google.com/maps/@-26.2041,28.0473,17z',
    'https://www.google.com/maps/@-26.2041,28.0473,17z/data=!3m1!1e3',
    'https://www.google.com/maps/@-26.2041,28.0473,3a,75y,90t/data=!3m6!1e1',
    'https://www.google.com/maps/place/Johannesburg/@-26.2041,28.0473,10z',
    'https://www.google.com/maps/search/spaza/@-26.2041,28.0473,14z',
    'https://www.google.com/maps/place/-26.2041,28.0473',
    'https://www.google.com/maps/place/-26.2041,28.0473/@-25.1,27.1,17z',
    'https://www.google.com/maps/search/-26.2041,+28.0473?entry=tts',
    'https://www.google.com/maps/dir//-26.2041,28.0473/@-25.1,27.1,12z',
    'https://www.google.com/maps/dir/-25.7,28.2/-26.2041,28.0473/@-25.9,28.1,10z/data=!4m2!4m1!3e0',
    // Google: the pin in the data parameter takes precedence over the viewport after the @
    'https://www.google.com/maps/place/Spaza/@-25.1,27.1,17z/data=!3m1!4b1!4m6!3m5!1s0x1e95:0x2!8m2!3d-26.2041!4d28.0473!16zL20v',
    'https://www.google.com/maps/place/Spaza/data=!4m6!3m5!1s0x1e95:0x2!8m2!3d-26.2041!4d28.0473?entry=ttu',
    'https://www.google.com/maps/place/Spaza/data=%213d-26.2041%214d28.0473', // encoded by a messenger
    // Apple
    'https://maps.apple.com/?ll=-26.2041,28.0473&q=Dropped%20Pin',
    'https://maps.apple.com/?q=-26.2041,28.0473',
    'https://maps.apple.com/?daddr=-26.2041,28.0473&dirflg=d',
    'https://maps.apple.com/place?coordinate=-26.2041,28.0473&name=Home',
    'https://maps.apple.com/?sll=-26.2041,28.0473&q=spaza',
    // Waze
    'https://waze.com/ul?ll=-26.2041,28.0473&navigate=yes',
    'https://www.waze.com/ul?ll=-26.2041%2C28.0473',
    'https://ul.waze.com/ul?ll=-26.2041%2C28.0473&navigate=yes',
    'https://www.waze.com/live-map/directions?to=ll.-26.2041%2C28.0473',
    'waze://?ll=-26.2041,28.0473&navigate=yes',
    // OpenStreetMap
    'https://www.openstreetmap.org/?mlat=-26.2041&mlon=28.0473',
    'https://www.openstreetmap.org/?mlat=-26.2041&mlon=28.0473#map=12/-25.1/27.1',
    'https://www.openstreetmap.org/#map=17/-26.2041/28.0473',
    'https://www.openstreetmap.org/#map=17/-26.2041/28.0473&layers=T',
    'https://www.openstreetmap.org/node/123#map=17.5/-26.2041/28.0473',
    // others, with the same patterns
    'https://wego.here.com/?lat=-26.2041&lng=28.0473',
    'https://example.org/map?lat=-26.2041&lon=28.0473',
    'comgooglemaps://?q=-26.2041,28.0473',
    // geo URIs
    'geo:-26.2041,28.0473',
    'GEO:-26.2041,28.0473',
    'geo:-26.2041,28.0473,1753',
    'geo:-26.2041,28.0473;u=35',
    'geo:-26.2041,28.0473;crs=wgs84;u=35',
    'geo:-26.2041,28.0473?z=17',
    'geo:0,0?q=-26.2041,28.0473(Mama+Thandi)',
    'geo:-25.1,27.1?q=-26.2041,28.0473',
    // without a scheme, inside a message, with trailing text
    'www.google.com/maps?q=-26.2041,28.0473',
    'maps.google.com/?q=-26.2041,28.0473',
    'waze.com/ul?ll=-26.2041,28.0473',
    'Meet me here: https://maps.google.com/?q=-26.2041,28.0473',
    'Dropped pin\nhttps://www.google.com/maps/@-26.2041,28.0473,17z\nsee you',
    '<https://maps.google.com/?q=-26.2041,28.0473>',
    '(https://maps.google.com/?q=-26.2041,28.0473)',
    'It is at https://maps.google.com/?q=-26.2041,28.0473.',
  ])('%s', (link) => {
    expect(parseLocation(link)).toEqual(joburg);
  });

  it.each([
    "https://www.google.com/maps/place/26%C2%B012'14.8%22S+28%C2%B002'50.3%22E",
    'https://www.google.com/maps/place/26%C2%B012%2714.8%22S+28%C2%B002%2750.3%22E/@-25.1,27.1,17z',
    'https://www.google.com/maps?q=26%C2%B012%2714.8%22S+28%C2%B002%2750.3%22E',
  ])('reads degrees, minutes and seconds in %s', (link) => {
    expect(parseLocation(link)).toEqual({
      kind: 'point',
      latitude: expect.closeTo(-26.204111, 6),
      longitude: expect.closeTo(28.047306, 6),
    });
  });

  test.each([
    'https://www.google.com/maps?q=95,28',
    'https://www.google.com/maps/@-26.2,181,17z',
    'https://www.google.com/maps/place/X/data=!3d-91!4d28',
    'https://www.openstreetmap.org/#map=17/-95/28',
    'geo:91,28',
    'geo:0,0?q=91,28',
  ])('%s is out of range', { tags: 'I9' }, (link) => {
    expect(parseLocation(link)).toEqual({ kind: 'invalid', message: coordinateMessages.outOfRange });
  });
});

describe('links to places', () => {
  test.each([
    ['https://www.google.com/maps/place/Mama+Thandi%27s+Spaza', "Mama Thandi's Spaza"],
    ['https://www.google.com/maps/place/Soweto,+Johannesburg/', 'Soweto, Johannesburg'],
    ['https://www.google.co.za/maps/place/Dani%C3%ABlskuil/data=!4m2!3m1!1s0x1', 'Daniëlskuil'],
    ['https://www.google.com/maps/search/spaza+shops', 'spaza shops'],
    ['https://www.google.com/maps/dir/Pretoria/Soweto/@-25.9,28.1,10z', 'Soweto'], // not the middle of the route
    ['https://www.google.com/maps?q=Union+Buildings', 'Union Buildings'],
    [
      'https://www.google.com/maps/search/?api=1&query=Union%20Buildings&query_place_id=ChIJ',
      'Union Buildings',
    ],
    ['https://www.google.com/maps/dir/?api=1&destination=Union+Buildings', 'Union Buildings'],
    ['https://maps.google.com/?daddr=Union+Buildings', 'Union Buildings'],
    ['https://maps.apple.com/?address=1,Main+Road,Soweto', '1,Main Road,Soweto'],
    ['https://maps.apple.com/?q=Union%20Buildings', 'Union Buildings'],
    ['https://maps.apple.com/place?name=Home', 'Home'],
    ['https://waze.com/ul?q=Union%20Buildings', 'Union Buildings'],
    ['geo:0,0?q=1+Main+Road%2C+Soweto', '1 Main Road, Soweto'],
    ['https://www.google.com/maps/place/100%+Spaza', '100% Spaza'], // a stray percent sign
    ['https://www.google.com/maps/place/Evil%E2%80%AEname', 'Evilname'],
  ])('%s', (link, query) => {
    expect(parseLocation(link)).toEqual({ kind: 'place', query });
  });
});

describe('shortened links', { tags: 'I9' }, () => {
  it('are refused with the message of docs/product/maps.md#map-input', () => {
    expect(shortenedUrlMessage).toBe(
      'Shortened URL detected - please open the link in your browser first, then copy the full URL from the address bar.',
    );
  });

  test.each([
    'https://maps.app.goo.gl/AbCdEf123',
    'http://maps.app.goo.gl/AbCdEf123?g_st=iw',
    'HTTPS://MAPS.APP.GOO.GL/AbCdEf123',
    'maps.app.goo.gl/AbCdEf123',
    'https://goo.gl/maps/AbCdEf123',
    'goo.gl/maps/AbCdEf123',
    'https://g.co/kgs/AbCdEf',
    'https://bit.ly/3AbCdEf',
    'bit.ly/3AbCdEf',
    'www.bit.ly/3AbCdEf',
    'https://tinyurl.com/abc',
    'https://t.co/abc',
    'https://waze.com/ul/hke7w0f5rk',
    'https://www.waze.com/ul/hke7w0f5rk',
    'waze.com/ul/hke7w0f5rk',
    'https://maps.apple/p/AbCdEf',
    'https://osm.org/go/kvB~U',
    'https://www.openstreetmap.org/go/kvB~U?m=',
    'https://abcde.page.link/xyz',
    'My spaza: https://maps.app.goo.gl/AbCdEf123 see you',
  ])('%s', (link) => {
    expect(parseLocation(link)).toEqual({ kind: 'invalid', message: shortenedUrlMessage });
  });

  test.each([
    'https://notbit.ly.example.com/?q=-26.2041,28.0473',
    'https://xmaps.app.goo.gl.example/?ll=-26.2041,28.0473',
  ])('but not %s', (link) => {
    expect(parseLocation(link)).toEqual(joburg);
  });
});

describe('links without a location', { tags: 'I9' }, () => {
  test.each([
    'https://maps.google.com/?cid=12345678901234567890',
    'https://www.google.com/maps',
    'https://www.google.com/maps?q=place_id:ChIJabc',
    'https://example.com/',
    'https://example.com/place/Soweto', // not a known map
    'https://example.com/?q=Soweto',
    'https://google.com.example.org/maps/place/Soweto',
    'https://www.openstreetmap.org/node/123',
    'geo:here',
    'geo:-26.2041',
    'javascript://alert(1)',
    'file:///etc/passwd',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost:3000/api/health',
    'http://2130706433/',
    'https://www.google.com@evil.example/maps/place/Soweto',
    'gopher://[::1]:6379/_FLUSHALL',
  ])('%s', (link) => {
    expect(parseLocation(link)).toEqual({
      kind: 'invalid',
      message: expect.stringContaining('No location was found'),
    });
  });
});
