import { describe, expect, test } from 'vitest';
import { accountPages } from '#web/text/accountPages.ts';
import { company } from '#web/text/company.ts';
import { publicPages } from '#web/text/pages/publicPages.ts';
import type { PublicPage } from '#web/text/publicPage.ts';

const listedPages = Object.values<PublicPage>(publicPages);

import { questions } from '#web/text/questions.ts';
import { structuredDataOf } from '#web/text/structuredData.ts';

const siteUrl = 'https://zarcodes.example';

interface Graph {
  '@context': string;
  '@graph': ({ '@type': string } & Record<string, unknown>)[];
}

const graphOf = (page: PublicPage, priceCents?: number) =>
  (structuredDataOf(page, siteUrl, priceCents) as Graph)['@graph'];
const typesOf = (page: PublicPage) => graphOf(page).map((node) => node['@type']);

test('each page is about its own things', () => {
  const types = Object.entries(publicPages).map(([name, page]) => [name, typesOf(page)]);
  expect(Object.fromEntries(types)).toEqual({
    landing: ['Organization', 'WebSite', 'Product'],
    township: ['Product', 'BreadcrumbList'],
    farmers: ['Product', 'BreadcrumbList'],
    support: ['FAQPage', 'BreadcrumbList'],
    developers: ['BreadcrumbList'],
    run: ['BreadcrumbList'],
    terms: ['BreadcrumbList'],
    privacy: ['BreadcrumbList'],
  });
});

test('a page that is not listed has no structured data', () => {
  expect(structuredDataOf(accountPages.login, siteUrl)).toBeNull();
  expect(structuredDataOf(accountPages.addressNotFound, siteUrl)).toBeNull();
});

describe('the product', () => {
  const productOn = (priceCents?: number) =>
    graphOf(publicPages.landing, priceCents).find((one) => one['@type'] === 'Product');

  test('costs R19.00 once', () => {
    expect(productOn()).toMatchObject({ offers: { price: '19.00', priceCurrency: 'ZAR' } });
  });

  test('costs the price that the page shows', () => {
    expect(productOn(2_250)).toMatchObject({ offers: { price: '22.50' } });
  });

  test('has no ratings, since there are none', () => {
    expect(JSON.stringify(listedPages.map((page) => structuredDataOf(page, siteUrl)))).not.toMatch(
      /rating|review/i,
    );
  });
});

test('the questions are those of the support page', () => {
  const [faq] = graphOf(publicPages.support);
  expect(faq?.['mainEntity']).toEqual(
    questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
});

test('the company has contact details, and no street address', () => {
  const [organization] = graphOf(publicPages.landing);
  expect(organization).toMatchObject({
    address: { '@type': 'PostalAddress', addressLocality: 'Cape Town', addressCountry: 'ZA' },
    contactPoint: { telephone: company.phone, email: company.email },
  });
});

test('every URL is on the site, and a path without a site URL', () => {
  for (const page of listedPages) {
    const urls = (graph: object | null) =>
      [...JSON.stringify(graph).matchAll(/"(?:@id|url|item|image|logo)":"([^"]*)"/g)].map(
        ([, found]) => found,
      );
    expect(urls(structuredDataOf(page, siteUrl)).every((found) => found?.startsWith(`${siteUrl}/`))).toBe(
      true,
    );
    expect(urls(structuredDataOf(page, null)).every((found) => found?.startsWith('/'))).toBe(true);
    expect(urls(structuredDataOf(page, null)).length).toBeGreaterThan(0);
  }
});

test('each page has a title and a description of its own', () => {
  const pages = Object.values<PublicPage>({ ...publicPages, ...accountPages });
  for (const one of ['path', 'title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[one])).size).toBe(pages.length);
  }
});
