import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { notWrittenTo, type NotWrittenTo as Reason } from '#shared/contract/mailings.ts';
import { peopleText } from './mailingTexts.ts';

const reasons: Readonly<Record<Reason, string>> = {
  notAgreed: 'not agreed to news and offers',
  notConfirmed: 'email address not confirmed',
  disabled: 'account disabled',
  leaving: 'account will be deleted',
  noMail: 'mail came back, or was reported as spam',
};

/** Who is meant by a mailing and may not be written to, and why. */
export function NotWrittenTo({ others }: { others: Readonly<Record<Reason, number>> }): ReactElement | null {
  const shown = notWrittenTo.filter((reason) => others[reason] > 0);
  if (shown.length === 0) return null;
  return (
    <chakra.div mb="4">
      <p>Not to:</p>
      <chakra.ul listStyleType="disc" ps="5">
        {shown.map((reason) => (
          <li key={reason}>
            {peopleText(others[reason])}: {reasons[reason]}
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
