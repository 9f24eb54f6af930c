import { chakra } from '@chakra-ui/react';
import { MapPinPlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { LinkButton } from '#web/ui/LinkButton.tsx';

interface AddressActionsProps {
  address: string;
  placeId: string;
  signedIn: boolean;
}

export function AddressActions({ address, placeId, signedIn }: AddressActionsProps): ReactElement {
  if (signedIn) {
    return (
      <LinkButton
        to="/generator"
        data-cta="address_page"
        search={{ address, placeId }}
        variant="accent"
        size="lg"
        wide
        px="2"
      >
        <MapPinPlus aria-hidden="true" />
        {t`Generate a ZarCode here`}
      </LinkButton>
    );
  }
  const generator = `/generator?${new URLSearchParams({ address, placeId })}`;
  return (
    <chakra.div display="grid" gap="3">
      <LinkButton
        to="/register"
        data-purpose={generator}
        data-cta="address_page"
        variant="accent"
        size="lg"
        wide
        px="2"
      >
        <MapPinPlus aria-hidden="true" />
        {t`Generate a ZarCode here`}
      </LinkButton>
      <chakra.div display="grid" gap="3" gridTemplateColumns="1fr auto">
        <LinkButton to="/login" data-purpose={generator} variant="outline">
          {t`Sign In`}
        </LinkButton>
        <LinkButton to="/" variant="ghost" px={{ base: '2', sm: '7' }}>
          {t`Back to Search`}
        </LinkButton>
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        {t`You need an account to make a code. We'll remember this place while you register.`}
      </chakra.p>
    </chakra.div>
  );
}
