import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { imageAddress } from '#shared/domain/images.ts';
import { t } from '#shared/text/t.ts';
import type { GuideFormState } from '#web/brand/guide/guideForm.ts';
import { imageName } from '#web/brand/imageName.ts';
import { ErrorLine } from '#web/ui/form/ErrorLine.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
  },
});

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 3',
    borderWidth: '3px',
    borderColor: 'border',
    borderRadius: 'md',
    overflow: 'hidden',
    bg: 'bg.muted',
    fontWeight: 'semibold',
    textAlign: 'center',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'primary', bg: 'primary.subtle' },
    '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' },
    '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
    '& img': { width: 'full', height: 'full', objectFit: 'cover' },
  },
});

interface GatePhotoProps {
  form: GuideFormState;
  /** The code as people read it. */
  code: string;
  title: string;
  /** Undefined while they load. */
  images: readonly ZarCodeImage[] | undefined;
}

/** Which of the code's photos stands above its directions. */
export function GatePhoto({ form, code, title, images }: GatePhotoProps): ReactElement {
  const chosen = useWatch({ control: form.control, name: 'gatePhotoId' });
  const error = form.formState.errors.gatePhotoId?.message ?? '';
  const choose = (id: string) => {
    form.clearErrors('gatePhotoId');
    form.setValue('gatePhotoId', id, { shouldDirty: true });
  };
  const add = (
    <LinkButton to="/zarcodes/$code" params={{ code }} hash="photos" variant="outline" size="sm">
      {t`Add photos`}
    </LinkButton>
  );
  const isEmpty = images?.length === 0;
  return (
    <TitledCard
      title={t`Photo of the gate`}
      intro={
        isEmpty
          ? t`This ZarCode has no photos yet. What you typed here stays while you add some.`
          : t`It stands above the directions.`
      }
      action={isEmpty ? add : undefined}
    >
      {isEmpty ? undefined : (
        <>
          <Group
            role="radiogroup"
            aria-label={t`Photo of the gate`}
            aria-invalid={error !== '' || undefined}
            tabIndex={-1}
          >
            <Option>
              <input type="radio" name="gatePhotoId" checked={chosen === ''} onChange={() => choose('')} />
              {t`None`}
            </Option>
            {images?.map((image) => (
              <Option key={image.id}>
                <input
                  type="radio"
                  name="gatePhotoId"
                  aria-label={imageName(image, title)}
                  checked={chosen === image.id}
                  onChange={() => choose(image.id)}
                />
                <img src={imageAddress(image, 'medium')} alt="" loading="lazy" decoding="async" />
              </Option>
            ))}
          </Group>
          <ErrorLine id="gate-photo-error" error={error} />
        </>
      )}
    </TitledCard>
  );
}
