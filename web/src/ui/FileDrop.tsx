import { chakra } from '@chakra-ui/react';
import {
  type ChangeEvent,
  type DragEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from './Button.tsx';

const Zone = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4',
    p: '4',
    borderRadius: 'xl',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    bg: 'bg.panel',
  },
  variants: { over: { true: { borderColor: 'primary', bg: 'primary.subtle' } } },
});

interface FileDropProps {
  /** Of the button: its text, and a sign before it. */
  button: ReactNode;
  /** Of the field, which screen readers list. */
  label: string;
  /** Which files, in a sentence. */
  hint: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  busy?: boolean;
  onFiles: (files: File[]) => void;
}

/** Choose files, or drop them here. */
export function FileDrop({
  button,
  label,
  hint,
  onFiles,
  disabled = false,
  busy = false,
  ...input
}: FileDropProps): ReactElement {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    target.value = ''; // the same file may be chosen again
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <Zone
      over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button
        variant="accent"
        overflowWrap="anywhere"
        disabled={disabled}
        busy={busy}
        aria-describedby={id}
        onClick={() => field.current?.click()}
      >
        {button}
      </Button>
      <chakra.input ref={field} type="file" hidden aria-label={label} {...input} onChange={choose} />
      <chakra.p id={id} flex="1" minW="min(12rem, 100%)" fontSize="sm" color="fg.muted">
        {hint}
      </chakra.p>
    </Zone>
  );
}
