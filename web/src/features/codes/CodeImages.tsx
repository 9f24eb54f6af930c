import { chakra } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense } from 'react';
import type { OpenedZarCode, PublicZarCode } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { useApi } from '#web/api/useApi.ts';
import { SectionTitle } from '#web/ui/SectionTitle.ts';

// Most codes have no photos: their pages fetch nothing of this.
const ImageGrid = lazy(async () => ({ default: (await import('./ImageGrid.tsx')).ImageGrid }));
const ImageEditor = lazy(async () => ({ default: (await import('./ImageEditor.tsx')).ImageEditor }));

const Section = chakra('section', { base: { gridArea: 'images', display: 'grid', gap: '4', minW: 0 } });

/** Only the owner's answer says whose the code is. */
const isOwner = (zarCode: PublicZarCode) => 'user' in zarCode;

/** Nothing at all where there are no photos, except to the owner, who can add some. */
export function CodeImages({ zarCode }: { zarCode: PublicZarCode | OpenedZarCode }): ReactElement | null {
  // What a pass or a PIN opened brings its photos along: nobody else may list them.
  const opened = 'openedBy' in zarCode ? zarCode.images : null;
  const { data } = useApi('images.list', opened === null ? { params: { code: zarCode.id } } : null);
  const images = opened ?? data?.images ?? [];
  if (!isOwner(zarCode) && images.length === 0) return null;
  return (
    <Section aria-labelledby="photos">
      <SectionTitle id="photos" tabIndex={-1}>
        {t`Photos`}
      </SectionTitle>
      <Suspense fallback={null}>
        {isOwner(zarCode) ? (
          <ImageEditor code={zarCode.id} images={images} />
        ) : (
          <ImageGrid images={images} title={zarCode.title} />
        )}
      </Suspense>
    </Section>
  );
}
