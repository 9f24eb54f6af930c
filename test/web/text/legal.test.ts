import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeTerms } from '#web/text/codeTerms.ts';
import type { LegalText } from '#web/text/legal.ts';
import { privacyPolicy } from '#web/text/privacyPolicy.ts';
import { termsOfService } from '#web/text/termsOfService.ts';

describe('docs/product/public-pages.md#legal-texts', () => {
  it.each<[string, LegalText, number, string]>([
    ['terms page', termsOfService, 10, 'January 2025'],
    ['terms dialog', codeTerms, 12, '1 August 2025'],
    ['privacy policy', privacyPolicy, 14, '1 August 2025'],
  ])('%s', (_, text, sections, updated) => {
    expect(text.sections).toHaveLength(sections);
    expect(text.updated).toBe(updated);
    const titles = text.sections.map(({ title }) => title);
    expect(new Set(titles).size).toBe(sections);
    expect(text.sections.every(({ body }) => body.length > 0)).toBe(true);
  });

  it('names the complaints body', () => {
    expect(JSON.stringify(privacyPolicy)).toContain('Information Regulator (South Africa)');
  });
});

describe('the privacy policy on analytics', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['G-TEST000000', /Google Analytics/, /We do not measure/],
    ['', /We do not measure/, /Google Analytics/],
  ])('built with the id "%s"', async (id, included, excluded) => {
    vi.stubEnv('VITE_GA_MEASUREMENT_ID', id);
    vi.resetModules();
    const { privacyPolicy: policy } = await import('#web/text/privacyPolicy.ts');
    expect(policy.sections).toHaveLength(14);
    expect(JSON.stringify(policy)).toMatch(included);
    expect(JSON.stringify(policy)).not.toMatch(excluded);
  });
});
