import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { colourSchemes, useColourScheme } from './useColourScheme.ts';

const Choices = chakra('fieldset', {
  base: {
    display: 'flex',
    gap: '4',
    '& label': { display: 'flex', gap: '2', alignItems: 'center', minH: 'touch', cursor: 'pointer' },
  },
});

export function ColourSchemeSwitch(): ReactElement {
  const [scheme, setScheme] = useColourScheme();
  return (
    <Choices>
      <chakra.legend srOnly>Colours</chakra.legend>
      {colourSchemes.map((choice) => (
        <label key={choice}>
          <input type="radio" name="colours" checked={scheme === choice} onChange={() => setScheme(choice)} />
          {choice}
        </label>
      ))}
    </Choices>
  );
}
