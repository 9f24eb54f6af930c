import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';

export function MapHelp({ short = false }: { short?: boolean }): ReactElement {
  if (short) {
    return (
      <chakra.p fontSize="sm" color="fg.muted">
        {t`Use your location or search for your area, then tap the map to put the pin on your gate. Two fingers move the map.`}
      </chakra.p>
    );
  }
  return (
    <chakra.div mt="3" fontSize="sm" color="fg.muted">
      <p>{t`Search for your area or tap the map to put the pin there, then zoom in and drag it to your door.`}</p>
      <chakra.p display={{ base: 'none', lg: 'block' }}>
        {t`By keyboard: Tab to the map, move it with the arrow keys and press Enter to put the pin in its middle. Tab to the pin to move it with the arrow keys, with Shift faster.`}
      </chakra.p>
    </chakra.div>
  );
}
