import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import { Page } from '#web/ui/Page.tsx';
import { CardStack } from '#web/ui/TitledCard.tsx';
import { Appearance } from './Appearance.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailPreferences } from './EmailPreferences.tsx';
import { ExportData } from './ExportData.tsx';
import { Sessions } from './Sessions.tsx';

/** docs/product/profile.md#account-settings. */
export function Settings(): ReactElement {
  return (
    <Page title={t`Settings`} intro={t`Appearance, emails, sessions and your data.`}>
      <CardStack>
        <Appearance />
        <EmailPreferences />
        <Sessions />
        <ExportData />
        <DeleteAccount />
      </CardStack>
    </Page>
  );
}
