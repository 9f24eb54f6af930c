import { defineRecipe } from '@chakra-ui/react/styled-system';

export const cardRecipe = defineRecipe({
  className: 'zc-card',
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'card',
  },
  variants: {
    padding: {
      none: {},
      sm: { p: '4' },
      md: { p: { base: '5', md: '6' } },
      lg: { p: { base: '6', md: '10' } },
    },
  },
  defaultVariants: { padding: 'md' },
});
