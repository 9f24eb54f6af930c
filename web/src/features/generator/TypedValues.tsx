import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { t } from '#shared/text/t.ts';
import type { TypedValue } from '#web/brand/place/typedValues.ts';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';

interface TypedValuesProps {
  title: string;
  values: readonly TypedValue[];
  /** Without it nothing shows where nothing was typed. */
  empty?: string;
}

/** What was typed and not saved, to read and to copy. */
export function TypedValues({ title, values, empty }: TypedValuesProps): ReactElement | null {
  if (values.length === 0 && empty === undefined) return null;
  const text = values.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return (
    <Card>
      <SectionTitle mb="3">{title}</SectionTitle>
      {values.length === 0 ? (
        <chakra.p color="fg.muted">{empty}</chakra.p>
      ) : (
        <chakra.div display="grid" gap="4" justifyItems="start">
          <DescriptionList items={values} />
          <CopyButton text={text} said={t`Text copied to clipboard`} label={t`Copy all`} />
        </chakra.div>
      )}
    </Card>
  );
}
