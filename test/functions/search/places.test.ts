/** The bundled places, by what people type (docs/product/search.md#places). */
import { describe, expect, test } from 'vitest';
import { findPlaces } from '#functions/domain/search/allPlaces.ts';
import { readOtherNames } from '#scripts/places/sources.ts';
import { distanceKm } from '#shared/domain/distance.ts';
import { placeContext } from '#shared/domain/placeTitle.ts';
import { asWritten, byHand, misspeltByRule } from '#test/support/placeQueries.ts';

const found = (text: string, max = 6) => findPlaces(text, max).map(({ place }) => place.id);
const shown = (text: string, max = 6) =>
  findPlaces(text, max).map(({ place, title }) => `${title}, ${placeContext(place)}`);

describe('what people type', () => {
  const queries = [asWritten, misspeltByRule, byHand].flatMap((list) => list.trim().split('\n'));

  test('finds the place that is meant first, of 98 in 100', () => {
    expect(queries.length).toBeGreaterThan(300);
    const missed = queries.filter((line) => {
      const [text = '', id] = line.split(' > ');
      return found(text, 1)[0] !== id;
    });
    expect(missed.length / queries.length, missed.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

test('every other spelling, former, short and translated name finds its place first', () => {
  const others = readOtherNames();
  expect(others.length).toBeGreaterThan(100);
  const missed = others.filter(({ other, province }) => {
    const [first] = findPlaces(other, 1);
    return first?.title !== other || first.place.province !== province;
  });
  expect(missed).toEqual([]);
});

test.each([
  ['Ekhephini', 'Barkly East', 'eastern-cape-barkly-east'],
  ['Kentani', 'Centane', 'eastern-cape-centane'],
  ['Port St Johns', 'Port Saint John’s', 'eastern-cape-port-saint-johns'],
  ['Tembisa', 'Thembisa', 'gauteng-thembisa'],
  ['Ballitoville', 'Ballito', 'kwazulu-natal-ballitoville'],
  ['Mooi Rivier', 'Mooi River', 'kwazulu-natal-mooi-river'],
  ['St Lucia', 'Saint Lucia', 'kwazulu-natal-saint-lucia'],
  ['Umhlanga Rocks', 'Umhlanga', 'kwazulu-natal-umhlanga-durban'],
  ['Wolmaranstad', 'Wolmaransstad', 'north-west-wolmaransstad'],
  ['Albertina', 'Albertinia', 'western-cape-albertina'],
  ['Elands Bay', 'Elandsbaai', 'western-cape-elandsbaai'],
  ['Still Bay', 'Stilbaai', 'western-cape-stilbaai'],
])('%s and %s are one place, which both names find', (other, name, id) => {
  for (const typed of [other, name]) {
    const places = findPlaces(typed, 20).map(({ place }) => place);
    const [first] = places;
    expect(first?.id).toBe(id);
    // Villages of the same name are farther away.
    const here = places.filter((place) => first !== undefined && distanceKm(place, first) < 10);
    expect(here.filter((place) => [other, name].includes(place.name))).toHaveLength(1);
  }
});

describe('of places of one name', () => {
  test.each([
    ['Mamelodi', 'Mamelodi, Pretoria, Gauteng'],
    ['Chatsworth', 'Chatsworth, Durban, KwaZulu-Natal'],
    ['Thembalethu', 'Thembalethu, George, Western Cape'],
    ['New Brighton', 'New Brighton, iBhayi, Gqeberha, Eastern Cape'],
  ])('the %s where most people live comes first', (text, first) => {
    const lines = shown(text);
    expect(lines[0]).toBe(first);
    expect(lines.length).toBeGreaterThan(1);
  });

  test.each(['Inanda', 'Seshego', 'Phoenix'])('%s of one city is listed once', (name) => {
    const lines = shown(name, 20);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.startsWith(`${name}, Durban`)).length).toBeLessThanOrEqual(1);
  });

  test('the nearest of equal ones comes first, where that is known', () => {
    const lines = shown('Mdeni', 20);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(5);
  });
});

describe('a mistake', () => {
  test('an exact village comes after a place a hundred times as large that is a letter away', () => {
    expect(found('Kayelitsha').slice(0, 2)).toEqual([
      'western-cape-khayelitsha-cape-town',
      'eastern-cape-kayelitsha-ngqamakhwe',
    ]);
  });

  test('an exact village comes before a place that is not that much larger', () => {
    expect(shown('Mpangeni')[0]).toBe('Mpangeni, Libode, Eastern Cape');
  });

  test('below a name as it was typed, no other spelling is listed', () => {
    expect(shown('Pretoria').filter((line) => !line.startsWith('Pretoria'))).toEqual([]);
  });

  test.each([
    ['one in five letters', 'Dorban', 'kwazulu-natal-durban'],
    ['two in nine letters', 'Johanesborg', 'gauteng-johannesburg'],
    ['a missing letter', 'Mamlodi', 'gauteng-mamelodi-pretoria'],
    ['a letter too many', 'Durbang', 'kwazulu-natal-durban'],
    ['swapped letters', 'Pretoira', 'gauteng-pretoria'],
    ['in the beginning of a name', 'Pietermaritsb', 'kwazulu-natal-pietermaritzburg'],
    ['in a word of a name', 'Rankuva', 'gauteng-ga-rankuwa'],
    ['in an address', '4 Ntlazane Road, Kayelitsa, Cape Town', 'western-cape-khayelitsha-cape-town'],
  ])('%s is forgiven', (_, text, id) => {
    expect(found(text)[0]).toBe(id);
  });

  test.each([
    ['one in four letters', 'Dilv'],
    ['two in eight letters', 'Mumolodu'],
    ['three', 'Jahonasbork'],
    ['text of no place', 'xyzzyqqq'],
  ])('%s is not', (_, text) => {
    expect(found(text).filter((id) => /delft|mamelodi-pretoria|johannesburg$/.test(id))).toEqual([]);
  });

  test.each([
    '<script>document.title = "taken"</script>',
    '"><img src=x onerror="document.title=\'taken\'">',
    'hello world',
  ])('%s is no place: a word of it is only like the name of a village', (text) => {
    expect(shown(text)).toEqual([]);
  });

  test('in the beginning of a name, five letters with one are too few', () => {
    expect(shown('stall').filter((line) => /Stanger|Stellenbosch/.test(line))).toEqual([]);
  });
});
