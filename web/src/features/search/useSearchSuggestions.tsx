import { MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { CodeSuggestion } from '#shared/contract/errors.ts';
import type { SearchResult } from '#shared/contract/search.ts';
import { certainCode, formatCode, normaliseCode } from '#shared/domain/code.ts';
import { looksMistyped } from '#shared/domain/codeRule.ts';
import { parseLocation } from '#shared/domain/coordinates.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { titleWithName } from '#shared/domain/placeTitle.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { type Point, pointText } from '#web/maps/mapView.ts';
import { outsideText, useCheckedPoint } from '#web/maps/useCheckedPoint.ts';
import type { Suggestion } from '#web/ui/SuggestBox.tsx';
import {
  addressOf,
  codeDelayMs,
  codeQueryOf,
  longest,
  shortest,
  textDelayMs,
} from '#web/visit/searchRules.ts';
import { useMeantCodes } from './useMeantCodes.ts';
import { useTrackSearch } from './useTrackSearch.ts';

export type SearchSuggestion = Suggestion &
  ({ kind: 'zarcode'; code: string } | { kind: 'address'; address: string; placeId: string });

type Outcome = {
  suggestions: readonly SearchSuggestion[];
  state: 'idle' | 'searching' | 'empty' | 'failed' | 'found';
  /** Why the text cannot be searched, such as a shortened link. */
  problem: string | null;
  /** The text is a code that one wrong character explains, and no code that is known to exist. */
  isMistyped?: boolean;
  /** Whose places are among them. */
  attribution?: string | undefined;
};

/** How a text is searched. A pasted point or a bad link is handled here; the rest goes to the server. */
function read(text: string): {
  query: string | null;
  delay: number;
  point?: Point;
  problem?: string;
} {
  const trimmed = text.trim();
  const code = codeQueryOf(trimmed);
  if (code !== null) return { query: code, delay: codeDelayMs };
  const location = trimmed.length < shortest ? null : parseLocation(trimmed);
  if (location === null) return { query: null, delay: 0 };
  if (location.kind === 'invalid') return { query: null, delay: 0, problem: location.message };
  if (location.kind === 'point') return { query: null, delay: 0, point: location };
  const query = location.query.slice(0, longest);
  return { query: query.length < shortest ? null : query, delay: textDelayMs };
}

const exactly = (address: string) => ({ title: address, subtitle: t`This exact point` });
const meantInstead = (address: string) => ({
  title: t`Did you mean ${address}?`,
  subtitle: t`What you entered is outside South Africa`,
});

function pointSuggestion(point: Point, texts: typeof exactly): SearchSuggestion {
  const address = pointText(point);
  const mark = <MapPin size={22} aria-hidden="true" />;
  return { id: address, kind: 'address', address, placeId: '', mark, ...texts(address) };
}

function suggestionOf(result: SearchResult): SearchSuggestion {
  const { id, title, officialName, subtitle, description } = result;
  if (result.type === 'zarcode') {
    const code = result.zarcode ?? id;
    // Its subtitle is the code, which the mark shows already.
    return {
      id,
      title,
      subtitle: description,
      kind: 'zarcode',
      code,
      mark: <CodePlate code={code} size="sm" />,
    };
  }
  const address = addressOf(result);
  const mark: ReactNode = <MapPin size={22} aria-hidden="true" />;
  const shown = titleWithName(title, officialName);
  return { id: `place ${id}`, title: shown, subtitle, kind: 'address', address, placeId: id, mark };
}

const codeOf = ({ type, zarcode, id }: SearchResult) =>
  type === 'zarcode' ? normaliseCode(zarcode ?? id) : null;

function meantSuggestion({ zarcode, city, province }: CodeSuggestion): SearchSuggestion {
  const mark = <CodePlate code={zarcode} size="sm" />;
  const title = t`Did you mean ${formatCode(normaliseCode(zarcode) ?? zarcode)}?`;
  return { id: zarcode, kind: 'zarcode', code: zarcode, title, subtitle: placeLine(city, province), mark };
}

/** Suggestions for a text, requested after its delay; never those of an earlier text. */
export function useSearchSuggestions(text: string): Outcome & { searchNow: () => void } {
  const parsed = useMemo(() => read(text), [text]);
  const [query, setQuery] = useState<string | null>(null);
  const current = query !== null && query === parsed.query;

  useEffect(() => {
    setQuery(null);
    if (parsed.query === null) return;
    const timer = setTimeout(() => setQuery(parsed.query), parsed.delay);
    return () => clearTimeout(timer);
  }, [parsed]);

  const { data, error, isLoading } = useApi('search.combined', current ? { query: { q: query } } : null, {
    keepPreviousData: true,
  });
  useTrackSearch(current && !isLoading ? query : null, data?.results.length);
  const code = certainCode(text);
  const results = current && !isLoading ? data?.results : undefined;
  const exists = results?.some((result) => codeOf(result) === code) ?? false;
  const isMissing = code !== null && results !== undefined && !exists;
  const meant = useMeantCodes(isMissing ? code : null);
  const found = useMemo(() => {
    const results = data?.results ?? [];
    if (!isMissing) return results.map(suggestionOf);
    const places = results.filter(({ type }) => type !== 'zarcode').map(suggestionOf);
    return [...(meant ?? []).map(meantSuggestion), ...places];
  }, [data, isMissing, meant]);
  const isMistyped = code !== null && looksMistyped(code) && !exists;
  const checked = useCheckedPoint(parsed.point ?? null);
  const points = useMemo(() => {
    if (checked === null) return none;
    if (checked.isInside) return [pointSuggestion(checked.point, exactly)];
    return checked.meant.map((each) => pointSuggestion(each, meantInstead));
  }, [checked]);
  const searchNow = () => setQuery(parsed.query);

  if (parsed.problem !== undefined)
    return { suggestions: none, state: 'idle', problem: parsed.problem, searchNow };
  if (parsed.point !== undefined) {
    if (checked === null) return { suggestions: none, state: 'searching', problem: null, searchNow };
    const problem = points.length === 0 ? outsideText : null;
    return { suggestions: points, state: 'found', problem, searchNow };
  }
  if (parsed.query === null) return { suggestions: none, state: 'idle', problem: null, searchNow };
  if (!current || isLoading || meant === null)
    return { suggestions: none, state: 'searching', problem: null, isMistyped, searchNow };
  if (error !== undefined) return { suggestions: none, state: 'failed', problem: null, searchNow };
  const state = found.length > 0 ? 'found' : 'empty';
  return { suggestions: found, state, problem: null, isMistyped, attribution: data?.attribution, searchNow };
}

const none: readonly SearchSuggestion[] = [];
