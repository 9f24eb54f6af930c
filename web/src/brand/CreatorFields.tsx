import type { ReactElement } from 'react';
import type { NewCreator } from '#shared/contract/creatorFields.ts';
import { creatorMessages } from '#shared/domain/creators.ts';
import { networks, socialNetworks } from '#shared/domain/socialLinks.ts';
import { t } from '#shared/text/t.ts';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { FieldRow } from '#web/ui/form/Form.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import type { AppForm } from '#web/ui/form/useAppForm.ts';

interface CreatorFieldsProps {
  form: AppForm<NewCreator>;
  isAdmin: boolean;
  /** The prefix is set. */
  isLocked: boolean;
}

/** docs/product/creators.md#creators. All fields of a profile. */
export function CreatorFields({ form, isAdmin, isLocked }: CreatorFieldsProps): ReactElement {
  return (
    <>
      <TextField label={t`Display name`} {...form.field('displayName')} />
      <TextField
        label={t`Unique prefix`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        textTransform="uppercase"
        readOnly={isLocked}
        hint={isLocked ? creatorMessages.prefixLocked : t`Three letters. It cannot be changed later.`}
        {...form.field('uniquePrefix')}
        optional
      />
      {isAdmin ? (
        <Checkbox {...form.register('useStandardPrefix')}>
          {t`Use the standard prefix of a place for new codes`}
        </Checkbox>
      ) : null}
      <FieldRow>
        {socialNetworks.map((network) => (
          <TextField
            key={network}
            label={networks[network].label}
            placeholder="@mamajoy"
            autoCapitalize="off"
            {...form.field(network)}
            optional
          />
        ))}
        <TextField
          label={t`Website`}
          type="url"
          placeholder="https://example.co.za"
          {...form.field('website')}
          optional
        />
        <TextField label={t`Public email`} type="email" {...form.field('email')} optional />
      </FieldRow>
      {isAdmin ? (
        <Checkbox {...form.register('isActive')}>
          {t`Active: the public page is shown, and codes can be made`}
        </Checkbox>
      ) : null}
    </>
  );
}
