import { chakra } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useId } from 'react';
import { Input } from '#web/forms/controls.ts';
import { Button } from '#web/ui/Button.tsx';

const Form = chakra('form', {
  base: {
    mt: '7',
    maxW: 'xl',
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    '& input': { minH: '14', color: 'fg' },
    '& :focus-visible': { outlineColor: 'sun' },
  },
});

/** SPEC 5: an email box that insists on nothing. What was typed waits on the register page. */
export function EmailBox({ onEmail }: { onEmail: (email: string) => void }): ReactElement {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get('email');
    onEmail(typeof email === 'string' ? email : '');
  };
  return (
    <Form onSubmit={submit} noValidate>
      <chakra.label htmlFor={id} gridColumn="1 / -1" fontWeight="semibold">
        Your email address
      </chakra.label>
      <Input id={id} name="email" type="email" autoComplete="email" placeholder="you@example.co.za" />
      <Button type="submit" data-cta="hero" variant="accent" size="lg">
        Get My ZarCode
      </Button>
    </Form>
  );
}
