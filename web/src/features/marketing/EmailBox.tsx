import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useId, useRef } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Input } from '#web/ui/form/controls.ts';
import { scriptOnly } from '#web/ui/WithoutScript.tsx';

const Form = chakra('form', {
  base: {
    mt: '7',
    maxW: 'xl',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    '& input': { minH: '14', color: 'fg' },
  },
});

// Not useAppForm: with nothing to check or send, it would only add react-hook-form to the page's scripts.
/**
 * An email field that accepts anything (docs/product/public-pages.md#farmers-page); the register page takes it over.
 */
export function EmailBox({ onEmail }: { onEmail: (email: string) => void }): ReactElement {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onEmail(field.current?.value ?? '');
  };
  return (
    // A dialog's method sends nothing: before the script is there, what was typed must neither be lost nor get into a URL.
    <Form method="dialog" onSubmit={submit} noValidate {...scriptOnly}>
      <chakra.label htmlFor={id} gridColumn="1 / -1" fontWeight="semibold">
        {t`Your email address`}
      </chakra.label>
      <Input ref={field} id={id} type="email" autoComplete="email" placeholder="you@example.co.za" />
      <Button type="submit" data-cta="hero" variant="accent" size="lg">
        {t`Get My ZarCode`}
      </Button>
    </Form>
  );
}
