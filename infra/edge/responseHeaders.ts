import { ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { bucketAddress } from '#infra/emulator.ts';
import { bucketName, physicalName, type Stage } from '#infra/stage.ts';
import { addressElementHeaders } from '#shared/edge/addressElement.ts';
import { qrWorkerHeaders, securityHeaders } from '#shared/edge/securityHeaders.ts';
import { headersPolicy } from './headers.ts';

interface ResponseHeaders {
  /** Shared by all behaviors but two. */
  readonly headers: ResponseHeadersPolicy;
  /** Of the script that may compile WebAssembly. */
  readonly ofQrWorker: ResponseHeadersPolicy;
  /** Of the script that other sites load. */
  readonly ofAddressElement: ResponseHeadersPolicy;
}

export function responseHeaders(scope: Construct, stage: Stage): ResponseHeaders {
  const { mapProvider, analytics } = stage;
  const headers = securityHeaders({
    mapProvider,
    analytics: analytics !== undefined,
    https: true,
    uploads: bucketAddress(stage, bucketName(stage, 'images')),
  });
  return {
    headers: new ResponseHeadersPolicy(scope, 'Headers', {
      responseHeadersPolicyName: physicalName(stage, 'headers'),
      comment: 'Security headers of every answer',
      ...headersPolicy(headers),
    }),
    ofQrWorker: new ResponseHeadersPolicy(scope, 'QrWorkerHeaders', {
      responseHeadersPolicyName: physicalName(stage, 'qr-worker-headers'),
      comment: 'Security headers of the script that finds QR codes',
      ...headersPolicy(qrWorkerHeaders(headers)),
    }),
    ofAddressElement: new ResponseHeadersPolicy(scope, 'AddressElementHeaders', {
      responseHeadersPolicyName: physicalName(stage, 'address-element-headers'),
      comment: 'Security headers of the script that other sites load',
      ...headersPolicy(addressElementHeaders(headers)),
    }),
  };
}
