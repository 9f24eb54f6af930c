import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/** A stage's settings may stand in a file of their own, `.env.prod`. What the environment says already wins. */
export function loadStageFile(stage: unknown): void {
  const file = `.env.${String(stage)}`;
  if (/^\.env\.[a-z]+$/.test(file) && existsSync(file)) loadEnvFile(file);
}
