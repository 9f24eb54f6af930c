/** What can go wrong, and what must happen then. Tests carry a row's id as their tag: `npx vitest run --tags-filter P4`. */
import { codeFaults } from './codeFaults.ts';
import { edgeFaults } from './edgeFaults.ts';
import type { Fault } from './fault.ts';
import { inputFaults } from './inputFaults.ts';
import { moneyFaults } from './moneyFaults.ts';
import { signInFaults } from './signInFaults.ts';

export const faultGroups = [
  { title: 'Payments', faults: moneyFaults },
  { title: 'Codes, concurrency and infrastructure', faults: codeFaults },
  { title: 'Sign-in and rights', faults: signInFaults },
  { title: 'Inputs', faults: inputFaults },
  { title: 'Edge, templates and personal data', faults: edgeFaults },
] as const satisfies readonly { readonly title: string; readonly faults: readonly Fault[] }[];

export const faults = faultGroups.flatMap(({ faults: ofGroup }) => [...ofGroup]);
