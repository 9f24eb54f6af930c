import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';

const List = chakra('ol', {
  base: { display: 'grid', gap: { base: '6', md: '8' }, gridTemplateColumns: { lg: 'repeat(3, 1fr)' } },
});

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gridTemplateRows: 'auto 1fr',
    columnGap: '4',
    rowGap: '1',
    alignItems: 'start',
  },
});

const Diamond = chakra('span', {
  base: {
    gridRow: 'span 2',
    width: '11',
    height: '11',
    m: '2',
    display: 'grid',
    placeItems: 'center',
    bg: 'sun',
    color: 'ink',
    border: '3px solid',
    borderColor: 'ink',
    borderRadius: 'md',
    transform: 'rotate(45deg)',
    fontWeight: 'black',
    fontSize: 'xl',
    '& > span': { transform: 'rotate(-45deg)', lineHeight: 1 },
  },
});

interface NumberedStepsProps {
  steps: readonly { readonly title: string; readonly text: string }[];
}

export function NumberedSteps({ steps }: NumberedStepsProps): ReactElement {
  return (
    <List>
      {steps.map((step, index) => (
        <Step key={step.title}>
          <Diamond aria-hidden="true">
            <span>{index + 1}</span>
          </Diamond>
          <chakra.h3 fontSize="xl" fontWeight="bold" pt="1">
            {step.title}
          </chakra.h3>
          <chakra.p color="fg.muted">{step.text}</chakra.p>
        </Step>
      ))}
    </List>
  );
}
