import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { log } from '#functions/lib/logger.ts';
import { invokeVersion, type NewVersion, newVersionOf, reportHook } from '#functions/services/deployments.ts';

const Event = z.object({ DeploymentId: z.string(), LifecycleEventHookExecutionId: z.string() });

/** What a route's function returns of itself (`functions/lib/selfCheck.ts`). */
const Passed = z.object({ statusCode: z.literal(200), body: z.literal('{"refused":[]}') });

/** A role that was made a moment ago may not be known everywhere yet. */
const attempts = 6;
const pauseMs = 5_000;

/**
 * CodeDeploy calls it before any call goes to a new version, which checks itself: one that does not start, or is refused
 * what it needs, never gets a call (docs/decisions/0022).
 */
export const handler = (event: unknown): Promise<void> => checkDeployment(event, pauseMs);

/** @param pause in milliseconds, for tests */
export async function checkDeployment(event: unknown, pause: number): Promise<void> {
  const { DeploymentId: deploymentId, LifecycleEventHookExecutionId: lifecycleEventHookExecutionId } =
    Event.parse(event);
  // Without a report the deployment would wait for an hour.
  const status = await checkVersion(deploymentId, pause).then(
    () => 'Succeeded' as const,
    (error: Error) => {
      log().error('new version refused', { hook: 'checkVersion', deploymentId, error });
      return 'Failed' as const;
    },
  );
  await reportHook(process.env, { deploymentId, lifecycleEventHookExecutionId, status });
  log().info('new version checked', { hook: 'checkVersion', deploymentId, status });
}

async function checkVersion(deploymentId: string, pause: number): Promise<void> {
  const version = await newVersionOf(process.env, deploymentId);
  for (let attempt = 1; ; attempt += 1) {
    const response = await tryVersion(version);
    if (Passed.safeParse(response).success) return;
    if (attempt === attempts)
      throw new Error(`${version.functionName}:${version.version} ${JSON.stringify(response)}`);
    await sleep(pause);
  }
}

const tryVersion = (version: NewVersion): Promise<unknown> =>
  invokeVersion(process.env, version, { selfCheck: true }).catch((error: Error) => error.message);
