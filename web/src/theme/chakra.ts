import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react/styled-system';

/** Chakra's style props and conditions with a theme. Apart from ours, so that the app can be read in steps (main.ts). */
export function systemWith(config: SystemConfig): SystemContext {
  return createSystem(defaultBaseConfig, config);
}
