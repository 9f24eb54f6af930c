import { Duration } from 'aws-cdk-lib';
import { type ResponseHeadersCorsBehavior, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { bucketAddress } from '#infra/emulator.ts';
import { bucketName, physicalName, type Stage } from '#infra/stage.ts';
import { addressElementHeaders } from '#shared/edge/addressElement.ts';
import { exposedHeaders, preflightHeaders } from '#shared/edge/apiV1.ts';
import { qrWorkerHeaders, securityHeaders } from '#shared/edge/securityHeaders.ts';
import { headersPolicy } from './headers.ts';

interface ResponseHeaders {
  /** Shared by all behaviors but three. */
  readonly headers: ResponseHeadersPolicy;
  /** Of the script that may compile WebAssembly. */
  readonly ofQrWorker: ResponseHeadersPolicy;
  /** Of the script that other sites load. */
  readonly ofAddressElement: ResponseHeadersPolicy;
  /** Of the API for programs, whose responses pages of other sites read. */
  readonly ofApiV1: ResponseHeadersPolicy;
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
    ofApiV1: new ResponseHeadersPolicy(scope, 'ApiV1Headers', {
      responseHeadersPolicyName: physicalName(stage, 'api-v1-headers'),
      comment: 'Security headers of the API for programs',
      ...headersPolicy(headers),
      corsBehavior: apiV1Cors,
    }),
  };
}

const listed = (name: keyof typeof preflightHeaders): string[] => preflightHeaders[name].split(', ');

/** The same as the edge's function answers to a preflight (v1Request.ts), and with every other response. */
const apiV1Cors: ResponseHeadersCorsBehavior = {
  accessControlAllowOrigins: listed('access-control-allow-origin'),
  accessControlAllowMethods: listed('access-control-allow-methods'),
  accessControlAllowHeaders: listed('access-control-allow-headers'),
  accessControlExposeHeaders: exposedHeaders.split(', '),
  accessControlMaxAge: Duration.seconds(Number(preflightHeaders['access-control-max-age'])),
  accessControlAllowCredentials: false,
  originOverride: true,
};
