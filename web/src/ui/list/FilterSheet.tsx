import { Stack } from '@chakra-ui/react';
import { Fragment, type ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { Filter } from './filter.ts';

interface FilterSheetProps {
  filters: readonly Filter[];
  onClose: () => void;
}

/** The filters of a list on a phone. Each applies at once, as those above a list do. */
export function FilterSheet({ filters, onClose }: FilterSheetProps): ReactElement {
  return (
    <Dialog
      title={t`Filters`}
      onClose={onClose}
      footer={
        <Button wide onClick={onClose}>
          {t`Show the list`}
        </Button>
      }
    >
      <Stack gap="4">
        {filters.map((filter) => (
          <Fragment key={`${filter.label} ${filter.kind}`}>{filter.control('sheet')}</Fragment>
        ))}
      </Stack>
    </Dialog>
  );
}
