import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useRef } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { Card } from '#web/ui/Card.tsx';
import { useInView } from '#web/ui/useInView.ts';
import { FormSkeleton } from './FormSkeleton.tsx';

const ContactForm = lazy(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }));

// As high as the form, so that nothing moves when it comes.
const Room = chakra('div', { base: { minH: { base: '36.9rem', sm: '30.1rem' } } });

/** The contact form. Its code comes when somebody scrolls near, and it knows who is signed in. */
export function ContactFormCard(): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const inView = useInView(room);
  const user = useApi('auth.me').data?.user;
  const sender =
    user === undefined
      ? { name: '', email: '' }
      : { name: `${user.firstName} ${user.lastName}`, email: user.email };
  return (
    <Card padding="md">
      <Room ref={room} data-needs-app>
        {inView ? (
          <Suspense fallback={<FormSkeleton />}>
            <ContactForm sender={sender} />
          </Suspense>
        ) : (
          <FormSkeleton />
        )}
      </Room>
    </Card>
  );
}
