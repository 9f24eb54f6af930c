import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { searchIntent } from '#web/storage/searchIntent.ts';
import { rich } from '#web/text/rich.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Offer } from './Offer.tsx';

/** The place somebody searched for before they had an account. */
export function SearchIntentOffer(): ReactElement | null {
  const [place, setPlace] = useState(() => searchIntent.read());
  if (place === null) return null;
  const dismiss = () => {
    searchIntent.clear();
    setPlace(null);
  };
  return (
    <Offer
      title={t`Carry on where you left off`}
      action={
        <LinkButton to="/generator" search={place} variant="solid">
          {t`Make its ZarCode`}
        </LinkButton>
      }
      onDismiss={dismiss}
    >
      {rich(t`You were looking for <place/>.`, { place: () => <strong>{place.address}</strong> })}
    </Offer>
  );
}
