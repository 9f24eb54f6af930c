import * as z from 'zod';
import { type Environment, regionOf, signedFetch } from '#functions/lib/awsFetch.ts';

/** A version of a function that is to get calls. */
export interface NewVersion {
  readonly functionName: string;
  readonly version: string;
}

const Targets = z.object({ targetIds: z.array(z.string()).min(1) });
const Target = z.object({
  deploymentTarget: z.object({
    lambdaTarget: z.object({
      lambdaFunctionInfo: z.object({ functionName: z.string(), targetVersion: z.string() }),
    }),
  }),
});

/** Longer than a route may take. */
const timeoutMs = 40_000;

/** https://docs.aws.amazon.com/codedeploy/latest/APIReference/API_GetDeploymentTarget.html */
export async function newVersionOf(env: Environment, deploymentId: string): Promise<NewVersion> {
  const { targetIds } = Targets.parse(await codeDeploy(env, 'ListDeploymentTargets', { deploymentId }));
  const [targetId] = targetIds;
  const found = Target.parse(await codeDeploy(env, 'GetDeploymentTarget', { deploymentId, targetId }));
  const { functionName, targetVersion } = found.deploymentTarget.lambdaTarget.lambdaFunctionInfo;
  return { functionName, version: targetVersion };
}

interface Report {
  readonly deploymentId: string;
  readonly lifecycleEventHookExecutionId: string;
  readonly status: 'Succeeded' | 'Failed';
}

/** The deployment goes on, or is rolled back. */
export async function reportHook(env: Environment, report: Report): Promise<void> {
  await codeDeploy(env, 'PutLifecycleEventHookExecutionStatus', report);
}

/** @returns what the version returned, or how it failed */
export async function invokeVersion(
  env: Environment,
  { functionName, version }: NewVersion,
  event: object,
): Promise<unknown> {
  const base = env['AWS_ENDPOINT_URL_LAMBDA'] ?? `https://lambda.${regionOf(env)}.amazonaws.com`;
  const path = `/2015-03-31/functions/${functionName}/invocations?Qualifier=${version}`;
  const init = { method: 'POST', body: JSON.stringify(event) };
  return signedFetch([env, 'lambda'], base + path, init, { timeoutMs }, async (response) => {
    if (!response.ok) throw new Error(`Lambda answered ${response.status}: ${await response.text()}`);
    return response.json();
  });
}

async function codeDeploy(env: Environment, operation: string, input: object): Promise<unknown> {
  const url = env['AWS_ENDPOINT_URL_CODEDEPLOY'] ?? `https://codedeploy.${regionOf(env)}.amazonaws.com`;
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `CodeDeploy_20141006.${operation}`,
    },
    body: JSON.stringify(input),
  };
  return signedFetch([env, 'codedeploy'], url, init, { timeoutMs }, async (response) => {
    if (!response.ok) throw new Error(`CodeDeploy answered ${response.status} to ${operation}`);
    return response.json();
  });
}
