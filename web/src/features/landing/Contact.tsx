import type { ReactElement, ReactNode } from 'react';
import { t } from '#shared/text/t.ts';
import { Section } from '#web/ui/Section.tsx';

/** The form belongs to another feature. */
export function Contact({ form }: { form: ReactNode }): ReactElement {
  return (
    <Section id="contact" title={t`Contact`} intro={t`A question, an idea, a problem? Write to us.`}>
      {form}
    </Section>
  );
}
