import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';

const TermsDialog = lazy(async () => ({ default: (await import('#web/brand/TermsDialog.tsx')).TermsDialog }));

export function TermsCheckbox({
  field,
  error,
}: {
  field: UseFormRegisterReturn;
  error: string | undefined;
}): ReactElement {
  const [reading, setReading] = useState(false);
  return (
    <div>
      <Checkbox {...field} aria-invalid={error === undefined ? undefined : true}>
        {t`I have permission to publish this place, and I agree to the terms.`}
      </Checkbox>
      <chakra.div ps="8">
        <Button variant="ghost" size="sm" ms="-3.5" onClick={() => setReading(true)}>
          {t`Read the terms`}
        </Button>
      </chakra.div>
      {error === undefined ? null : (
        <chakra.p color="fg.error" fontWeight="semibold" fontSize="sm" role="alert">
          {error}
        </chakra.p>
      )}
      {reading ? (
        <Suspense fallback={null}>
          <TermsDialog onClose={() => setReading(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
