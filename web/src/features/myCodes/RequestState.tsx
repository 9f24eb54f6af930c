import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { editEndsAt } from '#shared/domain/changeRequests.ts';
import { t } from '#shared/text/t.ts';
import { EditLink } from '#web/brand/EditLink.tsx';
import { shownCode } from '#web/brand/shownCode.ts';
import { rich } from '#web/text/rich.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { type OpenRequest, useOpenRequest } from './useOpenRequest.ts';

export const requestLabels: Record<OpenRequest['status'], string> = {
  pending: t`Change under review`,
  approved: t`Change approved`,
};

/** In a row. Nothing where no request is open. */
export function RequestTag({ zarcode }: { zarcode: string }): ReactElement | null {
  const open = useOpenRequest(zarcode);
  if (open === null) return null;
  if (open.status === 'pending') return <Badge mt="1.5">{requestLabels.pending}</Badge>;
  const code = shownCode(zarcode);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" mt="1.5">
      <Badge tone="success">{requestLabels.approved}</Badge>
      <TextLink to="/zarcodes/$code/edit" params={{ code }} aria-label={t`Edit Now: ${code}`}>
        {t`Edit Now`}
      </TextLink>
    </chakra.div>
  );
}

/** In the details: why no other change can be asked for now. */
export function RequestNotice({ request }: { request: OpenRequest }): ReactElement {
  if (request.status === 'pending') {
    return <Notice title={requestLabels.pending}>{t`You will get an email when it is reviewed.`}</Notice>;
  }
  return (
    <Notice tone="success" title={requestLabels.approved} action={<EditLink zarcode={request.zarcode} />}>
      {rich(t`You can edit this ZarCode until <day/>.`, {
        day: () => <DateText at={new Date(editEndsAt(request)).toISOString()} time />,
      })}
    </Notice>
  );
}
