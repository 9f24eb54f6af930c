import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { parseLocation } from '#shared/domain/coordinates.ts';
import type { Suggestion } from '#web/ui/SuggestBox.tsx';
import { type PlaceFinder, type PlaceSuggestion, type Point, pointText, suggestionLimit } from './mapView.ts';

// SPEC 5, "Dashboard map search".
const delayMs = 300;
const shortest = 2;

/** One without a point is resolved when it is chosen. */
export type FoundPlace = Suggestion & { point?: Point };

interface Answer {
  query: string;
  found: readonly PlaceSuggestion[] | null;
}

export interface PlaceQuestion {
  text: string;
  places: PlaceFinder;
  /** What a point in the text is good for, and what to do where nothing is found. */
  hints: { point: string; empty: string };
  /** What is known without asking, such as one's own codes: shown first. */
  own?: ((query: string) => readonly FoundPlace[]) | undefined;
}

const mark = <MapPin size={22} aria-hidden="true" />;

/** Answers belong to the query they were asked for: those that come late for another are not shown. */
export function usePlaceSuggestions({ text, places, hints, own = () => [] }: PlaceQuestion): {
  suggestions: readonly FoundPlace[];
  message: string | null;
} {
  const [settled, setSettled] = useState('');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const trimmed = text.trim();
  const asked = trimmed.length < shortest ? null : parseLocation(trimmed);
  const query = asked?.kind === 'text' || asked?.kind === 'place' ? asked.query : '';

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

  if (asked?.kind === 'invalid') return { suggestions: [], message: asked.message };
  if (asked?.kind === 'point') {
    const point = { latitude: asked.latitude, longitude: asked.longitude };
    const title = pointText(point);
    return { suggestions: [{ id: title, title, subtitle: hints.point, mark, point }], message: null };
  }
  if (query.length < shortest) return { suggestions: [], message: null };
  if (settled !== query) return { suggestions: [], message: 'Searching…' };
  const known = own(query).slice(0, suggestionLimit);
  if (answer?.query !== query) return { suggestions: known, message: 'Searching…' };
  const found = (answer.found ?? []).map((place) => ({ ...place, mark }));
  return {
    suggestions: [...known, ...found].slice(0, suggestionLimit),
    message: answer.found === null ? 'Search failed' : hints.empty,
  };
}
