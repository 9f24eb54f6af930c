import type { ReactElement } from 'react';
import type { OwnCreator } from '#shared/contract/creatorFields.ts';
import { meetsLevel } from '#shared/domain/can.ts';
import { networks, socialNetworks } from '#shared/domain/socialLinks.ts';
import { t } from '#shared/text/t.ts';
import { useSession } from '#web/session/session.ts';
import { hasDraft } from '#web/storage/drafts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { CreatorForm, creatorDraft } from './CreatorForm.tsx';
import { EditCard } from './EditCard.tsx';

/** For holders of a creator profile, and for those who may make one: admins. */
export function CreatorSettings({ creator }: { creator: OwnCreator | null }): ReactElement | null {
  const isAdmin = meetsLevel(useSession().user?.role ?? null, 'admin');
  if (creator === null && !isAdmin) return null;
  return (
    <EditCard
      title={t`Creator Settings`}
      startsOpen={hasDraft(creatorDraft)}
      intro={
        creator === null ? t`Make codes without payment, and have a public page that lists them.` : undefined
      }
      editLabel={creator === null ? t`Create` : t`Edit`}
      view={creator === null ? null : <CreatorFacts creator={creator} />}
      form={(done) => <CreatorForm creator={creator} isAdmin={isAdmin} onDone={done} />}
    />
  );
}

function CreatorFacts({ creator }: { creator: OwnCreator }): ReactElement {
  const { displayName, slug, uniquePrefix, useStandardPrefix, isActive, website, email } = creator;
  return (
    <DescriptionList
      items={[
        { label: t`Display name`, value: displayName },
        {
          label: t`Status`,
          value: isActive ? (
            <Badge tone="success">{t`Active`}</Badge>
          ) : (
            <Badge tone="muted">{t`Inactive`}</Badge>
          ),
        },
        {
          label: t`Public page`,
          value: isActive ? (
            <TextLink to="/$segment" params={{ segment: slug }}>
              {`/${slug}`}
            </TextLink>
          ) : null,
        },
        { label: t`Unique prefix`, value: uniquePrefix === '' ? t`None` : uniquePrefix },
        { label: t`Prefix in use`, value: prefixInUse(uniquePrefix, useStandardPrefix) },
        ...socialNetworks.map((network) => ({ label: networks[network].label, value: creator[network] })),
        { label: t`Website`, value: website },
        { label: t`Public email`, value: email },
      ]}
    />
  );
}

function prefixInUse(uniquePrefix: string, standard: boolean): string {
  return uniquePrefix === '' || standard ? t`The standard one of each place` : uniquePrefix;
}
