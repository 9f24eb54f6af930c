import { chakra } from '@chakra-ui/react';
import { lazy, type MouseEvent, type ReactElement, Suspense, useState } from 'react';
import { TextLink } from '#web/ui/TextLink.tsx';

const AccountTermsDialog = lazy(async () => ({
  default: (await import('#web/brand/AccountTermsDialog.tsx')).AccountTermsDialog,
}));

/** The terms open over the form, so that nothing typed is left behind. Without the app the links lead to their pages. */
export function AgreeLine(): ReactElement {
  const [reading, setReading] = useState<'terms' | 'privacy' | null>(null);
  const open = (document: 'terms' | 'privacy') => (event: MouseEvent) => {
    // Into a new tab, as the person wishes.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setReading(document);
  };
  return (
    <>
      <chakra.p mt="5" fontSize="sm" color="fg.muted">
        By creating an account you agree to our{' '}
        <TextLink to="/terms-of-service" onClick={open('terms')}>
          Terms of Service
        </TextLink>{' '}
        and our{' '}
        <TextLink to="/privacy-policy" onClick={open('privacy')}>
          Privacy Policy
        </TextLink>
        .
      </chakra.p>
      {reading === null ? null : (
        <Suspense fallback={null}>
          <AccountTermsDialog document={reading} onClose={() => setReading(null)} />
        </Suspense>
      )}
    </>
  );
}
