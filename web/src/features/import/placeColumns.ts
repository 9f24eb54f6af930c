import { columnMeanings, type Named } from '#web/files/columnMeanings.ts';

/** What a column of a file with places can be for. */
export const meanings = [
  'title',
  'coordinates',
  'latitude',
  'longitude',
  'addressLine1',
  'addressLine2',
  'suburb',
  'city',
  'province',
  'description',
  'isHome',
  'consent',
] as const;
export type Meaning = (typeof meanings)[number];

/** In English, Afrikaans, isiZulu, isiXhosa and Sesotho. */
const names: Readonly<Record<Meaning, string>> = {
  title: `title, name, place name, place, house, house name, homestead, house number, house no, house nr, stand, stand number,
    stand no, erf, erf number, erf no, plot, plot number, site, site name, site number, unit number, household, farm, farm name,
    label, desc title, titel, naam, pleknaam, huis, huisnommer, huis nr, standnommer, erfnommer, plaas, plaasnaam,
    igama, igama lendawo, indlu, inombolo yendlu, isiza, inombolo yesiza, inombolo yendlu, igama lendawo, indawo,
    lebitso, lebitso la sebaka, ntlo, nomoro ya ntlo, setsha, nomoro ya setsha, id, fid, objectid, number, no, nr`,
  coordinates: `coordinates, coordinate, gps coordinates, gps, lat long, latlong, lat lon, latlng, lat lng, latitude longitude,
    gps location, gps position, location, position, point, wkt, geom, geometry, google maps, google maps link, map link, koordinate,
    koordinaat, gps koordinate, izixhumanisi, indawo ye gps, dikhokhodineiti`,
  latitude: `latitude, lat, y, gps latitude, latitude y, lat y, y coord, ycoord, y coordinate, point y, decimal latitude, lat dd,
    gps lat, breedtegraad, breedte, ilathitudi, latitjhudu`,
  longitude: `longitude, long, lon, lng, x, gps longitude, longitude x, long x, lon x, x coord, xcoord, x coordinate, point x,
    decimal longitude, long dd, lon dd, gps long, gps lon, lengtegraad, lengte, ilongithudi, longitjhudu`,
  addressLine1: `address, street address, address line 1, address 1, address1, street, street name, road, physical address,
    adres, straatadres, adreslyn 1, adres 1, straat, straatnaam, pad, ikheli, umgwaqo, idilesi, isitalato, aterese, seterata`,
  addressLine2: `address line 2, address 2, address2, complex, building, unit, adreslyn 2, adres 2, kompleks, gebou`,
  suburb: `suburb, township, village, section, extension, area, neighbourhood, neighborhood, settlement, place of residence,
    voorstad, woonbuurt, gehucht, gehug, area naam, ilokishi, isigodi, ilali, motse, lekeishene`,
  city: `city, town, city or town, city town, town city, nearest town, metro, stad, dorp, stad of dorp, idolobha, isixeko,
    idolophu, toropo`,
  province: `province, prov, province name, provinsie, isifundazwe, iphondo, profensi, provense`,
  description: `description, desc, note, notes, comment, comments, remark, remarks, directions, instructions, cmt, beskrywing, nota,
    notas, opmerking, opmerkings, aanwysings, incazelo, inothi, inkcazo, inqaku, tlhaloso, noutu`,
  isHome: `is home, home, ishome, a home, somebody lives here, somebody lives there, someone lives here, lives here, lives there, occupied, inhabited,
    residential, residence, dwelling, lived in, woning, bewoon, iemand woon hier, ikhaya, kuhlala umuntu, lelapa`,
  consent: `consent, resident consent, residents consent, consent given, consent date, date of consent, agreed, has agreed,
    resident agreed, agreed on, permission, permission given, popia, popi, popia consent, toestemming, toestemming gegee,
    toestemming datum, ingestem, imvume, imvumelwano, tumello`,
};

const words: readonly (readonly [Meaning, RegExp])[] = [
  ['latitude', /^(?:latitude|lat|breedtegraad)$/],
  ['longitude', /^(?:longitude|lon|lng|lengtegraad)$/],
  ['consent', /^(?:consent|agrees?|agreed|toestemming|popia|imvume|tumello)$/],
  ['province', /^(?:province|provinsie)$/],
  ['suburb', /^(?:suburb|township|village|voorstad)$/],
  ['city', /^(?:city|town|stad|dorp)$/],
  ['coordinates', /^(?:coordinates?|koordinate)$/],
  ['addressLine1', /^(?:address|street|adres|straat)$/],
  ['description', /^(?:description|notes?|comments?|remarks?|beskrywing)$/],
  ['title', /^(?:title|name|naam|titel)$/],
];

const otherwise =
  /^(?:date|time|type|code|postal|zip|email|mail|phone|cell|accuracy|altitude|elevation|datum|tyd|surname)$/;

const meaningOfName = columnMeanings({ names, words, otherwise });

/** The belt of a grid, which says nothing of what the column is for: "Y (Lo29)", "WG29_X". */
const belt = /[([]?(?<![a-z\d])(?:lo|wg)[ _-]?\d{2}(?!\d)[)\]]?/i;

export const meaningOf = (name: string): Named<Meaning> | null =>
  meaningOfName(name) ?? (belt.test(name) ? meaningOfName(name.replace(belt, ' ')) : null);
