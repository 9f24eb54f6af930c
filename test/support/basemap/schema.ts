/**
 * All layers and kinds of Protomaps' basemap schema, version 4, of which our own map's files are:
 * https://docs.protomaps.com/basemaps/layers, and what its tile builder writes beyond that
 * (https://github.com/protomaps/basemaps: kinds of water, house numbers, tracks as a kind of path).
 */
type Shape = 'point' | 'line' | 'polygon';

export interface SchemaKind {
  readonly layer: string;
  readonly shape: Shape;
  readonly kind: string;
  readonly kindDetail?: string | number;
}

const words = (text: string): string[] => text.trim().split(/\s+/);

const of = (layer: string, shape: Shape, kinds: string): SchemaKind[] =>
  words(kinds).map((kind) => ({ layer, shape, kind }));

const inDetail = (layer: string, shape: Shape, kind: string, details: string): SchemaKind[] =>
  words(details).map((kindDetail) => ({ layer, shape, kind, kindDetail }));

const roads = [
  ...inDetail('roads', 'line', 'highway', 'motorway motorway_link'),
  ...inDetail(
    'roads',
    'line',
    'major_road',
    'trunk trunk_link primary primary_link secondary secondary_link tertiary tertiary_link',
  ),
  ...inDetail(
    'roads',
    'line',
    'minor_road',
    `residential service unclassified road raceway driveway parking_aisle alley drive-through emergency_access utility
    irrigation slipway`,
  ),
  ...inDetail(
    'roads',
    'line',
    'path',
    'pedestrian track path cycleway bridleway footway steps corridor sidewalk crossing pier',
  ),
  ...inDetail(
    'roads',
    'line',
    'rail',
    'rail disused funicular light_rail miniature monorail narrow_gauge preserved subway tram',
  ),
  ...inDetail('roads', 'line', 'aeroway', 'runway taxiway'),
  ...inDetail('roads', 'line', 'aerialway', 'cable_car'),
  ...of('roads', 'line', 'ferry pier other'),
];

const places = [
  ...inDetail('places', 'point', 'country', 'country'),
  ...inDetail('places', 'point', 'region', 'province state'),
  ...inDetail(
    'places',
    'point',
    'locality',
    'city town village hamlet farm isolated_dwelling allotments locality scientific_station',
  ),
  ...inDetail('places', 'point', 'macrohood', 'quarter'),
  ...inDetail('places', 'point', 'neighbourhood', 'neighbourhood suburb'),
];

const water = [
  ...of('water', 'polygon', 'ocean water lake playa other basin dock riverbank swimming_pool fountain reef'),
  ...inDetail('water', 'polygon', 'water', 'basin canal ditch drain lake reservoir river stream'),
  ...of('water', 'line', 'river stream canal drain ditch other'),
  ...of('water', 'point', 'ocean sea bay strait fjord lake water other'),
];

export const schemaKinds: readonly SchemaKind[] = [
  ...of('earth', 'polygon', 'earth'),
  ...of('landcover', 'polygon', 'barren farmland forest glacier grassland scrub urban_area'),
  ...of(
    'landuse',
    'polygon',
    `aerodrome attraction bare_rock beach cafe camp_site cemetery college commercial dog_park farmland farmyard footway
    forest garden glacier golf_course grass grocery hospital hotel industrial kindergarten library marina meadow military
    national_park nature_reserve neighbourhood orchard other park pedestrian pier pitch platform playground post_office
    protected_area railway recreation_ground residential runway sand school scrub stadium supermarket taxiway townhall
    university wetland wood zoo`,
  ),
  ...water,
  ...of('buildings', 'polygon', 'building building_part'),
  ...of('buildings', 'point', 'address'),
  ...roads,
  ...[2, 3].map(
    (kindDetail): SchemaKind => ({ layer: 'boundaries', shape: 'line', kind: 'country', kindDetail }),
  ),
  ...inDetail('boundaries', 'line', 'region', '4'),
  ...inDetail('boundaries', 'line', 'county', '6'),
  ...inDetail('boundaries', 'line', 'locality', '8'),
  ...places,
  ...of(
    'pois',
    'point',
    `aerodrome adult_gaming_centre airfield alpine_hut amusement_ride animal art artwork atm attraction atv baby_hatch
    bakery bbq beach beauty bed_and_breakfast bench bicycle_parking bicycle_rental bicycle_repair_station boat_storage
    bookmaker books bureau_de_change bus_stop butcher cafe camp_site car_parts car_rental car_repair car_sharing car_wash
    car carousel cemetery chalet charging_station childcare clinic clothes college computer convenience customs dentist
    district doctors dog_park drinking_water emergency_phone fashion firepit fire_station fishing florist forest fuel
    gambling garden_centre gift golf_course golf greengrocer grocery guest_house hairdresser hanami harbourmaster hifi
    hospital hostel hotel hunting_stand information jewelry karaoke_box karaoke landmark library life_ring lottery marina
    maze memorial military mobile_phone money_transfer motorcycle_parking motorcycle national_park nature_reserve
    naval_base newsagent optician park parking peak perfumery picnic_site picnic_table pitch playground post_box
    post_office ranger_station recycling roller_coaster sanitary_dump_station school scuba_diving shelter ship_chandler
    shower slipway snowmobile social_facility stadium station stationery studio summer_toboggan supermarket swimming_area
    taxi telephone tobacco toilets townhall trail_riding_station travel_agency university viewpoint waste_basket
    waste_disposal water_point water_slide watering_place wayside_cross wilderness_hut zoo`,
  ),
  // What an airport's transit layer may hold one day; it is empty.
  ...of('transit', 'line', 'route'),
];
