import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { standardPrefix } from '#shared/domain/prefix.ts';
import { isProvince } from '#shared/domain/provinces.ts';
import { t } from '#shared/text/t.ts';

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

interface CodePreviewProps {
  province: string;
  city: string;
  /** A creator's own. */
  ownPrefix?: string | undefined;
}

/** How the code will begin, which town and province decide; the rest is drawn when it is made. */
export function CodePreview({ province, city, ownPrefix }: CodePreviewProps): ReactElement {
  const isKnown = isProvince(province) && city.trim() !== '';
  const prefix = ownPrefix ?? (isKnown ? standardPrefix(province, city) : null);
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" minH="11">
      <chakra.span color="fg.muted">{t`Your code will look like`}</chakra.span>
      <Plate>
        <span aria-hidden="true">{prefix ?? '•••'}-••••</span>
        <chakra.span srOnly>
          {prefix === null
            ? t`known once town and province are filled in`
            : t`${[...prefix].join(' ')} and four more`}
        </chakra.span>
      </Plate>
    </chakra.p>
  );
}
