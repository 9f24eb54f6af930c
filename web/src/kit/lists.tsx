import { Copy, Mail, Pencil, Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList, type ListSource } from '#web/ui/list/DataList.tsx';
import { englishTexts } from '#web/ui/list/listTexts.ts';
import { RowAction, RowActions } from '#web/ui/list/RowActions.tsx';
import { RowChoices } from '#web/ui/list/RowChoices.tsx';
import { RowLink } from '#web/ui/list/RowLink.ts';
import { RowMenu } from '#web/ui/list/RowMenu.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { CursorList } from './CursorList.tsx';
import { Demo } from './Demo.tsx';
import { KeysDemo } from './KeysDemo.tsx';
import { PagedList } from './PagedList.tsx';
import { type Parcel, parcels } from './parcels.ts';

const columns: readonly Column<Parcel>[] = [
  {
    header: 'Parcel',
    card: 'title',
    sortBy: ({ title }) => title,
    cell: ({ title }) => <TitleCell title={title} />,
  },
  { header: 'City', sortBy: ({ city }) => city, cell: ({ city }) => city },
  { header: 'Weight', align: 'end', sortBy: ({ grams }) => grams, cell: ({ grams }) => `${grams} g` },
  {
    header: 'Sent',
    noWrap: true,
    sortBy: ({ sentAt }) => sentAt,
    cell: ({ sentAt }) => <DateText at={sentAt} />,
  },
  { header: 'Status', card: 'corner', cell: ({ status }) => <Status status={status} /> },
];

function Status({ status }: { status: Parcel['status'] }): ReactElement {
  return <Badge tone={status === 'delivered' ? 'success' : 'info'}>{status}</Badge>;
}

const texts = englishTexts('parcel', 'parcels');
const nothing = () => {};

const sourceOf = (rows: readonly Parcel[] | undefined): ListSource<Parcel> => ({
  rows,
  isLoading: rows === undefined,
  error: undefined,
  retry: nothing,
});

export function ListDemos(): ReactElement {
  const three = parcels.slice(0, 3);
  return (
    <>
      <Demo id="list-paged" title="List with filters and pages">
        <PagedList />
      </Demo>
      <Demo id="list-cursors" title="List by cursors">
        <CursorList />
      </Demo>
      <Demo id="list-sorted" title="List that is sorted in the browser, with links">
        <DataList
          source={sourceOf(parcels.slice(0, 10))}
          texts={texts}
          columns={[
            {
              header: 'Parcel',
              card: 'title',
              sortBy: ({ title }) => title,
              cell: ({ id, title }) => (
                <RowLink to="/support" hash={id}>
                  {title}
                </RowLink>
              ),
            },
            ...columns.slice(1),
            {
              header: 'Actions',
              card: 'corner',
              cell: ({ title }) => (
                <RowActions>
                  <RowMenu label={`More for ${title}`} entries={actionsOf(title)} />
                </RowActions>
              ),
            },
          ]}
        />
      </Demo>
      <Demo id="list-selection" title="List with selection">
        <SelectableList />
      </Demo>
      <Demo id="list-one" title="List with one row that opens">
        <OpenedList />
      </Demo>
      <KeysDemo />
      <Demo id="list-loading" title="List while it is loaded">
        <DataList source={sourceOf(undefined)} texts={texts} columns={columns} />
      </Demo>
      <Demo id="list-next-page" title="List while its next page is loaded">
        <DataList source={{ ...sourceOf(three), isLoading: true }} texts={texts} columns={columns} />
      </Demo>
      <Demo id="list-empty" title="Empty list">
        <DataList
          source={sourceOf([])}
          texts={texts}
          columns={columns}
          empty={{ text: 'Send the first one.', action: <Button>Send a parcel</Button> }}
        />
      </Demo>
      <Demo id="list-error" title="List that could not be loaded">
        <FailingList />
      </Demo>
      <Demo id="list-refresh-error" title="List that could not be loaded again">
        <DataList
          source={{ ...sourceOf(three), error: 'Please try again.' }}
          texts={texts}
          columns={columns}
        />
      </Demo>
    </>
  );
}

const actionsOf = (title: string) => [
  { label: `Edit ${title}`, icon: Pencil, onSelect: nothing },
  { label: `Copy ${title}`, icon: Copy, onSelect: nothing },
  { label: `Write about ${title}`, icon: Mail, onSelect: nothing, disabled: true },
  { label: `Delete ${title}`, icon: Trash2, onSelect: nothing, danger: true },
];

function SelectableList(): ReactElement {
  const [rows, setRows] = useState(parcels.slice(0, 5));
  const remove = (ids: readonly string[]) => setRows(rows.filter(({ id }) => !ids.includes(id)));
  return (
    <DataList
      source={sourceOf(rows)}
      texts={texts}
      columns={[
        ...columns,
        {
          header: 'Actions',
          card: 'actions',
          cell: ({ id, title }) => (
            <RowChoices
              menuLabel={`Actions for ${title}`}
              choices={[
                { label: `Edit ${title}`, text: 'Edit', icon: Pencil, onSelect: nothing, disabled: true },
                {
                  label: `Delete ${title}`,
                  text: 'Delete',
                  icon: Trash2,
                  onSelect: () => remove([id]),
                  danger: true,
                },
              ]}
            />
          ),
        },
      ]}
      selectionActions={(selected) => (
        <Button variant="outline" size="sm" onClick={() => remove(selected.map(({ id }) => id))}>
          Delete selected
        </Button>
      )}
    />
  );
}

function OpenedList(): ReactElement {
  const [opened, setOpened] = useState('');
  return (
    <>
      <DataList
        source={sourceOf(parcels.slice(0, 1))}
        texts={texts}
        columns={[
          ...columns,
          {
            header: 'Actions',
            card: 'actions',
            cell: ({ title }) => (
              <RowActions>
                <RowAction label={`Edit ${title}`} icon={Pencil} onSelect={nothing} />
              </RowActions>
            ),
          },
        ]}
        onOpen={({ title }) => setOpened(title)}
      />
      <p>Opened: {opened === '' ? 'none' : opened}</p>
    </>
  );
}

function FailingList(): ReactElement {
  const [failed, setFailed] = useState(true);
  const source = failed
    ? { ...sourceOf(undefined), isLoading: false, error: 'You are offline.', retry: () => setFailed(false) }
    : sourceOf(parcels.slice(0, 1));
  return <DataList source={source} texts={texts} columns={columns} />;
}
