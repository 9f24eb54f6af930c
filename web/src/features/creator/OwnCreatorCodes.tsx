import { chakra } from '@chakra-ui/react';
import { MapPinPlus, Printer } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { FormerCreator, OwnCreator } from '#shared/contract/creatorFields.ts';
import type { ShownCard } from '#shared/contract/zarCodeFields.ts';
import { placeLine } from '#shared/domain/placeLine.ts';
import { t } from '#shared/text/t.ts';
import { callRoute } from '#web/api/client.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { codeListTexts } from '#web/brand/codeListTexts.ts';
import { DeleteCode } from '#web/brand/DeleteCode.tsx';
import { LevelBadge } from '#web/brand/LevelBadge.tsx';
import { maxPrinted, usePrinting } from '#web/brand/signSheets/usePrinting.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataList } from '#web/ui/list/DataList.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { searchFilter } from '#web/ui/list/searchFilter.tsx';
import { selectFilter } from '#web/ui/list/selectFilter.tsx';
import { TitleCell } from '#web/ui/list/TitleCell.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { CreatorCodeActions } from './CreatorCodeActions.tsx';
import { creatorCodeSearch } from './creatorCodeSearch.ts';

const VisibilityDialog = lazy(async () => ({
  default: (await import('#web/brand/visibility/VisibilityDialog.tsx')).VisibilityDialog,
}));

const ClaimSlipDialog = lazy(async () => ({
  default: (await import('#web/brand/claim/ClaimSlipDialog.tsx')).ClaimSlipDialog,
}));

type Handler = (code: ShownCard) => void;

const columns = (onDelete: Handler, onVisibility: Handler, onSlip: Handler): Column<ShownCard>[] => [
  { header: t`ZarCode`, card: 'title', cell: ({ zarcode }) => <CodePlate code={zarcode} size="sm" /> },
  {
    header: t`Location Details`,
    card: 'text',
    width: '50%',
    cell: ({ title, suburb, city, province, visibility }) => (
      <TitleCell title={title} line={placeLine(suburb, city, province)}>
        <LevelBadge level={visibility} />
      </TitleCell>
    ),
  },
  { header: t`Created`, card: 'fact', noWrap: true, cell: ({ createdAt }) => <DateText at={createdAt} /> },
  {
    header: t`Actions`,
    card: 'corner',
    cell: (code) => (
      <CreatorCodeActions code={code} onDelete={onDelete} onVisibility={onVisibility} onSlip={onSlip} />
    ),
  },
];

const nameOf = ({ displayName }: FormerCreator) => t`${displayName} (former profile)`.trimStart();

const generate = (
  <LinkButton to="/creator-generator">
    <MapPinPlus aria-hidden="true" />
    {t`Generate ZarCodes`}
  </LinkButton>
);

interface OwnCreatorCodesProps {
  /** Whose codes are listed first: of the profile that the person holds, or of a former one. */
  profile: Pick<OwnCreator, 'id' | 'displayName'>;
  former: readonly FormerCreator[];
  canGenerate: boolean;
}

/** The list of a creator's codes, newest first, or of those of a former profile of theirs. */
export function OwnCreatorCodes({ profile, former, canGenerate }: OwnCreatorCodesProps): ReactElement {
  const list = useListSearch(creatorCodeSearch);
  const { profile: chosen, ...values } = list.values;
  const isPrivate = values.level === 'private';
  // The API searches in what others see only.
  const query = isPrivate ? { ...values, search: '' } : values;
  const id = chosen || profile.id;
  const codes = useApi(
    'creators.codes',
    { params: { id }, query: { ...query, limit: 10 } },
    { keepPreviousData: true },
  );
  const [deleting, setDeleting] = useState<ShownCard | null>(null);
  const { print, printing } = usePrinting();
  const [seen, setSeen] = useState<ShownCard | null>(null);
  const [handedOn, setHandedOn] = useState<ShownCard | null>(null);
  const shown = former.find((each) => each.id === id);
  const total = codes.data?.pagination.total ?? 0;
  const all = async () => {
    const everyOne = { params: { id }, query: { ...query, page: 1, limit: maxPrinted } };
    return (await callRoute('creators.codes', everyOne)).zarCodes;
  };
  const others = former.filter((each) => each.id !== profile.id);
  return (
    <chakra.section aria-labelledby="creator-codes">
      <chakra.div display="flex" flexWrap="wrap" gap="3" justifyContent="space-between" mb="3">
        <SectionTitle id="creator-codes">
          {shown === undefined
            ? t`Your creator ZarCodes`
            : t`ZarCodes of your former profile ${shown.displayName}`.trimEnd()}
        </SectionTitle>
        {total > 0 ? (
          <Button
            variant="outline"
            size="sm"
            onClick={() => print({ count: Math.min(total, maxPrinted), load: all })}
          >
            <Printer aria-hidden="true" />
            {t`Print all signs`}
          </Button>
        ) : null}
      </chakra.div>
      <chakra.div maxW={others.length === 0 ? 'xl' : '3xl'}>
        <FilterBar
          list={list}
          filters={[
            ...(isPrivate
              ? []
              : [
                  searchFilter({
                    label: t`Search your creator ZarCodes`,
                    placeholder: t`Code, title or place`,
                    ...list.field('search'),
                  }),
                ]),
            selectFilter({
              label: t`Who can see them`,
              all: t`All others see`,
              options: { private: t`Private` },
              ...list.field('level'),
            }),
            ...(others.length === 0
              ? []
              : [
                  selectFilter({
                    label: t`Creator profile`,
                    all: profile.displayName,
                    options: Object.fromEntries(others.map((each) => [each.id, nameOf(each)])),
                    ...list.field('profile'),
                  }),
                ]),
          ]}
        />
      </chakra.div>
      <DataList
        source={listSource(codes, (data) => data.zarCodes)}
        list={list}
        columns={columns(setDeleting, setSeen, setHandedOn)}
        texts={codeListTexts}
        selectionActions={(selected) => (
          <Button
            variant="outline"
            size="sm"
            onClick={() => print({ count: selected.length, load: async () => selected })}
          >
            <Printer aria-hidden="true" />
            {t`Print signs`}
          </Button>
        )}
        errorTitle={t`Your creator ZarCodes could not be loaded`}
        empty={{
          title: t`No ZarCodes yet`,
          text: t`The ZarCodes that you make as a creator are listed here and on your public page.`,
          action: canGenerate ? generate : undefined,
        }}
      />
      {seen === null ? null : (
        <Suspense>
          <VisibilityDialog code={seen.zarcode} title={seen.title} onClose={() => setSeen(null)} />
        </Suspense>
      )}
      {printing}
      {handedOn === null ? null : (
        <Suspense>
          <ClaimSlipDialog code={handedOn.zarcode} title={handedOn.title} onClose={() => setHandedOn(null)} />
        </Suspense>
      )}
      {deleting === null ? null : <DeleteCode code={deleting} onClose={() => setDeleting(null)} />}
    </chakra.section>
  );
}
