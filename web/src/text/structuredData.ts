import { codePriceCents } from '#shared/domain/money.ts';
import { company } from './company.ts';
import { publicPages } from './pages/publicPages.ts';
import type { PublicPage } from './publicPage.ts';
import { questions } from './questions.ts';

/**
 * What machines read about a page (https://schema.org, as JSON-LD), made of the texts that people read there.
 * Without the site's address the paths stand alone, which JSON-LD resolves against the page.
 */
type Thing = Readonly<Record<string, unknown> & { '@type': string }>;

/**
 * @param siteUrl the site's own address; null until it has one
 * @param priceCents what a code costs on the page
 * @returns one document for a page; null for pages that are not listed
 */
export function structuredDataOf(
  page: PublicPage,
  siteUrl: string | null,
  priceCents = codePriceCents,
): object | null {
  if (page.noindex === true) return null;
  return { '@context': 'https://schema.org', '@graph': thingsOf(page, siteUrl ?? '', priceCents) };
}

function thingsOf(page: PublicPage, siteUrl: string, priceCents: number): Thing[] {
  const crumbs = breadcrumbs(page, siteUrl);
  switch (page.path) {
    case publicPages.landing.path:
      return [organization(siteUrl), website(siteUrl), product(siteUrl, priceCents)];
    case publicPages.township.path:
    case publicPages.farmers.path:
      return [product(siteUrl, priceCents), crumbs];
    case publicPages.support.path:
      return [faq(), crumbs];
    default:
      return [crumbs];
  }
}

function organization(siteUrl: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${siteUrl}/#organization`,
    name: company.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
    address: { '@type': 'PostalAddress', addressLocality: company.city, addressCountry: 'ZA' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: company.phone,
      email: company.email,
      areaServed: 'ZA',
    },
  };
}

function website(siteUrl: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: company.name,
    url: `${siteUrl}/`,
    inLanguage: 'en-ZA',
    publisher: { '@id': `${siteUrl}/#organization` },
  };
}

function product(siteUrl: string, priceCents: number): Thing {
  return {
    '@type': 'Product',
    '@id': `${siteUrl}/#zarcode`,
    name: 'ZarCode',
    description: publicPages.landing.description,
    image: `${siteUrl}/cards/landing.jpg`,
    brand: { '@type': 'Brand', name: company.name },
    offers: {
      '@type': 'Offer',
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'ZAR',
      availability: 'https://schema.org/InStock',
      url: `${siteUrl}/#pricing`,
    },
  };
}

function faq(): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

function breadcrumbs({ path, title }: PublicPage, siteUrl: string): Thing {
  const [name = title] = title.split(' – ');
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: company.name, item: `${siteUrl}/` },
      { '@type': 'ListItem', position: 2, name, item: `${siteUrl}${path}` },
    ],
  };
}
