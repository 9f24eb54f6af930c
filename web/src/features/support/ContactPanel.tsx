import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useRef } from 'react';
import { useMe } from '#web/api/hooks.ts';
import { Card } from '#web/ui/Card.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useNear } from '#web/ui/useNear.ts';
import { ContactWays } from './ContactWays.tsx';

const ContactForm = lazy(async () => ({ default: (await import('./ContactForm.tsx')).ContactForm }));

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '10' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
    alignItems: 'start',
  },
});

// As high as the form, so that nothing moves when it comes.
const Room = chakra('div', { base: { minH: { base: '33.7rem', sm: '27.8rem' } } });

const soon = <Skeleton height="27.8rem" />;

/** The contact form, and the ways around it. The form's code comes when somebody scrolls near. */
export function ContactPanel(): ReactElement {
  const room = useRef<HTMLDivElement>(null);
  const near = useNear(room);
  const user = useMe().data?.user;
  const sender =
    user === undefined
      ? { name: '', email: '' }
      : { name: `${user.firstName} ${user.lastName}`, email: user.email };
  return (
    <Layout>
      <Card padding="md">
        <Room ref={room}>
          {near ? (
            <Suspense fallback={soon}>
              <ContactForm sender={sender} />
            </Suspense>
          ) : (
            soon
          )}
        </Room>
      </Card>
      <ContactWays />
    </Layout>
  );
}
