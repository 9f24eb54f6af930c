import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { parseLocation, writtenAs } from '#shared/domain/coordinates.ts';
import type { PointSource } from '#shared/domain/pointSources.ts';
import type { Suggestion } from '#web/ui/SuggestBox.tsx';
import { type PlaceFinder, type PlaceSuggestion, type Point, pointText, suggestionLimit } from './mapView.ts';

// docs/product.md, "Map search".
const delayMs = 300;
const shortest = 2;

/** One without a point is resolved when it is chosen. */
export type FoundPlace = Suggestion & { point?: Point; source?: PointSource };

interface Answer {
  query: string;
  found: readonly PlaceSuggestion[] | null;
}

export interface PlaceQuery {
  text: string;
  places: PlaceFinder;
  /** What a point in the text is good for, and what to do where nothing is found. */
  hints: { point: string; empty: string };
  /** Local results, such as the person's own codes: shown first. */
  own?: ((query: string) => readonly FoundPlace[]) | undefined;
}

const mark = <MapPin size={22} aria-hidden="true" />;

/** A late answer to an earlier query is not shown. */
export function usePlaceSuggestions({ text, places, hints, own = () => [] }: PlaceQuery): {
  suggestions: readonly FoundPlace[];
  message: string | null;
} {
  const [settled, setSettled] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const trimmed = text.trim();
  const parsed = trimmed.length < shortest ? null : parseLocation(trimmed);
  const query = parsed?.kind === 'text' || parsed?.kind === 'place' ? parsed.query : '';

  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), delayMs);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    if (settled.length < shortest) return;
    places.search(settled).then(
      (found) => setAnswer({ query: settled, found }),
      () => setAnswer({ query: settled, found: null }),
    );
  }, [places, settled]);

  if (parsed?.kind === 'invalid') return { suggestions: [], message: parsed.message };
  if (parsed?.kind === 'point') {
    const point = { latitude: parsed.latitude, longitude: parsed.longitude };
    const title = pointText(point);
    return {
      suggestions: [{ id: title, title, subtitle: hints.point, mark, point, source: writtenAs(trimmed) }],
      message: null,
    };
  }
  if (query.length < shortest) return { suggestions: [], message: null };
  if (settled !== query) return { suggestions: [], message: 'Searching…' };
  const local = own(query).slice(0, suggestionLimit);
  if (answer?.query !== query) return { suggestions: local, message: 'Searching…' };
  const found = (answer.found ?? []).map((place) => ({ ...place, mark }));
  return {
    suggestions: [...local, ...found].slice(0, suggestionLimit),
    message: answer.found === null ? 'Search failed' : hints.empty,
  };
}
