import { chakra } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { CreatorRow, CreatorTexts } from '#shared/domain/creatorPageTexts.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { CreatorPages } from './CreatorPages.tsx';
import { CreatorSearchForm } from './CreatorSearchForm.tsx';
import { PageLink } from './PageLink.tsx';

const List = chakra('ul', { base: { display: 'grid', gap: '2', listStyle: 'none' } });

const Row = chakra('li', {
  base: {
    '& > a': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '1.5',
      p: '3',
      borderWidth: '1px',
      borderRadius: 'lg',
      bg: 'bg.panel',
      color: 'fg',
      textDecoration: 'none',
    },
    '& > a:hover': { borderColor: 'primary' },
  },
});

interface CreatorListProps {
  texts: CreatorTexts;
  rows: readonly CreatorRow[];
}

/** The codes with a search in them. All of it works by links and a form, so also without JavaScript. */
export function CreatorList({ texts, rows }: CreatorListProps): ReactElement {
  const title = useFocusOnChange(`${texts.search} ${texts.showing}`);
  return (
    <section aria-labelledby="codes">
      <SectionTitle id="codes" ref={title} tabIndex={-1} mb="3">
        {texts.count}
      </SectionTitle>
      <CreatorSearchForm texts={texts} />
      {rows.length === 0 ? null : (
        <List data-if="rows">
          {rows.map((row) => (
            <Row key={row.rowCode} data-row="code">
              <PageLink href={row.rowHref}>
                {/* As wide as the widest code, so that the titles are in line. */}
                <chakra.span minW="8.6rem">
                  <CodePlate code={row.rowCode} spelled={row.rowSpelled} size="sm" />
                </chakra.span>
                <chakra.span flex="1 1 10rem" minW="0" overflowWrap="anywhere">
                  <chakra.strong display="block" lang="">
                    {row.rowTitle}
                  </chakra.strong>
                  <chakra.span display="block" fontSize="sm" color="fg.muted">
                    {row.rowPlace}
                  </chakra.span>
                </chakra.span>
                {/* Empty for most, also as the server fills the row in. */}
                <chakra.span fontSize="sm" color="fg.muted" css={{ '&:empty': { display: 'none' } }}>
                  {row.rowLevel}
                </chakra.span>
              </PageLink>
            </Row>
          ))}
        </List>
      )}
      {texts.empty === '' ? null : (
        <section data-if="empty">
          <EmptyState title={texts.empty} />
        </section>
      )}
      <CreatorPages texts={texts} />
    </section>
  );
}

/** The link that was followed may not be there any more. */
function useFocusOnChange(shown: string) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    title.current?.focus();
  }, [shown]);
  return title;
}
