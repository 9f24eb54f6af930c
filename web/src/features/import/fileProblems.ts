import { maxImportRows } from '#shared/domain/imports.ts';
import { language } from '#shared/text/currentLanguage.ts';
import { localeOf } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import type { Projection } from './filePoints.ts';
import type { FileProblem } from './placeTable.ts';

/** Five thousand places with their outlines; a computer reads it in two seconds. */
export const maxMegabytes = 10;

const most = maxImportRows.toLocaleString(localeOf(language()));

export const fileProblems: Readonly<Record<FileProblem, string>> = {
  tooLarge: t`This file has more than ${maxMegabytes} MB. Please leave out what is not needed, or split it.`,
  tooLargeUnpacked: t`This file has more than ${maxMegabytes} MB once it is unpacked. Please split it.`,
  tooMany: t`This file has more than ${most} places. Please split it into several files.`,
  noText: t`This is no file with places. CSV, GeoJSON, KML, KMZ and GPX can be read.`,
  shapefile: t`This belongs to a shapefile or to another file of a map program. Please open it in QGIS or another map program, choose “Export” or “Save as”, the format GeoJSON and the coordinates EPSG:4326 (WGS 84), and choose that file here.`,
  spreadsheet: t`This is a file of a spreadsheet. Please open it there, save it as CSV, and choose that file here.`,
  archive: t`This is a packed folder without places. Please unpack it and choose the file that has them.`,
  otherXml: t`This file has no places. Of this kind KML and GPX can be read.`,
  otherJson: t`This is no GeoJSON. Please export it as GeoJSON with the coordinates EPSG:4326 (WGS 84).`,
  networkLink: t`This file only links to a map that is somewhere else. Please export the map again, without “Keep data up to date” or a network link, and choose that file here.`,
  broken: t`This file is damaged or not complete. Please export it again.`,
  empty: t`There are no places in this file.`,
};

export const projectionTexts: Readonly<Record<Projection, string>> = {
  lo: t`These coordinates are metres of South Africa’s Lo grid (Hartebeesthoek94): y from a meridian such as Lo29 and x from the equator. Please ask your surveyor or your map program for degrees (WGS 84), and choose that file.`,
  metres: t`These coordinates are metres of a projection, such as UTM or Web Mercator. Please ask your map program for degrees (WGS 84, EPSG:4326), and choose that file.`,
};
