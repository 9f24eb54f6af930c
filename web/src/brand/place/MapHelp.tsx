import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';

export function MapHelp({ short = false }: { short?: boolean }): ReactElement {
  if (short) {
    return (
      <chakra.p fontSize="sm" color="fg.muted">
        Use your location or search for your area, then tap the map to put the pin on your gate. Two fingers
        move the map.
      </chakra.p>
    );
  }
  return (
    <chakra.div mt="3" fontSize="sm" color="fg.muted">
      <p>Search for your area or tap the map to put the pin there, then zoom in and drag it to your door.</p>
      <chakra.p display={{ base: 'none', lg: 'block' }}>
        By keyboard: Tab to the map, move it with the arrow keys and press Enter to put the pin in its middle.
        Tab to the pin to move it with the arrow keys, with Shift faster.
      </chakra.p>
    </chakra.div>
  );
}
