import { chakra } from '@chakra-ui/react';
import { type ReactElement, useRef } from 'react';
import type { CodeDetails } from '#shared/contract/creatorDetails.ts';
import type { ZarCodeCard } from '#shared/contract/zarCodeFields.ts';
import { plural, t } from '#shared/text/t.ts';
import { isRough, roughMetres } from '#web/brand/place/pointSourceText.ts';
import { Progress } from '#web/brand/signSheets/Progress.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LoadProblem } from '#web/ui/LoadProblem.tsx';
import { StatTile, StatTileGrid } from '#web/ui/StatTile.tsx';
import { TitledCard } from '#web/ui/TitledCard.tsx';
import { Codes } from './ProjectLists.tsx';
import type { useDetails } from './useDetails.ts';

// As high as a finger.
const Summary = chakra('summary', { base: { py: '2.5', cursor: 'pointer', fontWeight: 'semibold' } });

interface ProjectDetailsProps {
  codes: readonly ZarCodeCard[];
  checked: ReturnType<typeof useDetails>;
}

/** What a creator may want to do better, code by code. */
export function ProjectDetails({ codes, checked }: ProjectDetailsProps): ReactElement {
  const { details, done, problem, check } = checked;
  const box = useRef<HTMLDivElement>(null);
  const start = () => {
    // The button goes, and would take the focus with it.
    box.current?.focus();
    void check();
  };
  return (
    <TitledCard
      title={t`Details`}
      intro={t`Accuracy, photos, directions and claim slips are read when you ask for them.`}
    >
      <div ref={box} tabIndex={-1}>
        {details !== null ? (
          <Found codes={codes} details={details} />
        ) : problem !== null ? (
          <LoadProblem title={t`The details could not be loaded`} message={problem} onRetry={start} />
        ) : done !== null ? (
          <Progress label={t`Checking the details`} done={done} of={codes.length} />
        ) : (
          <Button variant="outline" overflowWrap="anywhere" onClick={start}>{t`Check the details`}</Button>
        )}
      </div>
    </TitledCard>
  );
}

interface FoundProps {
  codes: readonly ZarCodeCard[];
  details: NonNullable<ProjectDetailsProps['checked']['details']>;
}

type Detailed = ZarCodeCard & { readonly details: CodeDetails };

function Found({ codes, details }: FoundProps): ReactElement {
  const known: readonly Detailed[] = codes.flatMap((code) => {
    const of = details.get(code.zarcode);
    return of === undefined ? [] : [{ ...code, details: of }];
  });
  const rough = known
    .filter(({ details: { pointAccuracy } }) => isRough(pointAccuracy))
    .toSorted((a, b) => (b.details.pointAccuracy ?? 0) - (a.details.pointAccuracy ?? 0));
  const lists = [
    {
      title: t`Less accurate than ${roughMetres} m`,
      codes: rough,
      note: ({ details: { pointAccuracy = 0 } }: Detailed) => t`${Math.round(pointAccuracy)} m`,
    },
    { title: t`Without a photo`, codes: known.filter((code) => code.details.photos === 0) },
    { title: t`Without directions`, codes: known.filter((code) => !code.details.hasGuide) },
    {
      title: t`Claim slip not used yet`,
      codes: known.filter((code) => code.details.slip !== 'none'),
      note: ({ details: { slip } }: Detailed) => (slip === 'ended' ? t`Ended` : t`Waiting`),
    },
  ];
  return (
    <>
      <StatTileGrid
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      >
        {lists.map(({ title, codes: listed }) => (
          <StatTile key={title} label={title} value={listed.length} />
        ))}
      </StatTileGrid>
      {lists.map(({ title, codes: listed, note }) =>
        listed.length === 0 ? null : (
          <details key={title}>
            <Summary>
              {plural(
                listed.length,
                t`${title}: ${listed.length} ZarCode`,
                t`${title}: ${listed.length} ZarCodes`,
              )}
            </Summary>
            <Codes codes={listed} note={note} />
          </details>
        ),
      )}
    </>
  );
}
