import { chakra } from '@chakra-ui/react';

/**
 * The parts of an emergency card, black on white. `--unit` is a hundredth of the card's width, so that the preview, A6 and
 * A4 are one drawing, made smaller where there is much to say.
 */
const units = (number: number) => `calc(${number} * var(--unit))`;

/** The paper. */
export const CardPaper = chakra('div', {
  base: {
    containerType: 'inline-size',
    width: 'full',
    aspectRatio: '105 / 148',
    overflow: 'hidden',
    bg: 'white',
    color: 'black',
    colorScheme: 'light',
    // Lines break at the same words in every size.
    textRendering: 'geometricPrecision',
  },
});

export const CardPage = chakra('article', {
  base: {
    '--unit': 'calc(1cqw * var(--fit))',
    // The border does not shrink: where most printers print nothing.
    height: 'calc(100cqw * 148 / 105)',
    p: '4.5cqw',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    gap: units(1.8),
    fontSize: units(3),
    lineHeight: '1.25',
  },
});

export const CardHeading = chakra('h3', {
  base: {
    lineClamp: '2',
    flexShrink: 0,
    fontSize: units(4.2),
    fontWeight: 'bold',
    overflowWrap: 'anywhere',
  },
});

export const CardPlate = chakra('p', {
  base: {
    flexShrink: 0,
    borderWidth: '0.9cqw',
    borderColor: 'black',
    borderRadius: '2cqw',
    textAlign: 'center',
    fontSize: '15.5cqw',
    lineHeight: '1.15',
    fontWeight: 'bold',
    whiteSpace: 'nowrap',
  },
});

export const CardSpelling = chakra('p', {
  base: { flexShrink: 0, textAlign: 'center', fontSize: units(4.1), fontWeight: 'semibold' },
});

/** Whom to call: each a number below its name. */
export const CardNumbers = chakra('dl', {
  base: {
    flexShrink: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    borderWidth: '0.5cqw',
    borderColor: 'black',
    borderRadius: '1.5cqw',
    py: units(0.8),
    textAlign: 'center',
    '& dd': { fontSize: units(6), lineHeight: '1.1', fontWeight: 'bold' },
  },
});

/** The name of each fact before it. */
export const CardFacts = chakra('dl', {
  base: {
    flexShrink: 0,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: units(2),
    rowGap: units(0.4),
    overflowWrap: 'anywhere',
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  },
});

export const CardSteps = chakra('ol', {
  base: {
    flexShrink: 0,
    // The numbers are in the texts.
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& li': { mt: units(0.4), ps: units(2.6), textIndent: units(-2.6) },
  },
});
