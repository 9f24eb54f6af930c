import { Duration } from 'aws-cdk-lib';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { physicalName, type Stage } from '#infra/stage.ts';
import { shareCardSeconds } from '#shared/contract/shareCardFields.ts';

/** Pictures of link previews. */
export const shareCardPatterns = ['/api/zarcodes/*/share-card', '/api/creators/slug/*/share-card'] as const;

/**
 * One picture for everybody, kept until it is purged. The version in its address is for chat apps, and no part of the key:
 * any number of versions that somebody makes up draw it once, and one path purges it.
 */
export function shareCardBehavior(scope: Construct, stage: Stage, toApi: BehaviorOptions): BehaviorOptions {
  return {
    ...toApi,
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: new CachePolicy(scope, 'ShareCardCache', {
      cachePolicyName: physicalName(stage, 'share-cards'),
      comment: 'A picture by its path, as long as its headers say',
      defaultTtl: Duration.seconds(0),
      minTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(shareCardSeconds),
      headerBehavior: CacheHeaderBehavior.none(),
      queryStringBehavior: CacheQueryStringBehavior.none(),
      cookieBehavior: CacheCookieBehavior.none(),
    }),
  };
}
