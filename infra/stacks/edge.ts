import { Annotations, CfnOutput, Duration, SecretValue, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { edgeMayTellWhatIsMissing, privateBucket } from '#infra/constructs/privateBucket.ts';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { bundleEdgeFunction, type EdgeFunctionName } from '#infra/edge/bundle.ts';
import { headersPolicy } from '#infra/edge/headers.ts';
import { apiOrigin, bucketAddress, hasGlobalParts } from '#infra/emulator.ts';
import type { StageResources } from '#infra/resources.ts';
import { bucketName, type Domain, physicalName, type Stage, secretName } from '#infra/stage.ts';
import { deviceCookieName, originHeader } from '#shared/edge/origin.ts';
import { codePagePattern, mockPages, webPatterns } from '#shared/edge/pages.ts';
import { securityHeaders } from '#shared/edge/securityHeaders.ts';
import { CertificateStack } from './certificate.ts';
import { FirewallStack } from './firewall.ts';
import { GlobalStack, globalRegion } from './global.ts';

interface EdgeProps {
  readonly stage: Stage;
  readonly api: HttpApi;
  readonly edgeStageName: string;
  /** Null where there are none: see `hasGlobalParts`. */
  readonly parts: GlobalParts | null;
}

interface GlobalParts {
  readonly logs: GlobalStack;
  readonly firewall: FirewallStack | null;
  readonly certificate: CertificateStack | null;
}

/** The parts of the edge that AWS has in us-east-1 only. */
export function globalParts(scope: Construct, stage: Stage): GlobalParts | null {
  if (!hasGlobalParts(stage)) return null;
  return {
    logs: new GlobalStack(scope, stage),
    firewall: stage.firewall ? new FirewallStack(scope, stage) : null,
    certificate: stage.domain === undefined ? null : new CertificateStack(scope, stage, stage.domain),
  };
}

/** CloudFront, the one origin that browsers know: pages, images and the API. */
export class EdgeStack extends Stack {
  /** Where people open the site. */
  readonly appUrl: string;
  readonly distribution: Distribution;
  private readonly stage: Stage;

  constructor(scope: Construct, { stage, api, edgeStageName, parts }: EdgeProps) {
    super(scope, 'edge', {
      ...stackProps(stage, 'edge', 'CloudFront and the web'),
      crossRegionReferences: true,
    });
    this.stage = stage;
    const web = privateBucket(this, 'Web', {
      stage,
      name: bucketName(stage, 'web'),
      versioned: false,
      // Any deploy would create it again, but not within the minutes that a mistake may take.
      keepsData: stage.keepsData,
    });
    const toWeb = this.webBehavior(web);
    const toApi = this.apiBehavior(api, edgeStageName);
    const toPage = {
      ...toApi,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      functionAssociations: this.runs('pageRequest'),
    };
    const { domain } = stage;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: physicalName(stage),
      // Codes and creators, whose paths no pattern can distinguish from others (docs/decisions/0014).
      defaultBehavior: toPage,
      // The first pattern that fits wins.
      additionalBehaviors: {
        '/api/docs*': toWeb,
        '/api/openapi.json': toWeb,
        '/api/images/*': this.imagesBehavior(toWeb),
        '/api/*': toApi,
        ...Object.fromEntries([codePagePattern, ...mockPages].map((path) => [path, toPage])),
        ...Object.fromEntries(webPatterns().map((pattern) => [pattern, toWeb])),
      },
      errorResponses: uncachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The cheapest class with edges in Johannesburg and Cape Town.
      priceClass: PriceClass.PRICE_CLASS_200,
      ...(parts && { logBucket: this.logs(parts) }),
      ...(parts?.firewall && { webAclId: parts.firewall.arn }),
      ...(domain &&
        parts?.certificate && {
          domainNames: [domain.name],
          certificate: parts.certificate.certificate,
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
    });
    Annotations.of(this.distribution).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      "The images' bucket has its policy from the data stack",
    );
    // Also where nothing imports it: a stage may get a domain of its own later.
    this.exportValue(this.distribution.distributionDomainName);
    if (domain !== undefined) this.name(domain);
    this.appUrl = stage.appUrl ?? `https://${this.distribution.distributionDomainName}`;
    this.addOutputs();
  }

  /** For the job that invalidates what has changed. */
  get distributionResources(): StageResources['distribution'] {
    const { distributionId: id } = this.distribution;
    return { id, arn: `arn:aws:cloudfront::${this.stage.account}:distribution/${id}` };
  }

  /** Known by its name, so that the stacks can change apart. */
  private logs(parts: GlobalParts): IBucket {
    this.addStackDependency(parts.logs);
    return Bucket.fromBucketAttributes(this, 'Logs', {
      bucketName: bucketName(this.stage, 'edge-logs'),
      region: globalRegion,
    });
  }

  private webBehavior(web: Bucket): BehaviorOptions {
    web.addToResourcePolicy(edgeMayTellWhatIsMissing(this.stage, web));
    return {
      origin: S3BucketOrigin.withOriginAccessControl(web as IBucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: new CachePolicy(this, 'WebCache', {
        cachePolicyName: physicalName(this.stage, 'web'),
        comment: 'Files: as long as their headers say; pages are revalidated each time',
        defaultTtl: Duration.seconds(0),
        minTtl: Duration.seconds(0),
        maxTtl: Duration.days(365),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
      responseHeadersPolicy: this.headers(),
      functionAssociations: this.runs('webRequest'),
    };
  }

  /** An image's address is its key in the bucket; what was uploaded lies in other folders. */
  private imagesBehavior({ functionAssociations: _, ...toWeb }: BehaviorOptions): BehaviorOptions {
    const images = Bucket.fromBucketAttributes(this, 'Images', {
      bucketName: bucketName(this.stage, 'images'),
      region: this.stage.region,
    });
    // Its policy is the data stack's own (`edgeMayRead`).
    return { ...toWeb, origin: S3BucketOrigin.withOriginAccessControl(images) };
  }

  private apiBehavior(api: HttpApi, edgeStageName: string): BehaviorOptions {
    const { stage } = this;
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
      cachePolicy: new CachePolicy(this, 'ApiCache', {
        cachePolicyName: physicalName(stage, 'api'),
        comment: 'Only what an answer allows, for each caller apart',
        defaultTtl: Duration.seconds(0),
        minTtl: Duration.seconds(0),
        maxTtl: Duration.days(1),
        headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
        queryStringBehavior: CacheQueryStringBehavior.all(),
        cookieBehavior: CacheCookieBehavior.none(),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
      originRequestPolicy: new OriginRequestPolicy(this, 'ApiRequest', {
        originRequestPolicyName: physicalName(stage, 'api'),
        comment: 'What the API reads, besides the key of the cache',
        headerBehavior: OriginRequestHeaderBehavior.allowList(...forwarded),
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
        cookieBehavior: OriginRequestCookieBehavior.allowList(deviceCookieName),
      }),
      responseHeadersPolicy: this.headers(),
    };
  }

  private shared?: ResponseHeadersPolicy;
  private headers(): ResponseHeadersPolicy {
    const { mapProvider, analytics } = this.stage;
    this.shared ??= new ResponseHeadersPolicy(this, 'Headers', {
      responseHeadersPolicyName: physicalName(this.stage, 'headers'),
      comment: 'Security headers of every answer',
      ...headersPolicy(
        securityHeaders({
          mapProvider,
          analytics: analytics !== undefined,
          https: true,
          uploads: bucketAddress(this.stage, bucketName(this.stage, 'images')),
        }),
      ),
    });
    return this.shared;
  }

  private runs(name: EdgeFunctionName): NonNullable<BehaviorOptions['functionAssociations']> {
    const edgeFunction = new EdgeFunction(this, name, {
      functionName: physicalName(this.stage, name),
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(bundleEdgeFunction(name)),
    });
    return [{ function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST }];
  }

  private name({ name, zone: given }: Domain): void {
    if (given === undefined) return;
    const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
      hostedZoneId: given.id,
      zoneName: given.name,
    });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution));
    new ARecord(this, 'Address', { zone, recordName: `${name}.`, target });
    new AaaaRecord(this, 'Address6', { zone, recordName: `${name}.`, target });
  }

  private addOutputs(): void {
    const { distributionId, distributionDomainName } = this.distribution;
    new CfnOutput(this, 'DistributionId', { value: distributionId });
    new CfnOutput(this, 'DistributionDomain', { value: distributionDomainName });
    new CfnOutput(this, 'AppUrl', { value: this.appUrl });
  }
}

/** CloudFront caches each of these for ten seconds by default: a code that was just made would still be missing. */
const uncachedErrors = [400, 404, 405, 414, 416, 500, 501, 502, 503, 504];

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
