import { useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Page } from '#web/ui/Page.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { MailingEditor } from './MailingEditor.tsx';

export function NewMailing(): ReactElement {
  const navigate = useNavigate();
  return (
    <Page title="New Email" back={<TextLink to="/admin/email">Email</TextLink>}>
      <MailingEditor
        onSaved={({ id }) => void navigate({ to: '/admin/email/$id', params: { id }, replace: true })}
      />
    </Page>
  );
}
