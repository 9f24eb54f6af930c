import { ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { bucketAddress } from '#infra/emulator.ts';
import { bucketName, physicalName, type Stage } from '#infra/stage.ts';
import { securityHeaders } from '#shared/edge/securityHeaders.ts';
import { headersPolicy } from './headers.ts';

/** Shared by all behaviors. */
export function responseHeaders(scope: Construct, stage: Stage): ResponseHeadersPolicy {
  const { mapProvider, analytics } = stage;
  return new ResponseHeadersPolicy(scope, 'Headers', {
    responseHeadersPolicyName: physicalName(stage, 'headers'),
    comment: 'Security headers of every answer',
    ...headersPolicy(
      securityHeaders({
        mapProvider,
        analytics: analytics !== undefined,
        https: true,
        uploads: bucketAddress(stage, bucketName(stage, 'images')),
      }),
    ),
  });
}
