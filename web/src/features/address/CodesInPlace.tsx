import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { type ReactElement, useId } from 'react';
import type { SearchResult } from '#shared/contract/search.ts';
import { parseLocation } from '#shared/domain/coordinates.ts';
import { foldedWords } from '#shared/domain/text.ts';
import { plural, t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { shownCode } from '#web/brand/shownCode.ts';
import { Card } from '#web/ui/Card.tsx';

const maxFound = 6; // what search.combined gives; there may be more
const shortestSearch = 3;

const Row = createLink(
  chakra('a', {
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      minH: 'touch',
      py: '2',
      borderRadius: 'md',
      '&:hover strong': { textDecoration: 'underline' },
    },
  }),
);

/** The town or suburb of an address; empty where it is a point. */
function placeOf(address: string): string {
  const [place = ''] = parseLocation(address).kind === 'text' ? address.split(',') : [];
  return place.trim();
}

/** The codes in a town or suburb that somebody looked for; undefined while they load, none where that fails. */
export function useCodesInPlace(address: string): readonly SearchResult[] | undefined {
  const name = placeOf(address);
  const { data, isLoading } = useApi(
    'search.combined',
    name.length < shortestSearch ? null : { query: { q: name } },
  );
  return isLoading ? undefined : (data?.results ?? []).filter((result) => isIn(result, name));
}

interface CodesInPlaceProps {
  address: string;
  codes: readonly SearchResult[];
}

/** Most people look for one of them. */
export function CodesInPlace({ address, codes }: CodesInPlaceProps): ReactElement | null {
  const id = useId();
  if (codes.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <chakra.h2 id={id} fontSize="xl" fontWeight="black" mb="2">
        {titleOf(codes.length, placeOf(address))}
      </chakra.h2>
      <ul>
        {codes.map(({ id: code, title, description }) => (
          <li key={code}>
            <Row to="/zarcodes/$code" params={{ code: shownCode(code) }}>
              <CodePlate code={code} size="sm" />
              <chakra.span flex="1 1 9rem" minW="0" lineHeight="snug">
                <chakra.strong display="block" overflowWrap="anywhere">
                  {title}
                </chakra.strong>
                <chakra.span fontSize="sm" color="fg.muted">
                  {description}
                </chakra.span>
              </chakra.span>
            </Row>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function titleOf(count: number, place: string): string {
  if (count >= maxFound) return t`ZarCodes in ${place}`;
  return plural(count, t`${count} ZarCode in ${place}`, t`${count} ZarCodes in ${place}`);
}

/** Whether the code lies there, and has not only the name in its title. */
function isIn({ type, description }: SearchResult, name: string): boolean {
  const folded = (text: string) => foldedWords(text).join(' ');
  return type === 'zarcode' && description.split(',').some((part) => folded(part) === folded(name));
}
