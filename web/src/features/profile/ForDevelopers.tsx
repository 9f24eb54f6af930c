import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

export function ForDevelopers(): ReactElement {
  return (
    <TitledCard
      title={t`For developers`}
      intro={t`Keys for shops and programs that look up ZarCodes.`}
      action={
        <LinkButton to="/developer-keys" variant="outline" size="sm">
          {t`Manage keys`}
        </LinkButton>
      }
    >
      {null}
    </TitledCard>
  );
}
