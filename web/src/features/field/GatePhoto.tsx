import { chakra } from '@chakra-ui/react';
import { type ChangeEvent, type ReactElement, useId, useState } from 'react';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import type { Draft } from './field.ts';
import { deletePhoto, storePhoto } from './fieldStore.ts';

// Chosen photos are stored at once, so the browser's “No file chosen” would always be there.
const PhotoInput = chakra('input', {
  base: {
    maxW: 'full',
    color: 'transparent',
    '&::file-selector-button': {
      minH: 'touch',
      px: '4',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderColor: 'border.strong',
      borderRadius: 'lg',
      bg: 'bg.panel',
      color: 'fg',
      font: 'inherit',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
  },
});

interface GatePhotoProps {
  draft: Draft;
  onChange: (to: Pick<Draft, 'hasPhoto'>) => void;
}

/** It is stored as soon as it is taken, made smaller. */
export function GatePhoto({ draft, onChange }: GatePhotoProps): ReactElement {
  const id = useId();
  const [problem, setProblem] = useState('');
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (file === undefined) return;
    try {
      const { shrunkImage } = await import('#web/api/shrunkImage.ts');
      await storePhoto(draft.key, await shrunkImage(file));
      setProblem('');
      onChange({ hasPhoto: true });
    } catch {
      setProblem(t`There is no room for this photo on the phone.`);
    }
  };
  const remove = () => {
    onChange({ hasPhoto: false });
    void deletePhoto(draft.key);
  };
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontWeight="semibold" mb="1.5">
        {t`Photo of the gate`}
      </chakra.label>
      <PhotoInput
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        onChange={(event) => void choose(event)}
      />
      {draft.hasPhoto ? (
        <chakra.p role="status">
          {t`The photo is stored.`}{' '}
          <Button variant="ghost" size="sm" onClick={remove}>{t`Remove photo`}</Button>
        </chakra.p>
      ) : null}
      <chakra.p role="alert" color="fg.error">
        {problem}
      </chakra.p>
    </div>
  );
}
