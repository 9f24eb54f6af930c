import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { standardPrefix } from '#shared/domain/prefix.ts';
import { isProvince } from '#shared/domain/provinces.ts';

const Plate = chakra('span', {
  base: {
    display: 'inline-block',
    px: '3',
    py: '1',
    borderRadius: 'sm',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'ink',
    bg: 'sun',
    color: 'ink',
    fontWeight: 'black',
    fontSize: 'lg',
    letterSpacing: '0.08em',
    whiteSpace: 'nowrap',
  },
});

/** How the code will begin, which town and province decide; the rest is drawn when it is made. */
export function CodePreview({ province, city }: { province: string; city: string }): ReactElement {
  const prefix = isProvince(province) && city.trim() !== '' ? standardPrefix(province, city) : null;
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" minH="11">
      <chakra.span color="fg.muted">Your code will look like</chakra.span>
      <Plate>
        <span aria-hidden="true">{prefix ?? '•••'}-••••</span>
        <chakra.span srOnly>
          {prefix === null
            ? 'known once town and province are filled in'
            : `${[...prefix].join(' ')} and four more`}
        </chakra.span>
      </Plate>
    </chakra.p>
  );
}
