import type { faults } from '#scripts/reliability/faults.ts';

declare module 'vitest' {
  interface TestTags {
    faults: (typeof faults)[number]['id'];
  }
}
