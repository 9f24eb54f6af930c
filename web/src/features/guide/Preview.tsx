import { chakra } from '@chakra-ui/react';
import { type ReactElement, useDeferredValue, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ZarCodeImage } from '#shared/contract/images.ts';
import { isEmptyGuide } from '#shared/domain/guide.ts';
import { guideHtml } from '#shared/domain/guideHtml.ts';
import { imageAddress } from '#shared/domain/images.ts';
import { t } from '#shared/text/t.ts';
import { type GuideForm, type GuideFormState, previewOf } from '#web/brand/guide/guideForm.ts';
import { WrittenGuide } from '#web/brand/guide/WrittenGuide.tsx';
import { SectionTitle } from '#web/ui/SectionTitle.ts';

interface PreviewProps {
  form: GuideFormState;
  images: readonly ZarCodeImage[] | undefined;
}

/** The part of the code's page that a driver reads. */
export function Preview({ form, images }: PreviewProps): ReactElement {
  const typed = useDeferredValue(useWatch({ control: form.control }) as GuideForm);
  const guide = useMemo(() => previewOf(typed), [typed]);
  const photo = images?.find(({ id }) => id === typed.gatePhotoId);
  // One from before there were small ones has only the others.
  const file = photo === undefined ? null : imageAddress(photo, 'medium');
  const html = guideHtml(guide, file === null ? null : { small: file, medium: file });
  return (
    <chakra.section aria-labelledby="preview">
      <SectionTitle id="preview" mb="3">
        {t`As a driver sees it`}
      </SectionTitle>
      {isEmptyGuide(guide) && photo === undefined ? (
        <chakra.p color="fg.muted">{t`Nothing yet. Add a step, and it shows here.`}</chakra.p>
      ) : (
        <WrittenGuide html={html} />
      )}
    </chakra.section>
  );
}
