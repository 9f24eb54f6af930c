import { chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import type { ChangeRequest } from '#shared/contract/changeRequestFields.ts';
import { editEndsAt, editHours } from '#shared/domain/changeRequests.ts';
import { t } from '#shared/text/t.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { EditLink } from '#web/brand/EditLink.tsx';
import { rich } from '#web/text/rich.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { hoursAndMinutes, useTimeLeft } from '#web/ui/timeLeft.ts';

/**
 * How a change request stands, and what its owner can do now (docs/product/change-requests.md#change-request-cards).
 */
export function ChangeRequestCard({ request }: { request: ChangeRequest }): ReactElement {
  switch (request.status) {
    case 'pending':
      return (
        <Frame request={request} tag={<Badge>{t`Under review`}</Badge>}>
          {t`We are looking at your request. You will get an email when it is reviewed.`}
        </Frame>
      );
    case 'approved':
      return <ApprovedCard request={request} />;
    case 'rejected':
      return (
        <Frame request={request} tag={<Badge tone="error">{t`Rejected`}</Badge>}>
          {t`Your request was not approved. Please check your email to see why.`}
        </Frame>
      );
  }
}

function ApprovedCard({ request }: { request: ChangeRequest & { status: 'approved' } }): ReactElement {
  const left = useTimeLeft(editEndsAt(request));
  if (left === 0) {
    return (
      <Frame request={request} tag={<Badge tone="muted">{t`Expired`}</Badge>}>
        {t`The ${editHours} hours to edit this ZarCode are over. If you still need a change, please send a new request.`}
      </Frame>
    );
  }
  return (
    <Frame
      request={request}
      tag={<Badge tone="success">{t`Approved`}</Badge>}
      action={<EditLink zarcode={request.zarcode} />}
    >
      {rich(t`You can edit this ZarCode for another <time/>.`, {
        time: () => <strong role="timer">{hoursAndMinutes(left)}</strong>,
      })}
    </Frame>
  );
}

interface FrameProps {
  request: ChangeRequest;
  tag: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

function Frame({ request: { zarcode, reason }, tag, children, action }: FrameProps): ReactElement {
  return (
    <Card
      as="li"
      p={{ base: '4', md: '5' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="6"
      rowGap="4"
    >
      <chakra.div flex="1 1 18rem" minW="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="2">
          <CodePlate code={zarcode} size="sm" />
          {tag}
        </chakra.div>
        <p>{children}</p>
        <chakra.p color="fg.muted" fontSize="sm" mt="1" lineClamp="2" overflowWrap="anywhere">
          {t`Your request: ${reason}`}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {action}
        <LinkButton
          to="/zarcodes/$code"
          params={{ code: zarcode }}
          variant="outline"
          aria-label={t`View ZarCode ${zarcode}`}
        >
          {t`View ZarCode`}
        </LinkButton>
      </chakra.div>
    </Card>
  );
}
