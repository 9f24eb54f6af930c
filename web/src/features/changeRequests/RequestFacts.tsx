import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { OpenedRequest } from '#shared/contract/changeRequests.ts';
import { targetLink } from '#web/brand/audit/targetLink.ts';
import { CodePlate } from '#web/brand/CodePlate.tsx';
import { shownCode } from '#web/brand/shownCode.ts';
import { BreakAfterAt } from '#web/ui/BreakAfterAt.tsx';
import { Card } from '#web/ui/Card.tsx';
import { DateText } from '#web/ui/DateText.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { ageText } from './age.ts';

const Reason = chakra('blockquote', {
  base: {
    ps: '4',
    borderInlineStart: '4px solid',
    borderColor: 'border.strong',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    fontSize: 'lg',
  },
});

/** What is asked for, by whom, and how it stands. */
export function RequestFacts({ request }: { request: OpenedRequest }): ReactElement {
  const { zarcode, reason, user, createdAt, status, decidedAt, decidedBy, note } = request;
  const decision = status === 'approved' ? 'Approved' : 'Rejected';
  return (
    <Card display="grid" gap="4">
      <div>
        <TextLink
          {...targetLink({ kind: 'zarcode', id: zarcode })}
          aria-label={`Page of ${shownCode(zarcode)}`}
        >
          <CodePlate code={zarcode} />
        </TextLink>
      </div>
      <Reason>{reason}</Reason>
      <DescriptionList
        items={[
          {
            label: 'Owner',
            value: (
              <>
                <TextLink to="/admin/users/$id" params={{ id: user.id }}>
                  {user.firstName} {user.lastName}
                </TextLink>
                {'\n'}
                <BreakAfterAt text={user.email} />
              </>
            ),
          },
          { label: 'Requested', value: <DateText at={createdAt} time /> },
          {
            label: 'Waiting for',
            value: status === 'pending' ? ageText(createdAt, Date.now()) : undefined,
          },
          {
            label: decision,
            value:
              decidedAt === undefined ? undefined : (
                <>
                  <DateText at={decidedAt} time />
                  {decidedBy === undefined ? null : ` by ${decidedBy.name || 'a former admin'}`}
                </>
              ),
          },
          { label: 'Note to the owner', value: note },
        ]}
      />
    </Card>
  );
}
