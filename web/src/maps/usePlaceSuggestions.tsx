import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { parseLocation, writtenAs } from '#shared/domain/coordinates.ts';
import type { PointSource } from '#shared/domain/pointSources.ts';
import { t } from '#shared/text/t.ts';
import type { Suggestion } from '#web/ui/SuggestBox.tsx';
import {
  type MapView,
  type PlaceFinder,
  type PlaceSuggestion,
  type Point,
  pointText,
  suggestionLimit,
  zooms,
} from './mapView.ts';
import { outsideText, useCheckedPoint } from './useCheckedPoint.ts';

// docs/product/search.md#map-search.
const delayMs = 300;
const shortest = 2;

/**
 * One without a point is resolved when it is chosen; one with `open` is a page and no point. `text` stands in the field
 * then, if it is not the title.
 */
export type FoundPlace = Suggestion & {
  point?: Point;
  source?: PointSource;
  text?: string;
  open?: () => void;
};

interface Found {
  query: string;
  found: readonly PlaceSuggestion[] | null;
}

export interface PlaceQuery {
  text: string;
  map: { readonly view: MapView; readonly places: PlaceFinder };
  /** What a point in the text is good for, and what to do where nothing is found. */
  hints: { point: string; empty: string };
  /** Local results, such as the person's own codes: shown first. */
  own?: ((query: string) => readonly FoundPlace[]) | undefined;
}

/** Where the person looks: many names repeat, and the nearer place is the likelier. Unknown while a map shows provinces. */
const lookedAt = (view: MapView) => (view.zoom() >= zooms.oneCode ? view.center() : null);

const mark = <MapPin size={22} aria-hidden="true" />;

function meantPlace(point: Point): FoundPlace {
  const text = pointText(point);
  const subtitle = t`What you entered is outside South Africa`;
  return { id: text, title: t`Did you mean ${text}?`, subtitle, mark, point, text };
}

/** A late response to an earlier query is not shown. */
export function usePlaceSuggestions({ text, map, hints, own = () => [] }: PlaceQuery): {
  suggestions: readonly FoundPlace[];
  message: string | null;
} {
  const [settled, setSettled] = useState('');
  const [latest, setLatest] = useState<Found | null>(null);
  const trimmed = text.trim();
  const parsed = trimmed.length < shortest ? null : parseLocation(trimmed);
  const query = parsed?.kind === 'text' || parsed?.kind === 'place' ? parsed.query : '';

  const written = parsed?.kind === 'point' ? parsed : null;
  const checked = useCheckedPoint(written);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), delayMs);
    return () => clearTimeout(timer);
  }, [query]);

  useEffect(() => {
    if (settled.length < shortest) return;
    map.places.search(settled, lookedAt(map.view)).then(
      (found) => setLatest({ query: settled, found }),
      () => setLatest({ query: settled, found: null }),
    );
  }, [map, settled]);

  if (parsed?.kind === 'invalid') return { suggestions: [], message: parsed.message };
  if (written !== null) {
    if (checked === null) return { suggestions: [], message: t`Searching…` };
    const source = writtenAs(trimmed);
    const meant = checked.meant.map((point) => ({ ...meantPlace(point), source }));
    if (!checked.isInside) return { suggestions: meant, message: outsideText };
    const { point } = checked;
    const title = pointText(point);
    return {
      suggestions: [{ id: title, title, subtitle: hints.point, mark, point, source }],
      message: null,
    };
  }
  if (query.length < shortest) return { suggestions: [], message: null };
  if (settled !== query) return { suggestions: [], message: t`Searching…` };
  const local = own(query).slice(0, suggestionLimit);
  if (latest?.query !== query) return { suggestions: local, message: t`Searching…` };
  const found = (latest.found ?? []).map((place) => ({ ...place, mark }));
  return {
    suggestions: [...local, ...found].slice(0, suggestionLimit),
    message: latest.found === null ? t`Search failed` : hints.empty,
  };
}
