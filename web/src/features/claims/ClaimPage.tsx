import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useState } from 'react';
import { claimOfFragment } from '#shared/domain/claims.ts';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { documentTitle } from '#web/brand/documentTitle.ts';
import { Head } from '#web/brand/Head.tsx';
import { useSession } from '#web/session/session.ts';
import { claimTyped } from '#web/storage/claimTyped.ts';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { ClaimForm } from './ClaimForm.tsx';

const Area = chakra('div', {
  base: {
    mx: 'auto',
    width: 'full',
    maxW: 'lg',
    px: '4',
    py: { base: '6', md: '12' },
    display: 'grid',
    gap: '5',
  },
});

interface ClaimPageProps {
  /** Of the address: what the QR code of a slip says. */
  hash: string;
  /** It is stored: the address need not have it any more. */
  onTaken: () => void;
  onClaimed: (zarcode: string) => void;
}

const nothing = { code: '', word: '' };

/** Where a resident takes over the code of their home (docs/product/claims.md). */
export function ClaimPage({ hash, onTaken, onClaimed }: ClaimPageProps): ReactElement {
  const isSignedIn = useSession().status === 'signedIn';
  const [typed, setTyped] = useState(() => claimTyped.read() ?? nothing);
  useEffect(() => {
    const found = claimOfFragment(hash);
    if (hash === '') return;
    if (found !== null) {
      claimTyped.write(found);
      setTyped(found);
    }
    onTaken();
  }, [hash, onTaken]);
  const title = t`Claim your ZarCode`;
  return (
    <Area>
      <chakra.div display="grid" gap="3" justifyItems="start">
        {typed.code === '' ? null : <CodePlate code={typed.code} size="sm" />}
        <PageHeading title={title} />
        <chakra.p color="fg.muted">
          {t`Somebody made a ZarCode for your home and gave you a slip with a claim word. With the word the ZarCode becomes yours.`}
        </chakra.p>
      </chakra.div>
      <Card>
        {isSignedIn ? (
          <ClaimForm key={`${typed.code} ${typed.word}`} typed={typed} onClaimed={onClaimed} />
        ) : (
          <chakra.div display="grid" gap="4">
            <p>{t`Sign in first, or create an account. It is free. What is on your slip stays filled in.`}</p>
            <LinkButton to="/register" search={{ redirect: '/claims' }} size="lg" wide>
              {t`Create account`}
            </LinkButton>
            <LinkButton to="/login" search={{ redirect: '/claims' }} size="lg" variant="outline" wide>
              {t`Sign in`}
            </LinkButton>
          </chakra.div>
        )}
      </Card>
      <Head page={{ path: '/claims', title: documentTitle(title), description: '', noindex: true }} />
    </Area>
  );
}
