import { chakra } from '@chakra-ui/react';
import { lazy, type MouseEvent, type ReactElement, Suspense, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { rich } from '#web/text/rich.tsx';
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
        {rich(
          t`By creating an account you agree to our <terms>Terms of Service</terms> and our <privacy>Privacy Policy</privacy>.`,
          {
            terms: (text) => (
              <TextLink to="/terms-of-service" onClick={open('terms')}>
                {text}
              </TextLink>
            ),
            privacy: (text) => (
              <TextLink to="/privacy-policy" onClick={open('privacy')}>
                {text}
              </TextLink>
            ),
          },
        )}
      </chakra.p>
      {reading === null ? null : (
        <Suspense fallback={null}>
          <AccountTermsDialog document={reading} onClose={() => setReading(null)} />
        </Suspense>
      )}
    </>
  );
}
