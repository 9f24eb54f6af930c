import { MapPinPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';

export function GenerateLink(): ReactElement {
  return (
    <LinkButton to="/generator">
      <MapPinPlus aria-hidden="true" />
      {t`Generate New ZarCode`}
    </LinkButton>
  );
}
