import { chakra } from '@chakra-ui/react';
import { Globe, type LucideIcon, Mail, UserRound } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CreatorTexts } from '#shared/domain/creatorPageTexts.ts';
import { networks, socialNetworks } from '#shared/domain/socialLinks.ts';
import { t } from '#shared/text/t.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { AnchorButton } from '#web/ui/LinkButton.tsx';
import { PageHeading } from '#web/ui/Page.tsx';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& h1': { overflowWrap: 'anywhere', minW: '0' },
  },
});

const Links = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mt: '4',
    '&:empty': { display: 'none' },
    '& > a': { maxW: 'full' },
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

interface LinkOutProps {
  /** The text without which there is no link (`shared/domain/creatorPageTemplate.ts`). */
  part: keyof CreatorTexts;
  href: string;
  label: string;
  icon: LucideIcon;
}

function LinkOut({ part, href, label, icon: Icon }: LinkOutProps): ReactElement | null {
  if (href === '') return null;
  const away = href.startsWith('mailto:') ? {} : { target: '_blank', rel: 'noopener nofollow ugc' };
  return (
    <AnchorButton variant="outline" size="sm" data-if={part} href={href} {...away}>
      <Icon aria-hidden="true" />
      <span>{label}</span>
    </AnchorButton>
  );
}

/** Who it is, and where else they are found. */
export function CreatorHeader({ texts }: { texts: CreatorTexts }): ReactElement {
  return (
    <header>
      <Row>
        <PageHeading title={texts.name} lang="" />
        <Badge tone="success">{t`Active`}</Badge>
      </Row>
      <Links>
        <LinkOut part="website" href={texts.website} label={texts.site} icon={Globe} />
        <LinkOut part="email" href={texts.mailto} label={texts.email} icon={Mail} />
        {socialNetworks.map((network) => (
          <LinkOut
            key={network}
            part={network}
            href={texts[network]}
            label={networks[network].label}
            icon={UserRound}
          />
        ))}
      </Links>
    </header>
  );
}
