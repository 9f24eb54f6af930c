import type { PublicPage } from '#web/text/publicPage.ts';
import { developersPage } from './developersPage.ts';
import { farmersPage } from './farmersPage.ts';
import { landingPage } from './landingPage.ts';
import { privacyPage } from './privacyPage.ts';
import { runPage } from './runPage.ts';
import { supportPage } from './supportPage.ts';
import { termsPage } from './termsPage.ts';
import { townshipPage } from './townshipPage.ts';

/** The pages that search engines may list. A page of the app imports its own, so that it loads no other. */
export const publicPages = {
  landing: landingPage,
  township: townshipPage,
  farmers: farmersPage,
  support: supportPage,
  developers: developersPage,
  run: runPage,
  terms: termsPage,
  privacy: privacyPage,
} as const satisfies Record<string, PublicPage>;
