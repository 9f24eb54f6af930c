import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { CreatorTexts } from '#shared/domain/creatorPageTexts.ts';
import { t } from '#shared/text/t.ts';
import { buttonRecipe } from '#web/theme/recipes/button.ts';
import { PageLink } from './PageLink.tsx';

const Bar = chakra('nav', {
  base: {
    mt: '4',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    justifyContent: 'space-between',
    '& > div': { display: 'flex', gap: '2' },
  },
});
const Turn = chakra(PageLink, buttonRecipe);

/** Nothing where one page holds everything. */
export function CreatorPages({ texts }: { texts: CreatorTexts }): ReactElement | null {
  const { showing, previous, next } = texts;
  if (showing === '') return null;
  return (
    <Bar aria-label={t`Pages`} data-if="showing">
      <p>{showing}</p>
      <div>
        {previous === '' ? null : (
          <Turn variant="outline" rel="prev" data-if="previous" href={previous}>
            <ChevronLeft aria-hidden="true" />
            {t`Previous`}
          </Turn>
        )}
        {next === '' ? null : (
          <Turn variant="outline" rel="next" data-if="next" href={next}>
            {t`Next`}
            <ChevronRight aria-hidden="true" />
          </Turn>
        )}
      </div>
    </Bar>
  );
}
