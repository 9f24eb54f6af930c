import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { language } from '#shared/text/currentLanguage.ts';
import { languages } from '#shared/text/languages.ts';
import { t } from '#shared/text/t.ts';
import { Logo } from '#web/brand/Logo.tsx';
import { FooterLinks } from './FooterLinks.ts';
import { LanguageLinks } from './Languages.tsx';

const Bar = chakra('footer', {
  base: { mt: 'auto', borderTopWidth: '1px', borderColor: 'border', bg: 'bg.muted', color: 'fg.muted' },
});

const Inner = chakra('div', {
  base: {
    mx: 'auto',
    maxW: '6xl',
    px: { base: '4', md: '8' },
    py: '8',
    display: 'grid',
    gridTemplateColumns: { md: 'auto 1fr' },
    columnGap: '10',
    rowGap: '4',
    alignItems: 'center',
    fontSize: 'sm',
  },
});

const places = {
  farmers: t`Codes for farms, gates and everything behind them.`,
  all: t`Permanent codes for places in South Africa.`,
} as const;

/** docs/product/paths.md#footer. The farmers' page has its own year. */
export function Footer({ aboveBottomNav }: { aboveBottomNav: boolean }): ReactElement {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const farm = /^\/farmers\/?$/i.test(path);
  const year = farm ? 2025 : new Date().getFullYear();
  return (
    <Bar pb={aboveBottomNav ? { base: 'calc(4rem + env(safe-area-inset-bottom))', md: '0' } : '0'}>
      <Inner>
        <chakra.span color="fg">
          <Logo />
        </chakra.span>
        <FooterLinks aria-label={t`Help and terms`} justifySelf={{ md: 'end' }}>
          <Link to="/support">{t`Contact Support`}</Link>
          <Link to="/privacy-policy">{t`Privacy Policy`}</Link>
          <Link to="/terms-of-service">{t`Terms of Service`}</Link>
          {language() === languages[0] ? null : (
            <a href="/support?wrong=words#write">{t`Wrong words? Tell us`}</a>
          )}
        </FooterLinks>
        <FooterLinks id="languages" aria-label={t`Languages`} gridColumn={{ md: '1 / -1' }}>
          <LanguageLinks />
        </FooterLinks>
        {/* A page that was written last year is put right by the browser. */}
        <chakra.p gridColumn={{ md: '1 / -1' }} suppressHydrationWarning>
          © {year} ZarCodes, {t`Cape Town`}. {farm ? places.farmers : places.all}
        </chakra.p>
      </Inner>
    </Bar>
  );
}
