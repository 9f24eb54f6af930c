import { type ReactElement, useState } from 'react';
import type { PointSource } from '#shared/domain/pointSources.ts';
import { t } from '#shared/text/t.ts';
import { SuggestBox } from '#web/ui/SuggestBox.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Point } from './mapView.ts';
import { type FoundPlace, type PlaceQuery, usePlaceSuggestions } from './usePlaceSuggestions.tsx';

const closeDelayMs = 500; // docs/product/limits.md#timings-and-limits

interface PlaceSearchProps extends Omit<PlaceQuery, 'text'> {
  label: string;
  placeholder: string;
  onFound: (point: Point, source: PointSource) => void;
}

/** The search in a map: names of places, pasted coordinates and links from other maps. */
export function PlaceSearch(props: PlaceSearchProps): ReactElement {
  const { label, placeholder, map, hints, own, onFound } = props;
  const [text, setText] = useState('');
  const [chosenText, setChosenText] = useState('');
  // What was chosen is found already: asking for it again would cost data, and with Google money.
  const searched = text === chosenText ? '' : text;
  const { suggestions, message } = usePlaceSuggestions({ text: searched, map, hints, own });

  const choose = async (chosen: FoundPlace) => {
    if (chosen.open !== undefined) return chosen.open();
    const point =
      chosen.point ?? (await map.places.resolve(chosen.id, chosen.title).catch(() => null))?.point;
    if (point === undefined) {
      toast({ title: t`Error`, description: t`This place could not be found.`, variant: 'destructive' });
      return;
    }
    const shown = chosen.text ?? chosen.title;
    setText(shown);
    setChosenText(shown);
    onFound(point, chosen.source ?? 'search');
    toast({ title: t`Location Found`, description: shown });
  };

  return (
    <SuggestBox
      label={label}
      placeholder={placeholder}
      text={text}
      onText={setText}
      suggestions={suggestions}
      message={message}
      onChoose={(chosen) => void choose(chosen)}
      closeDelay={closeDelayMs}
    />
  );
}
