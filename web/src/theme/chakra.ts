import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemConfig, type SystemContext } from '@chakra-ui/react/styled-system';

/** Chakra's style props and conditions with a theme. A module of its own, so that main.ts can load it as a step. */
export function systemWith(config: SystemConfig): SystemContext {
  return createSystem(defaultBaseConfig, config);
}
