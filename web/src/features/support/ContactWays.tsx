import { chakra } from '@chakra-ui/react';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { company } from '#web/text/company.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    '& a': {
      display: 'flex',
      gap: '4',
      alignItems: 'center',
      minH: '16',
      px: '3',
      mx: '-3',
      borderRadius: 'lg',
      _hover: { bg: 'primary.subtle' },
      '& svg': { color: 'primary', flexShrink: 0 },
    },
  },
});

const ways = [
  { icon: Phone, title: t`Phone`, text: company.phone, href: company.phoneUrl },
  { icon: MessageCircle, title: t`WhatsApp`, text: company.phone, href: company.whatsAppUrl },
  { icon: Mail, title: t`Email`, text: company.email, href: company.emailUrl },
] as const;

/** Phone, WhatsApp and email (docs/product/public-pages.md#company-and-support). */
export function ContactWays(): ReactElement {
  return (
    <List>
      {ways.map(({ icon: Icon, title, text, href }) => (
        <li key={title}>
          <a href={href}>
            <Icon size={28} aria-hidden="true" />
            <span>
              <chakra.span display="block" color="fg.muted" fontSize="sm">
                {title}
              </chakra.span>
              <chakra.span display="block" fontWeight="bold" fontSize="lg" overflowWrap="anywhere">
                <BreakAfterAt text={text} />
              </chakra.span>
            </span>
          </a>
        </li>
      ))}
    </List>
  );
}

export function ContactNote(): ReactElement {
  return (
    <chakra.p mt="4" color="fg.muted">
      {t`We are in Cape Town, and we answer email within 24 hours. If your question is about a code, please include it.`}
    </chakra.p>
  );
}
