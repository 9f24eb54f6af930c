import { lazy, type ReactElement, Suspense, useState } from 'react';
import { DataList } from '#web/ui/list/DataList.tsx';
import { ListKeys } from '#web/ui/list/ListKeys.tsx';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { Demo } from './Demo.tsx';
import { parcels } from './parcels.ts';

const ListKeysHelp = lazy(async () => ({
  default: (await import('#web/ui/list/ListKeysHelp.tsx')).ListKeysHelp,
}));

export function KeysDemo(): ReactElement {
  const [isOn, setOn] = useState(true);
  const [isHelpOpen, setHelpOpen] = useState(false);
  return (
    <Demo id="list-keys" title="Keys of all lists of a page: press ?">
      <ListKeys isOn={isOn} onHelp={() => setHelpOpen(true)}>
        <DataList
          source={{
            rows: parcels.slice(0, 3),
            isLoading: false,
            error: undefined,
            retry: () => undefined,
          }}
          texts={englishTexts('parcel', 'parcels')}
          columns={[
            { header: 'Parcel', card: 'title', cell: ({ title }) => <TitleCell title={title} /> },
            { header: 'City', cell: ({ city }) => city },
          ]}
        />
      </ListKeys>
      <Suspense fallback={null}>
        {isHelpOpen ? (
          <ListKeysHelp others={[]} isOn={isOn} onSwitch={setOn} onClose={() => setHelpOpen(false)} />
        ) : null}
      </Suspense>
    </Demo>
  );
}
