import { join, resolve } from 'node:path';
import { stages } from '#infra/stage.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';

/** Which emulator to use, and where its data is. */
export interface Target {
  /** `DATA_DIR/.emulator` */
  readonly folder: string;
  /** `AWS_ENDPOINT_URL`, if set. */
  readonly endpoint: string | undefined;
  /** Where the edge's proxy listens. */
  readonly edgePort: number;
  /** Stands in for PayFast. */
  readonly payFastHost?: string;
  readonly account: string;
  readonly region: string;
}

export function readTarget(env: NodeJS.ProcessEnv): Target {
  const { account, region } = stages.emulator;
  return {
    folder: join(resolve(env['DATA_DIR'] ?? '.data'), '.emulator'),
    endpoint: env['AWS_ENDPOINT_URL']?.replace(/\/$/, '') || undefined,
    edgePort: portFrom(env['EDGE_PORT']),
    account,
    region,
  };
}

function portFrom(given: string | undefined): number {
  const port = Number(given || new URL(stages.emulator.appUrl).port);
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port;
  throw new StartFailure(`EDGE_PORT must be a port number, not "${given}".`);
}

/** The emulator's root user. They give access to nothing else. */
export const emulatorKeys = { accessKeyId: 'test', secretAccessKey: 'test' } as const;

/** A minimal environment, so that a real AWS profile, keys or endpoint are never used here. */
export function emulatorEnvironment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG } = process.env;
  return {
    ...(PATH && { PATH }),
    ...(HOME && { HOME }),
    ...(LANG && { LANG }),
    ...more,
  };
}
