/** What the system is made with, apart from making it, so that the app can be read in steps (main.ts). */
export { defaultBaseConfig } from '@chakra-ui/react/preset-base';
export { createSystem } from '@chakra-ui/react/styled-system';
