import { MapPin } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { SuggestBox } from '#web/ui/SuggestBox.tsx';
import { Demo } from './Demo.tsx';
import { cities } from './parcels.ts';

const all = cities.map((city) => ({
  id: city,
  title: city,
  subtitle: 'South Africa',
  mark: <MapPin size={20} aria-hidden="true" />,
}));

export function SuggestBoxDemo(): ReactElement {
  const [text, setText] = useState('');
  const suggestions = useMemo(
    () => all.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
    [text],
  );
  return (
    <Demo id="suggest-box" title="Suggestions">
      <SuggestBox
        label="Find a city"
        placeholder="Name of a city"
        text={text}
        onText={setText}
        suggestions={suggestions}
        message="No city found"
        attribution="From the list of the demo"
        onChoose={({ title }) => setText(title)}
        closeDelay={300}
      />
    </Demo>
  );
}
