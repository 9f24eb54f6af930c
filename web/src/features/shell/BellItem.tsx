import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { ReactElement, ReactNode } from 'react';
import type { Notification } from '#shared/contract/notifications.ts';
import { t } from '#shared/text/t.ts';
import { DateText } from '#web/ui/DateText.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { textsOf } from './notificationTexts.ts';

const Item = createLink(
  chakra('a', {
    base: {
      display: 'grid',
      gridTemplateColumns: '0.75rem minmax(0, 1fr)',
      columnGap: '2',
      px: '4',
      py: '3',
      overflowWrap: 'anywhere',
      _hover: { bg: 'primary.subtle' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  }),
);

const Dot = chakra('span', {
  base: { width: '2.5', height: '2.5', mt: '2', borderRadius: 'full', bg: 'danger' },
});

interface BellItemProps {
  notification: Notification;
  isNew: boolean;
}

export function BellItem({ notification: { content, at }, isNew }: BellItemProps): ReactElement {
  const { title, text } = textsOf(content);
  return (
    <ItemLink content={content}>
      {isNew ? <Dot aria-hidden="true" /> : <span />}
      <span>
        <chakra.span display="block" fontWeight={isNew ? 'bold' : 'semibold'}>
          {isNew ? <VisuallyHidden>{t`New:`} </VisuallyHidden> : null}
          {title}
        </chakra.span>
        <chakra.span display="block">{text}</chakra.span>
        <chakra.span display="block" color="fg.muted" fontSize="sm">
          <DateText at={at} time />
        </chakra.span>
      </span>
    </ItemLink>
  );
}

/** To what the notification is about. */
function ItemLink({
  content,
  children,
}: {
  content: Notification['content'];
  children: ReactNode;
}): ReactElement {
  if (content.kind === 'payment') {
    return (
      <Item to="/payments/$id/receipt" params={{ id: content.paymentId }}>
        {children}
      </Item>
    );
  }
  if (content.kind === 'messageReply') return <Item to="/support">{children}</Item>;
  if (content.kind === 'importEnded')
    return (
      <Item to="/creator-import/{-$id}" params={{ id: content.importId }}>
        {children}
      </Item>
    );
  // Its details: where a new PIN is made, and where a change is requested.
  if (content.kind === 'pinTries' || content.kind === 'wrongPlace')
    return (
      <Item to="/my-codes" search={{ details: content.zarcode }}>
        {children}
      </Item>
    );
  // Where its directions are edited.
  if (content.kind === 'gateSuggested')
    return (
      <Item to="/zarcodes/$code/guide" params={{ code: content.zarcode }}>
        {children}
      </Item>
    );
  // The card of an approved request counts down and leads to the edit page.
  // A code that was claimed may be hidden from who made it.
  if (content.kind === 'codeClaimed' || content.decision === 'approved')
    return <Item to="/dashboard">{children}</Item>;
  return (
    <Item to="/zarcodes/$code" params={{ code: content.zarcode }}>
      {children}
    </Item>
  );
}
