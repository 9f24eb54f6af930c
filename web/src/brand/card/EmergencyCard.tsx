import type { CSSProperties, ReactElement, Ref } from 'react';
import { t } from '#shared/text/t.ts';
import {
  CardFacts,
  CardHeading,
  CardNumbers,
  CardPage,
  CardPaper,
  CardPlate,
  CardSpelling,
  CardSteps,
} from './cardParts.ts';
import type { CardTexts } from './cardTexts.ts';
import { useFit } from './useFit.ts';

/** For the whole country. That only 112 may stay is proposed since 2024 (docs/decisions/0088). */
const numbers = [
  [t`Police`, '10111'],
  [t`Ambulance`, '10177'],
  [t`Any mobile`, '112'],
] as const;

interface EmergencyCardProps {
  texts: CardTexts;
  ref?: Ref<HTMLDivElement>;
}

/** What to say to somebody who has to find the place, on one page. */
export function EmergencyCard({ texts, ref }: EmergencyCardProps): ReactElement {
  const { page, scale, hasRemarks } = useFit();
  const { code, arrival, phone } = texts;
  const steps = hasRemarks ? texts.steps : texts.shortSteps;
  const facts = [
    [t`Where`, texts.town],
    [t`Address`, texts.address],
    [t`Position`, texts.decimal],
    ['', texts.sexagesimal],
    [t`Plus Code`, texts.plusCode],
  ] as const;
  return (
    <CardPaper ref={ref}>
      <CardPage
        ref={page}
        aria-label={t`Emergency card of ZarCode ${code}`}
        style={{ '--fit': scale } as CSSProperties}
      >
        <CardHeading>{texts.title}</CardHeading>
        <CardPlate>{code}</CardPlate>
        <CardSpelling>
          {t`Say the code letter by letter:`}
          {texts.spelled.map((words) => (
            <span key={words}>
              <br />
              {words}
            </span>
          ))}
        </CardSpelling>
        <CardNumbers>
          {numbers.map(([name, number]) => (
            <div key={number}>
              <dt>{name}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </CardNumbers>
        <CardFacts>
          <Facts facts={facts} />
        </CardFacts>
        {steps.length === 0 ? null : (
          <CardSteps>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </CardSteps>
        )}
        {arrival === '' && phone === '' ? null : (
          <CardFacts>
            <Facts
              facts={[
                [t`On arrival`, arrival],
                [t`Phone there`, phone],
              ]}
            />
          </CardFacts>
        )}
      </CardPage>
    </CardPaper>
  );
}

/** Those that there are. One without a name is another spelling of the one before. */
function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }): ReactElement[] {
  return facts
    .filter(([, value]) => value !== '')
    .flatMap(([name, value]) => [
      ...(name === '' ? [] : [<dt key={`${name}:`}>{name}</dt>]),
      <dd key={value} style={{ gridColumn: 2 }}>
        {value}
      </dd>,
    ]);
}
