import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import type { AuditKind } from '#shared/contract/audit.ts';
import { Card } from '#web/ui/Card.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';
import { AuditEntries } from './AuditEntries.tsx';

/** What admins changed of one thing, on the page of the thing. */
export function AuditTrail({ kind, id }: { kind: AuditKind; id: string }): ReactElement {
  return (
    <chakra.section mt="8" aria-labelledby="audit">
      <SectionTitle id="audit" mb="3">
        Changes by admins
      </SectionTitle>
      <Card>
        <AuditEntries kind={kind} id={id} />
      </Card>
    </chakra.section>
  );
}
