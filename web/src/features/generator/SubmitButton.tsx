import { type ReactElement, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';

export interface SubmitState {
  /** The terms are agreed to. */
  agreed: boolean;
  /** The form is being sent. */
  busy: boolean;
}

interface SubmitButtonProps extends SubmitState {
  label: string;
  /** It is known what it costs. */
  ready: boolean;
}

export function SubmitButton({ agreed, busy, label, ready }: SubmitButtonProps): ReactElement {
  /** Pressed before it was ready. */
  const [isEarly, setEarly] = useState(false);
  return (
    <Button
      type="submit"
      variant="accent"
      size="lg"
      wide
      mt="4"
      // Pressed, it says beside the fields what is missing.
      aria-disabled={!agreed || busy || !ready || undefined}
      busy={busy || (isEarly && !ready)}
      busyText={busy ? t`Just a moment...` : t`Checking your bundle...`}
      onClick={(event) => {
        if (ready) return;
        event.preventDefault();
        setEarly(true);
      }}
    >
      {label}
    </Button>
  );
}
