import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { exportLinks } from '#shared/domain/exportPaths.ts';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    listStyle: 'none',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      color: 'primary',
      fontWeight: 'semibold',
      textDecoration: 'underline',
    },
  },
});

/** Plain links to a public code's files, which need no script. @param code as shown: 7PT-FLHV */
export function TakeAlong({ code }: { code: string }): ReactElement {
  return (
    <chakra.section mt="5" aria-labelledby="take-along">
      <chakra.h2 id="take-along" fontSize="sm" fontWeight="normal" color="fg.muted">
        Take it along
      </chakra.h2>
      <List>
        {Object.entries(exportLinks(code)).map(([name, href]) => (
          <li key={name}>
            <a href={href} download>
              {name}
            </a>
          </li>
        ))}
      </List>
    </chakra.section>
  );
}
