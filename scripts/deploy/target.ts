import { join, resolve } from 'node:path';
import { stages } from '#infra/stage.ts';
import { StartFailure } from '#scripts/local/startFailure.ts';

/** Which emulator, and where its things are kept. */
export interface Target {
  /** `DATA_DIR/.emulator` */
  readonly folder: string;
  /** `AWS_ENDPOINT_URL`, where it is set. */
  readonly endpoint: string | undefined;
  /** Where the proxy listens that stands for the edge's address. */
  readonly edgePort: number;
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

/** The emulator's root. They open nothing anywhere else. */
export const emulatorKeys = { accessKeyId: 'test', secretAccessKey: 'test' } as const;

/** A small environment of its own, so that nobody's real AWS profile, keys or endpoint is ever used here. */
export function emulatorEnvironment(more: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG } = process.env;
  return {
    ...(PATH && { PATH }),
    ...(HOME && { HOME }),
    ...(LANG && { LANG }),
    ...more,
  };
}
