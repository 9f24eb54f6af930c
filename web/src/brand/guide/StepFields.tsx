import { chakra, Flex } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { maxStepText } from '#shared/domain/guide.ts';
import { moves, type Side, sides } from '#shared/domain/guideIds.ts';
import { moveWords, sideWords } from '#shared/domain/guideWords.ts';
import { t } from '#shared/text/t.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/form/TextField.tsx';
import { Choices } from './Choices.tsx';
import { charactersText } from './charactersText.ts';
import type { StepFields as Step } from './guideForm.ts';
import { LandmarkGrid } from './LandmarkGrid.tsx';
import { moveArrows } from './moveArrows.tsx';

/** As people call them, in both colour schemes the same. */
const colours: Partial<Readonly<Record<Side, string>>> = {
  white: '#ffffff',
  black: '#111111',
  grey: '#8a8a8a',
  red: '#d22f27',
  orange: '#f08a24',
  yellow: '#f6cf26',
  green: '#2f8f46',
  blue: '#2563c9',
  brown: '#84552f',
  pink: '#ec83b4',
};

const Swatch = chakra('span', {
  base: {
    flexShrink: 0,
    width: '4',
    height: '4',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.strong',
  },
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const moveOptions = moves.map((value) => ({
  value,
  label: moveWords()[value],
  mark: moveArrows[value],
}));

const sideOptions = [
  { value: '' as const, label: t`None` },
  ...sides.map((value) => ({
    value,
    label: capital(sideWords()[value]),
    mark: colours[value] === undefined ? undefined : <Swatch style={{ background: colours[value] }} />,
  })),
];

const distances = [
  { metres: '50', label: '50 m' },
  { metres: '100', label: '100 m' },
  { metres: '200', label: '200 m' },
  { metres: '500', label: '500 m' },
  { metres: '1000', label: t`1 km` },
] as const;

interface StepFieldsProps {
  step: Step;
  /** The start of the names of its fields: `steps.2` */
  name: string;
  errorOf: (field: string) => string;
  onChange: (fields: Partial<Step>) => void;
}

/** What is said of a landmark: what to do there, what it looks like, how far it is. */
export function StepFields({ step, name, errorOf, onChange }: StepFieldsProps): ReactElement {
  const [choosing, setChoosing] = useState(false);
  const { landmark, move, side, distanceM, text } = step;
  const isOther = landmark === 'other';
  return (
    <>
      <Choices
        large
        legend={t`What to do there`}
        options={moveOptions}
        value={move}
        onChange={(value) => onChange({ move: value })}
      />
      <div>
        <chakra.p fontWeight="semibold" mb="1.5" aria-hidden="true">
          {t`How far from the step before`}
        </chakra.p>
        <Flex wrap="wrap" gap="2" role="group" aria-label={t`How far from the step before`}>
          {distances.map(({ metres, label }) => (
            <Button
              key={metres}
              variant="outline"
              size="sm"
              aria-pressed={distanceM === metres}
              css={{ '&[aria-pressed=true]': { borderColor: 'primary', bg: 'primary.subtle' } }}
              onClick={() => onChange({ distanceM: distanceM === metres ? '' : metres })}
            >
              {label}
            </Button>
          ))}
        </Flex>
        <chakra.div mt="2">
          <TextField
            label={t`Metres`}
            optional
            inputMode="numeric"
            autoComplete="off"
            name={`${name}.distanceM`}
            value={distanceM}
            error={errorOf('distanceM')}
            onChange={({ target }) => onChange({ distanceM: target.value })}
          />
        </chakra.div>
      </div>
      <TextField
        label={isOther ? t`What it is` : t`What one sees there`}
        hint={charactersText(text.length, maxStepText)}
        placeholder={isOther ? t`the pink salon` : t`it has a green roof`}
        required={isOther}
        optional={!isOther}
        autoComplete="off"
        name={`${name}.text`}
        value={text}
        error={errorOf('text')}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <Choices
        legend={t`Side or colour`}
        options={sideOptions}
        value={side}
        onChange={(value) => onChange({ side: value })}
      />
      <div>
        <Button variant="ghost" size="sm" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {t`Choose another landmark`}
        </Button>
        {choosing ? (
          <LandmarkGrid
            label={t`Another landmark`}
            chosen={landmark}
            takesFocus={false}
            onChoose={(value) => {
              setChoosing(false);
              onChange({ landmark: value });
            }}
          />
        ) : null}
      </div>
    </>
  );
}
