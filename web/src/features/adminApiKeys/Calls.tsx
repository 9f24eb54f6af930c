import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AdminApiKey } from '#shared/contract/apiKeys.ts';

const number = new Intl.NumberFormat('en-ZA');

/** The calls of the last day with any, and all of the last two weeks below it. */
export function Calls({ apiKey: { days, dailyCalls } }: { apiKey: AdminApiKey }): ReactElement {
  const [newest] = days;
  const last = newest === undefined ? 'None' : `${newest.day}: ${number.format(newest.calls)}`;
  const sum = days.reduce((calls, each) => calls + each.calls, 0);
  return (
    <>
      {last}
      <chakra.span display="block" color="fg.muted" fontSize="sm">
        {number.format(sum)} in two weeks, {number.format(dailyCalls)} a day allowed
      </chakra.span>
    </>
  );
}
