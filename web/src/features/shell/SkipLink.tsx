import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';

const Link = chakra('a', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: '2',
    zIndex: 'skipNav',
    px: '4',
    py: '3',
    bg: 'ink',
    color: 'white',
    fontWeight: 'bold',
    borderRadius: 'md',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none', outlineColor: 'sun', outlineOffset: '-5px' },
  },
});

export function SkipLink(): ReactElement {
  return <Link href="#main">{t`Skip to content`}</Link>;
}
