import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';

const Anchor = chakra(
  'a',
  { base: { fontWeight: 'semibold', overflowWrap: 'anywhere', _hover: { textDecoration: 'underline' } } },
  { defaultProps: { 'data-row-link': '' } },
);

/** The link of a row, in the cell that names it: a click anywhere on the row follows it. */
export const RowLink = createLink(Anchor);
