import type { ReactElement } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { AnchorButton } from '#web/ui/LinkButton.tsx';

/** Opens a photo, saves a PDF. The link is valid for 15 minutes. */
export function SlipLink({ id }: { id: string }): ReactElement | null {
  const { data } = useApi('expenses.slip', { params: { id } });
  return data === undefined ? null : (
    <AnchorButton href={data.url} target="_blank" rel="noreferrer">
      Open
    </AnchorButton>
  );
}
