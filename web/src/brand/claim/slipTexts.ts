import { t } from '#shared/text/t.ts';

/** What a slip says, in the language of who prints it. */
export const slipTexts = (site: string, validUntil: string) => ({
  heading: t`This ZarCode can be yours`,
  wordLabel: t`Claim word`,
  steps: [
    t`1. Scan this code with your phone, or open ${site}/claims.`,
    t`2. Create an account, or sign in.`,
    t`3. Enter the ZarCode and the claim word. Then it is yours.`,
  ],
  notes: [
    t`Keep this slip to yourself: who has the claim word can take the ZarCode over, once.`,
    t`Valid until ${validUntil}.`,
  ],
});
