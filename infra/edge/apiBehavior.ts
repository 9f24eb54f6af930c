import { Duration, SecretValue } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  type ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { apiOrigin } from '#infra/emulator.ts';
import { physicalName, type Stage, secretName } from '#infra/stage.ts';
import { deviceCookieName, originHeader } from '#shared/edge/origin.ts';
import { passHeader, pinHeader } from '#shared/edge/passLink.ts';
import { languageHeader } from '#shared/edge/readerLanguage.ts';

interface ApiBehaviorProps {
  readonly stage: Stage;
  readonly api: HttpApi;
  readonly edgeStageName: string;
  readonly headers: ResponseHeadersPolicy;
}

/** Paths that the API answers. */
export function apiBehavior(
  scope: Construct,
  { stage, api, edgeStageName, headers }: ApiBehaviorProps,
): BehaviorOptions {
  const secret = SecretValue.secretsManager(secretName(stage, 'origin'), {
    jsonField: 'current',
    ...(stage.originSecretVersion && { versionId: stage.originSecretVersion }),
  });
  return {
    origin: apiOrigin(stage, api.apiId, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      customHeaders: { [originHeader]: secret.unsafeUnwrap() },
      // A stage that only the edge calls. The emulator sets a path of its own.
      originPath: `/${edgeStageName}`,
    } as Parameters<typeof apiOrigin>[2]),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: new CachePolicy(scope, 'ApiCache', {
      cachePolicyName: physicalName(stage, 'api'),
      comment: 'Only what an answer allows, for each caller apart',
      defaultTtl: Duration.seconds(0),
      minTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      headerBehavior: CacheHeaderBehavior.allowList('Authorization', passHeader, pinHeader, languageHeader),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    }),
    originRequestPolicy: new OriginRequestPolicy(scope, 'ApiRequest', {
      originRequestPolicyName: physicalName(stage, 'api'),
      comment: 'What the API reads, besides the key of the cache',
      headerBehavior: OriginRequestHeaderBehavior.allowList(...forwarded),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      cookieBehavior: OriginRequestCookieBehavior.allowList(deviceCookieName),
    }),
    responseHeadersPolicy: headers,
  };
}

/** Authorization is part of the cache's key and comes with it. CloudFront takes ten. */
const forwarded = [
  'Accept',
  'Accept-Language',
  'CloudFront-Viewer-Address',
  'CloudFront-Viewer-City',
  'CloudFront-Viewer-Country-Name',
  'Content-Type',
  'Idempotency-Key',
  'Origin',
  'Referer',
  'User-Agent',
];
