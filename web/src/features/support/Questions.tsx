import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { questions } from '#web/text/questions.ts';

// The browser's own disclosure: it works without our code, and its text is found by the browser's search.
const Item = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    borderColor: 'border',
    '&:last-of-type': { borderBottomWidth: 0 },
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minH: '14',
      py: '2.5',
      px: { base: '4', md: '6' },
      fontWeight: 'bold',
      cursor: 'pointer',
      listStyle: 'none',
      borderRadius: 'md',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { color: 'primary' },
      '& svg': { flexShrink: 0, color: 'primary', transition: 'transform 120ms' },
    },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
  },
});

const Box = chakra('div', {
  base: { bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'xl', boxShadow: 'card' },
});

export function Questions(): ReactElement {
  return (
    <Box>
      {questions.map(({ question, answer }) => (
        <Item key={question} name="questions">
          <summary>
            {question}
            <ChevronDown size={22} aria-hidden="true" />
          </summary>
          <chakra.p px={{ base: '4', md: '6' }} pb="5" maxW="3xl" color="fg.muted">
            {answer}
          </chakra.p>
        </Item>
      ))}
    </Box>
  );
}
