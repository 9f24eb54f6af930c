import { Flex } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import type { EditableZarCode } from '#shared/contract/zarCodeFields.ts';
import { t } from '#shared/text/t.ts';
import { failure } from '#web/api/failure.ts';
import { useApi } from '#web/api/useApi.ts';
import { useMutationOf } from '#web/api/useMutationOf.ts';
import type { Point } from '#web/maps/mapView.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastFailure } from '#web/ui/failure.ts';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { toast } from '#web/ui/toast.ts';
import { PinMapFrame } from './PinMapFrame.ts';

const SuggestedGateMap = lazy(async () => ({
  default: (await import('./SuggestedGateMap.tsx')).SuggestedGateMap,
}));

const failed = failure(t`Error`, t`Your answer could not be saved`);

interface VisitorsSayProps {
  zarCode: EditableZarCode;
  /** The code's own point. */
  own: Point;
  /** The guide has the gate there now. */
  onAccepted: (gate: Point) => Promise<void>;
}

/** What visitors said of a code, and where they say its gate is, which its owner accepts or declines. */
export function VisitorsSay({ zarCode, own, onAccepted }: VisitorsSayProps): ReactElement | null {
  const { data, mutate } = useApi('visits.list', { params: { code: zarCode.id } });
  const { run } = useMutationOf('visits.answerSuggestion');
  const [answering, setAnswering] = useState<'yes' | 'no' | null>(null);
  if (data === undefined) return null;
  const { found, wrongPlace, suggestion } = data;
  if (found + wrongPlace === 0 && suggestion === undefined) return null;

  const answer = async (accept: boolean) => {
    if (suggestion === undefined || answering !== null) return;
    setAnswering(accept ? 'yes' : 'no');
    const { id, latitude, longitude } = suggestion;
    const { version } = zarCode;
    try {
      await run({ params: { code: zarCode.id }, body: { id, version, accept } });
      if (accept) await onAccepted({ latitude, longitude });
      toast(
        accept
          ? { title: t`Gate saved`, description: t`Drivers are led to it now.` }
          : { title: t`Thank you`, description: t`We will not suggest this place again.` },
      );
    } catch (error) {
      toastFailure(failed(error));
    }
    await mutate();
    setAnswering(null);
  };

  const isOwner = 'user' in zarCode;
  return (
    <TitledCard
      title={suggestion === undefined ? t`What visitors say` : t`Is the gate here?`}
      intro={
        <>
          {suggestion === undefined
            ? null
            : `${t`Three visitors say that it is. The pale pin is the ZarCode itself.`} `}
          {t`In the last 90 days ${found} found it, and ${wrongPlace} said that it is the wrong place.`}
        </>
      }
    >
      {suggestion === undefined ? undefined : (
        <>
          <Suspense fallback={<PinMapFrame />}>
            <SuggestedGateMap own={own} gate={suggestion} />
          </Suspense>
          {isOwner ? (
            <Flex wrap="wrap" gap="3" mt="3">
              <Button busy={answering === 'yes'} busyText={t`Saving...`} onClick={() => void answer(true)}>
                {t`Yes, this is the gate`}
              </Button>
              <Button
                variant="outline"
                busy={answering === 'no'}
                busyText={t`Saving...`}
                onClick={() => void answer(false)}
              >
                {t`No`}
              </Button>
            </Flex>
          ) : null}
        </>
      )}
    </TitledCard>
  );
}
