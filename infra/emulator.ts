/**
 * Every way in which the emulator (MiniStack 1.5.33) differs from AWS, each with its reason. The rest of `infra/` calls
 * these functions, and does the right thing on AWS.
 */
import { CliCredentialsStackSynthesizer, DefaultStackSynthesizer, type IStackSynthesizer } from 'aws-cdk-lib';
import { type IOrigin, type OriginProps, OriginProtocolPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Stage } from './stage.ts';

/**
 * With IAM enforced the emulator does not let the CLI assume the bootstrap roles; its own root credentials deploy.
 */
export function stackSynthesizer(stage: Stage): IStackSynthesizer {
  // A cast, because the CDK's own types do not hold under exactOptionalPropertyTypes.
  return (
    stage.emulated ? new CliCredentialsStackSynthesizer() : new DefaultStackSynthesizer()
  ) as IStackSynthesizer;
}

/** The emulator checks `ses:SendEmail` against `*` only and denies a role that names identities. */
export function checksMailIdentity(stage: Stage): boolean {
  return !stage.emulated;
}

/** Nobody buys for real on the emulator. Mock mode gives codes away, so no other stage has it. */
export function allowsMockPayments(stage: Stage): boolean {
  return stage.emulated;
}

/** The emulator generates no DKIM keys, so there are no records to set. */
export function hasMailRecords(stage: Stage): boolean {
  return !stage.emulated;
}

/** The emulator speaks plain HTTP on the loopback address, which a TLS-only policy would refuse. */
export function requiresTls(stage: Stage): boolean {
  return !stage.emulated;
}

/** The emulator does not know the type AWS::Logs::QueryDefinition. */
export function knowsSavedQueries(stage: Stage): boolean {
  return !stage.emulated;
}

/** The emulator does not know CodeDeploy: new versions take over at once. */
export function knowsCodeDeploy(stage: Stage): boolean {
  return !stage.emulated;
}

/** On AWS the API has a host of its own; here it is a path below the emulator's address. */
const emulatedApiPath = (apiId: string) => `/_aws/execute-api/${apiId}/$default`;

export function emulatedApiUrl(endpoint: string, apiId: string): string {
  return endpoint + emulatedApiPath(apiId);
}

/** The address of an API itself, which only PayFast and monitors call. */
export function apiUrl(stage: Stage, apiId: string): string {
  if (stage.emulated) return emulatedApiUrl(stage.endpoint ?? 'http://localhost:4566', apiId);
  return `https://${apiId}.execute-api.${stage.region}.amazonaws.com`;
}

/** The API as CloudFront's origin. The emulator's edge does not connect to Amazon's hosts, and speaks plain HTTP. */
export function apiOrigin(stage: Stage, apiId: string, props: OriginProps): IOrigin {
  if (!stage.emulated) {
    return new HttpOrigin(`${apiId}.execute-api.${stage.region}.amazonaws.com`, props);
  }
  // MiniStack's default port.
  const port = Number(new URL(stage.endpoint ?? 'http://localhost:4566').port || 80);
  return new HttpOrigin('localhost', {
    ...props,
    originPath: emulatedApiPath(apiId),
    protocolPolicy: OriginProtocolPolicy.HTTP_ONLY,
    httpPort: port,
  });
}

/** The emulator's edge connects to the stage `$default` only. */
export function knowsApiStages(stage: Stage): boolean {
  return !stage.emulated;
}

/**
 * The certificate, the firewall and the edge's logs are in us-east-1, for which the emulator is not bootstrapped; it
 * neither filters by the firewall nor logs at the edge, and its proxy speaks plain HTTP.
 */
export function hasGlobalParts(stage: Stage): boolean {
  return !stage.emulated;
}

/** The address of a bucket for browsers. In the emulator buckets are paths of its own address. */
export function bucketAddress(stage: Stage, bucket: string): string {
  if (!stage.emulated) return `https://${bucket}.s3.${stage.region}.amazonaws.com`;
  return stage.endpoint ?? 'http://localhost:4566';
}

/** Where functions run, for native libraries. The emulator runs them as processes of this machine. */
export function functionPlatform(stage: Stage): { readonly os: string; readonly cpu: string } {
  return stage.emulated ? { os: process.platform, cpu: process.arch } : { os: 'linux', cpu: 'arm64' };
}
