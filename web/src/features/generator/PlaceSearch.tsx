import { MapPin } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { parseLocation } from '#shared/domain/coordinates.ts';
import { type PlaceFinder, type PlaceSuggestion, type Point, pointText } from '#web/maps/mapView.ts';
import { SuggestBox, type Suggestion } from '#web/ui/SuggestBox.tsx';
import { toast } from '#web/ui/toast.ts';

// SPEC 5; SPEC 4 for the closing.
const delayMs = 300;
const shortest = 2;
const closeDelayMs = 500;

type Found = Suggestion & { point?: Point };

interface PlaceSearchProps {
  places: PlaceFinder;
  onFound: (point: Point) => void;
}

const mark = <MapPin size={22} aria-hidden="true" />;

/** The search in the map: names of places, pasted coordinates and links from other maps. */
export function PlaceSearch({ places, onFound }: PlaceSearchProps): ReactElement {
  const [text, setText] = useState('');
  const [chosenText, setChosenText] = useState('');
  // What was chosen is found already: asking for it again would cost data, and with Google money.
  const { suggestions, message } = usePlaceSuggestions(places, text === chosenText ? '' : text);

  const choose = async (chosen: Found) => {
    const point = chosen.point ?? (await places.resolve(chosen.id, chosen.title).catch(() => null))?.point;
    if (point === undefined) {
      toast({ title: 'Error', description: 'This place could not be found.', variant: 'destructive' });
      return;
    }
    setText(chosen.title);
    setChosenText(chosen.title);
    onFound(point);
    toast({ title: 'Location Found', description: chosen.title });
  };

  return (
    <SuggestBox
      label="Search for a place, or paste coordinates or a map link"
      placeholder="Place, coordinates or link"
      text={text}
      onText={setText}
      suggestions={suggestions}
      message={message}
      onChoose={(chosen) => void choose(chosen)}
      closeDelay={closeDelayMs}
    />
  );
}

interface Answer {
  query: string;
  found: readonly PlaceSuggestion[] | null;
}

/** Answers belong to the query they were asked for: those that come late for another are not shown. */
function usePlaceSuggestions(
  places: PlaceFinder,
  text: string,
): { suggestions: readonly Found[]; message: string | null } {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const trimmed = text.trim();
  const asked = trimmed.length < shortest ? null : parseLocation(trimmed);
  const query = asked?.kind === 'text' || asked?.kind === 'place' ? asked.query : '';

  useEffect(() => {
    if (query.length < shortest) return;
    const timer = setTimeout(() => {
      places.search(query).then(
        (found) => setAnswer({ query, found }),
        () => setAnswer({ query, found: null }),
      );
    }, delayMs);
    return () => clearTimeout(timer);
  }, [places, query]);

  if (asked?.kind === 'invalid') return { suggestions: [], message: asked.message };
  if (asked?.kind === 'point') {
    const point = { latitude: asked.latitude, longitude: asked.longitude };
    const title = pointText(point);
    return {
      suggestions: [{ id: title, title, subtitle: 'Put the pin exactly here', mark, point }],
      message: null,
    };
  }
  if (query.length < shortest) return { suggestions: [], message: null };
  if (answer?.query !== query) return { suggestions: [], message: 'Searching…' };
  if (answer.found === null) return { suggestions: [], message: 'Search failed' };
  if (answer.found.length === 0) {
    return { suggestions: [], message: 'No place of this name found. Move the map there and tap the spot.' };
  }
  return { suggestions: answer.found.map((place) => ({ ...place, mark })), message: null };
}
