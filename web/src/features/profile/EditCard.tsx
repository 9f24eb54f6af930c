import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

interface EditCardProps {
  title: string;
  intro?: ReactNode;
  /** On the button: t`Edit` unless given. */
  editLabel?: string;
  /** Something was typed before and not saved. */
  startsOpen?: boolean;
  view: ReactNode;
  /** Unmounted when it is done, so that Cancel resets it. */
  form: (done: () => void) => ReactNode;
}

/** A card to look at, and to edit. The focus goes to the form's first field, and back to the button afterwards. */
export function EditCard({
  title,
  intro,
  editLabel = t`Edit`,
  startsOpen = false,
  view,
  form,
}: EditCardProps): ReactElement {
  const [editing, setEditing] = useState(startsOpen);
  const card = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(startsOpen);
  useEffect(() => {
    const target = editing ? 'input' : 'button';
    if (editing !== wasEditing.current) card.current?.querySelector<HTMLElement>(target)?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return (
    <div ref={card}>
      <TitledCard
        title={title}
        {...(intro !== undefined && { intro })}
        action={
          editing ? null : (
            <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
              {editLabel}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Button>
          )
        }
      >
        {editing ? form(() => setEditing(false)) : view}
      </TitledCard>
    </div>
  );
}
