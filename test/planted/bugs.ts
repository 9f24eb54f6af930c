/** Realistic bugs, each of which the named tests must find. `npm run planted` puts them into a copy, one at a time. */
import { accessBugs } from './accessBugs.ts';
import { claimBugs } from './claimBugs.ts';
import { codeBugs } from './codeBugs.ts';
import { importBugs } from './importBugs.ts';
import { moneyBugs } from './moneyBugs.ts';
import type { PlantedBug } from './plantedBug.ts';
import { shopBugs } from './shopBugs.ts';

export const plantedBugs: readonly PlantedBug[] = [
  ...codeBugs,
  ...claimBugs,
  ...importBugs,
  ...shopBugs,
  ...moneyBugs,
  ...accessBugs,
];
