import {
  type BehaviorOptions,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { physicalName, type Stage } from '#infra/stage.ts';
import { viewerFunction } from './viewerFunction.ts';

/**
 * The API for programs of others. Its answers say that nobody but the caller may keep them, so the policy of the API's cache
 * serves here, too: only a key of the cache brings `Authorization` to the API.
 */
export function v1Behavior(scope: Construct, stage: Stage, toApi: BehaviorOptions): BehaviorOptions {
  return {
    ...toApi,
    originRequestPolicy: new OriginRequestPolicy(scope, 'V1Request', {
      originRequestPolicyName: physicalName(stage, 'v1'),
      comment: 'What the API for programs reads, besides the key of the cache',
      headerBehavior: OriginRequestHeaderBehavior.allowList(...forwarded),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      cookieBehavior: OriginRequestCookieBehavior.none(),
    }),
    functionAssociations: viewerFunction(scope, stage, 'v1Request'),
  };
}

const forwarded = [
  'Accept',
  'CloudFront-Viewer-Address',
  'Content-Type',
  'If-None-Match',
  'Origin',
  // Whether it is a page of our own, which the demo key is for.
  'Referer',
  'Sec-Fetch-Site',
  'User-Agent',
];
