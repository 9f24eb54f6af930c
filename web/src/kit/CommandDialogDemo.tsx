import { MapPin } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Demo } from './Demo.tsx';
import { cities } from './parcels.ts';

const CommandDialog = lazy(async () => ({
  default: (await import('#web/ui/CommandDialog.tsx')).CommandDialog,
}));

export function CommandDialogDemo(): ReactElement {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const options = cities
    .filter((city) => city.toLowerCase().includes(text.toLowerCase()))
    .map((city) => ({ id: city, title: city, icon: MapPin, link: { to: '/home' } }) as const);
  return (
    <Demo id="command-dialog" title="Command dialog">
      <Button variant="outline" onClick={() => setOpen(true)}>
        Go to a city
      </Button>
      <Suspense fallback={null}>
        {open ? (
          <CommandDialog
            title="Search the cities"
            placeholder="Name of a city"
            text={text}
            onText={setText}
            groups={[{ label: 'Cities', options }]}
            status={`${options.length} results`}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </Demo>
  );
}
