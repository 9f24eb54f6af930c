import { chakra } from '@chakra-ui/react';
import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactElement, useRef, useState } from 'react';
import { imageMessages, imageTypes, maxImages } from '#shared/domain/images.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';

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

interface ImageDropProps {
  /** How many more the code can have. */
  room: number;
  onFiles: (files: File[]) => void;
}

/** Choose files, or drop them here. */
export function ImageDrop({ room, onFiles }: ImageDropProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const full = room <= 0;
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
        disabled={full}
        aria-describedby="photo-rules"
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden="true" />
        {t`Add photos`}
      </Button>
      <chakra.input
        ref={input}
        type="file"
        accept={imageTypes.join(',')}
        multiple
        hidden
        aria-label={t`Photos to add`}
        onChange={choose}
      />
      <chakra.p id="photo-rules" flex="1" minW="12rem" fontSize="sm" color="fg.muted">
        {full
          ? imageMessages.tooMany
          : t`Choose photos or drop them here: JPEG, PNG or WebP, at most 10 MB each, up to ${maxImages}. Everyone who opens this code sees them; where and when they were taken is removed.`}
      </chakra.p>
    </Zone>
  );
}
