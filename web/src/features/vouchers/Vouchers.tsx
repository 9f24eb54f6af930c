import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { AdminVoucher } from '#shared/contract/vouchers.ts';
import { listSource } from '#web/api/listSource.ts';
import { useApi } from '#web/api/useApi.ts';
import { Button } from '#web/ui/Button.tsx';
import { DataList } from '#web/ui/list/DataList.tsx';
import { DaysFilter } from '#web/ui/list/DaysFilter.tsx';
import { FilterBar } from '#web/ui/list/FilterBar.tsx';
import { cursorPages, day, listSearch, oneOf } from '#web/ui/list/listSearch.ts';
import { SelectFilter } from '#web/ui/list/SelectFilter.tsx';
import { useListSearch } from '#web/ui/list/useListSearch.ts';
import { Page } from '#web/ui/Page.tsx';
import { kinds, states, voucherColumns } from './voucherColumns.tsx';

const VoucherForm = lazy(async () => ({ default: (await import('./VoucherForm.tsx')).VoucherForm }));
const ManyVouchers = lazy(async () => ({ default: (await import('./ManyVouchers.tsx')).ManyVouchers }));
const AuditDialog = lazy(async () => ({
  default: (await import('#web/brand/audit/AuditDialog.tsx')).AuditDialog,
}));
const EndVoucher = lazy(async () => ({ default: (await import('./EndVoucher.tsx')).EndVoucher }));

const search = listSearch({
  status: oneOf(['active', 'upcoming', 'ended']),
  kind: oneOf(['shared', 'single']),
  from: day(),
  to: day(),
  ...cursorPages(),
});

type Open =
  | { readonly what: 'new' | 'many' }
  | { readonly what: 'edit' | 'end' | 'history'; readonly voucher: AdminVoucher };

/** docs/product.md, "Vouchers". */
export function Vouchers(): ReactElement {
  const list = useListSearch(search);
  const vouchers = useApi('vouchers.list', { query: list.values }, { keepPreviousData: true });
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const columns = voucherColumns({
    onEdit: (voucher) => setOpen({ what: 'edit', voucher }),
    onEnd: (voucher) => setOpen({ what: 'end', voucher }),
    onHistory: (voucher) => setOpen({ what: 'history', voucher }),
  });
  return (
    <Page
      title="Vouchers"
      intro="Orders that were placed keep what they were promised, whatever changes here."
      action={
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button onClick={() => setOpen({ what: 'new' })}>New voucher</Button>
          <Button variant="outline" onClick={() => setOpen({ what: 'many' })}>
            Single-use codes
          </Button>
        </chakra.div>
      }
    >
      <FilterBar list={list}>
        <SelectFilter label="State" all="All states" options={states} {...list.field('status')} />
        <SelectFilter label="Kind" all="All kinds" options={kinds} {...list.field('kind')} />
        <DaysFilter label="Created" from={list.field('from')} to={list.field('to')} />
      </FilterBar>
      <DataList
        source={listSource(vouchers, (data) => data.vouchers)}
        list={list}
        columns={columns}
        noun={['voucher', 'vouchers']}
        empty={{ title: 'No vouchers yet', text: 'A voucher takes a percentage or an amount off an order.' }}
      />
      <Suspense>
        {open?.what === 'new' ? <VoucherForm onClose={close} /> : null}
        {open?.what === 'edit' ? <VoucherForm voucher={open.voucher} onClose={close} /> : null}
        {open?.what === 'many' ? <ManyVouchers onClose={close} /> : null}
        {open?.what === 'history' ? (
          <AuditDialog kind="voucher" id={open.voucher.id} name={open.voucher.code} onClose={close} />
        ) : null}
        {open?.what === 'end' ? <EndVoucher voucher={open.voucher} onClose={close} /> : null}
      </Suspense>
    </Page>
  );
}
