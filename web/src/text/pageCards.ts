import type { PageCard } from '#shared/domain/shareCard.ts';
import { t } from '#shared/text/t.ts';
import { farmersPage } from './pages/farmersPage.ts';
import { landingPage } from './pages/landingPage.ts';
import { townshipPage } from './pages/townshipPage.ts';
import type { PublicPage } from './publicPage.ts';

const cardOf = ({ title, description }: PublicPage, code: string): PageCard => ({
  kind: 'page',
  title: title.replace(' – ZarCodes', ''),
  sentence: description,
  code,
});

/** The share cards of our own pages, by the names of their files in web/public/cards. */
export const pageCards = {
  landing: cardOf({ ...landingPage, title: t`A short code for any place in South Africa` }, '7PT-FLHV'),
  township: cardOf(townshipPage, '1KH-S4C8'),
  farmers: cardOf(farmersPage, '4FS-7RM9'),
};
