import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allRoutes } from '#shared/contract/contract.ts';
import { jobNames } from '#shared/contract/jobs.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Entry {
  /** `zarcodes.create`, `jobs.projections`: the bundle's folder and the function's name. */
  readonly name: string;
  /** `functions/zarcodes/create.ts` */
  readonly source: string;
}

/** What CodeDeploy calls. */
const hooks: readonly Entry[] = [{ name: 'hooks.checkVersion', source: 'functions/hooks/checkVersion.ts' }];

/** One entry per function: the contract's routes and jobs, other files in the jobs' folder, and hooks of deployments. */
export function functionEntries(): Entry[] {
  const routes = allRoutes().map(({ key, area, verb }) => ({
    name: key,
    source: `functions/${area}/${verb}.ts`,
  }));
  const jobs = [...new Set<string>([...jobNames, ...jobFiles()])].map((job) => ({
    name: `jobs.${job}`,
    source: `functions/jobs/${job}.ts`,
  }));
  return [...routes, ...jobs, ...hooks];
}

function jobFiles(): string[] {
  const folder = `${root}functions/jobs`;
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.filter((name) => name.endsWith('.ts')).map((name) => name.slice(0, -'.ts'.length));
}

export function missingSources(entries: readonly Entry[]): string[] {
  return entries.map(({ source }) => source).filter((source) => !existsSync(root + source));
}
