import { type ReactElement, useState } from 'react';
import { searchIntent } from '#web/storage/searchIntent.ts';
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
      title="Carry on where you left off"
      action={
        <LinkButton to="/generator" search={place} variant="solid">
          Make its ZarCode
        </LinkButton>
      }
      onDismiss={dismiss}
    >
      You were looking for <strong>{place.address}</strong>.
    </Offer>
  );
}
