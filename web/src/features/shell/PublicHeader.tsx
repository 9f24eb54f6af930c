import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import { Logo } from '#web/brand/Logo.tsx';
import { landingAnchors } from '#web/text/anchors.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { HeaderBar } from './HeaderBar.ts';
import { LanguageButton } from './Languages.tsx';

const Inner = chakra('div', {
  base: {
    mx: 'auto',
    maxW: '6xl',
    minH: '16',
    px: { base: '4', md: '8' },
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: { base: '1', md: '4' },
    rowGap: '2',
    // On narrow phones, and with large letters, the mark stands for the name.
    '@media (max-width: 26rem)': { '& > a > span > span': { display: 'none' } },
    '& :focus-visible': { outlineColor: 'sun' },
  },
});

const Anchors = chakra('nav', {
  base: {
    display: { base: 'none', lg: 'flex' },
    gap: '1',
    flex: '1',
    ps: '4',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minH: 'touch',
      px: '3',
      whiteSpace: 'nowrap',
      fontWeight: 'semibold',
      fontSize: 'sm',
      borderRadius: 'md',
      _hover: { bg: 'rgb(255 255 255 / 0.1)' },
    },
  },
});

interface PublicHeaderProps {
  isSignedIn: boolean;
  lookup: ReactNode;
}

/** The head of every page for people who are not signed in, and of those without bars. */
export function PublicHeader({ isSignedIn, lookup }: PublicHeaderProps): ReactElement {
  const hasSearch = useLocation({ select: ({ pathname }) => pathname === '/' });
  return (
    <HeaderBar>
      <Inner>
        <Link to="/" aria-label={t`ZarCodes, to the start page`}>
          <Logo compact={hasSearch ? undefined : 'phone'} />
        </Link>
        {isSignedIn ? null : (
          <Anchors aria-label={t`On the start page`}>
            {landingAnchors.map(({ hash, label }) => (
              <Link key={hash} to="/" hash={hash}>
                {label}
              </Link>
            ))}
          </Anchors>
        )}
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="end"
          gap="1"
          flex={{ base: '1 1 0', lg: 'none' }}
        >
          {hasSearch ? null : lookup}
          <LanguageButton />
          <LinkButton
            to={isSignedIn ? '/creator-dashboard' : '/login'}
            data-cta={isSignedIn ? undefined : 'header_signin'}
            variant="onSign"
            size="sm"
            borderColor="transparent"
          >
            {isSignedIn ? t`Dashboard` : t`Sign In`}
          </LinkButton>
          {isSignedIn ? null : (
            <LinkButton to="/register" data-cta="header_signup" variant="accent" size="sm">
              {t`Get Started`}
            </LinkButton>
          )}
        </chakra.div>
      </Inner>
    </HeaderBar>
  );
}
