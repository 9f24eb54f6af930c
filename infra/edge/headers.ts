import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  type ResponseHeadersCorsBehavior,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront';

/** CloudFront takes some headers by name and with values in parts, and refuses them as ordinary ones. */
export function headersPolicy(headers: Readonly<Record<string, string>>): ResponseHeadersPolicyProps {
  const rest = new Map(Object.entries(headers));
  const take = (name: string, expected?: string): string => {
    const value = rest.get(name);
    if (value === undefined || (expected !== undefined && value !== expected)) {
      throw new Error(
        `CloudFront cannot say "${name}: ${value}" as it stands in shared/edge/securityHeaders.ts`,
      );
    }
    rest.delete(name);
    return value;
  };
  take('x-content-type-options', 'nosniff');
  take('x-frame-options', 'DENY');
  const referrer = take('referrer-policy') as HeadersReferrerPolicy;
  if (!Object.values(HeadersReferrerPolicy).includes(referrer))
    throw new Error(`Unknown policy: ${referrer}`);
  const transport = /^max-age=(\d+); includeSubDomains$/.exec(take('strict-transport-security'));
  if (transport === null) throw new Error('The transport policy is not in the form that CloudFront writes');
  // As one of the ordinary ones CloudFront refuses it, too.
  const isForAll = rest.delete('access-control-allow-origin');
  return {
    ...(isForAll && { corsBehavior: forAll }),
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: take('content-security-policy'), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: { referrerPolicy: referrer, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(transport[1])),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [...rest].map(([header, value]) => ({ header, value, override: true })),
    },
  };
}

/** Of files that are nobody's secret. */
const forAll: ResponseHeadersCorsBehavior = {
  accessControlAllowOrigins: ['*'],
  accessControlAllowMethods: ['GET', 'HEAD'],
  accessControlAllowHeaders: ['*'],
  accessControlAllowCredentials: false,
  originOverride: true,
};
