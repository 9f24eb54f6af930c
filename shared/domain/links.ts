import { formatCoordinate } from './coordinates.ts';

/** Links to other services. Every value is encoded, because people type the titles. */

interface SharedCode {
  /** With its hyphen: 7PT-FLHV */
  code: string;
  title: string;
  /** The absolute URL of the code's page. */
  url: string;
  /** How to get there. */
  lines?: readonly string[];
}

/** Opens WhatsApp with a prepared message (https://faq.whatsapp.com/5913398998672934). */
export function whatsAppUrl(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message.toWellFormed())}`;
}

export function whatsAppShareUrl({ code, title, url, lines = [] }: SharedCode): string {
  return whatsAppUrl([title, `ZarCode: ${code}`, ...lines, url].join('\n'));
}

/** Opens the phone's messages with a text for whom the person chooses (RFC 5724). */
export function smsUrl(message: string): string {
  return `sms:?body=${encodeURIComponent(message)}`;
}

/** https://developers.google.com/maps/documentation/urls/get-started#search-action */
export function mapsUrl(latitude: number, longitude: number): string {
  return `https://www.google.com/maps/search/?api=1&query=${pair(latitude, longitude)}`;
}

/** https://developers.google.com/maps/documentation/urls/get-started#directions-action */
export function directionsUrl(latitude: number, longitude: number): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${pair(latitude, longitude)}`;
}

/**
 * Opens the map app that the phone's owner has chosen, also offline (RFC 5870). Android shows a pin only for `q`:
 * https://developers.google.com/maps/documentation/urls/android-intents#search
 */
export function geoUrl(latitude: number, longitude: number, label: string): string {
  const point = `${formatCoordinate(latitude)},${formatCoordinate(longitude)}`;
  return `geo:${point}?q=${point}(${encodeURIComponent(label)})`;
}

/** https://developers.google.com/waze/deeplinks */
export function wazeUrl(latitude: number, longitude: number): string {
  return `https://waze.com/ul?ll=${pair(latitude, longitude)}&navigate=yes`;
}

function pair(latitude: number, longitude: number): string {
  return encodeURIComponent(`${formatCoordinate(latitude)},${formatCoordinate(longitude)}`);
}
