/** A panel on the map. */
export const mapPanel = {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    ps: '3',
    pe: '1',
    py: '1',
    borderRadius: 'md',
    bg: 'bg.panel',
    boxShadow: 'card',
    minW: 0,
    fontSize: 'sm',
  },
} as const;
