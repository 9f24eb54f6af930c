/** A link within running text: underlined, because colour alone is not enough (WCAG 1.4.1). */
export const textLinkRecipe = {
  base: {
    color: 'primary',
    fontWeight: 'semibold',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1.5px',
    borderRadius: 'sm',
    _hover: { color: 'primary.hover', textDecorationThickness: '3px' },
  },
};
