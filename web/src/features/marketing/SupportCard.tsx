import { chakra } from '@chakra-ui/react';
import { Languages, Mail, Phone } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { company } from '#web/text/company.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { Card } from '#web/ui/Card.tsx';

const Rows = chakra('ul', {
  base: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))' },
    '& > li': { display: 'flex', gap: '4', alignItems: 'flex-start' },
    '& > li > svg': { color: 'primary', flexShrink: 0, mt: '1' },
    '& a': {
      fontWeight: 'bold',
      color: 'primary',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      overflowWrap: 'anywhere',
      // A link in a line of its own is as high as a thumb.
      display: 'flex',
      width: 'fit-content',
      minH: 'touch',
      alignItems: 'center',
    },
  },
});

interface SupportCardProps {
  languages: string;
  /** How soon an email is answered. */
  reply: string;
}

/** How help is reached, in which languages, and how fast. */
export function SupportCard({ languages, reply }: SupportCardProps): ReactElement {
  return (
    <Card padding="lg">
      <Rows>
        <li>
          <Phone size={26} aria-hidden="true" />
          <div>
            <chakra.h3 fontWeight="bold">{t`Phone and WhatsApp`}</chakra.h3>
            <a href={company.phoneUrl} data-cta="phone">
              {company.phone}
            </a>
            <a href={company.whatsAppUrl} data-cta="whatsapp">
              {t`Write on WhatsApp`}
            </a>
          </div>
        </li>
        <li>
          <Mail size={26} aria-hidden="true" />
          <div>
            <chakra.h3 fontWeight="bold">{t`Email`}</chakra.h3>
            <a href={company.emailUrl} data-cta="email">
              <span>
                <BreakAfterAt text={company.email} />
              </span>
            </a>
            <chakra.p color="fg.muted">{reply}</chakra.p>
          </div>
        </li>
        <li>
          <Languages size={26} aria-hidden="true" />
          <div>
            <chakra.h3 fontWeight="bold">{t`Languages`}</chakra.h3>
            <chakra.p color="fg.muted" py="2.5">
              {languages}
            </chakra.p>
          </div>
        </li>
      </Rows>
    </Card>
  );
}
