import { MapPinPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { LinkButton } from '#web/ui/LinkButton.tsx';

export function GenerateLink(): ReactElement {
  return (
    <LinkButton to="/generator">
      <MapPinPlus aria-hidden="true" />
      Generate New ZarCode
    </LinkButton>
  );
}
