import { Annotations, CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  Distribution,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
} from 'aws-cdk-lib/aws-cloudfront';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { privateBucket } from '#infra/constructs/privateBucket.ts';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { apiBehavior } from '#infra/edge/apiBehavior.ts';
import { addDomainRecords } from '#infra/edge/domainRecords.ts';
import { responseHeaders } from '#infra/edge/responseHeaders.ts';
import { shareCardBehavior, shareCardPatterns } from '#infra/edge/shareCardBehavior.ts';
import { v1Behavior } from '#infra/edge/v1Behavior.ts';
import { viewerFunction } from '#infra/edge/viewerFunction.ts';
import { imagesBehavior, webBehavior } from '#infra/edge/webBehaviors.ts';
import type { StageResources } from '#infra/resources.ts';
import { bucketName, physicalName, type Stage } from '#infra/stage.ts';
import { addressElementPattern } from '#shared/edge/addressElement.ts';
import { apiV1Pattern } from '#shared/edge/apiV1.ts';
import { codePagePattern, mockPages, webPatterns } from '#shared/edge/pages.ts';
import { qrWorkerPattern } from '#shared/edge/securityHeaders.ts';
import { globalRegion } from './global.ts';
import type { GlobalParts } from './globalParts.ts';

interface EdgeProps {
  readonly stage: Stage;
  readonly api: HttpApi;
  readonly edgeStageName: string;
  /** Null where there are none: see `hasGlobalParts`. */
  readonly parts: GlobalParts | null;
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
    const { headers, ofQrWorker, ofAddressElement, ofApiV1 } = responseHeaders(this, stage);
    const toWeb = webBehavior(this, { stage, web, headers });
    const toApi = apiBehavior(this, { stage, api, edgeStageName, headers });
    const toCards = shareCardBehavior(this, stage, toApi);
    const toPage = {
      ...toApi,
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      functionAssociations: viewerFunction(this, stage, 'pageRequest'),
    };
    const { domain } = stage;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: physicalName(stage),
      // Codes and creators, whose paths no pattern can distinguish from others (docs/decisions/0089).
      defaultBehavior: toPage,
      // The first pattern that fits wins.
      additionalBehaviors: {
        '/api/docs*': toWeb,
        '/api/openapi.json': toWeb,
        '/api/images/*': imagesBehavior(this, stage, toWeb),
        ...Object.fromEntries(shareCardPatterns.map((pattern) => [pattern, toCards])),
        [apiV1Pattern]: { ...v1Behavior(this, stage, toApi), responseHeadersPolicy: ofApiV1 },
        '/api/*': toApi,
        ...Object.fromEntries([codePagePattern, ...mockPages].map((path) => [path, toPage])),
        [addressElementPattern]: { ...toWeb, responseHeadersPolicy: ofAddressElement },
        [qrWorkerPattern]: { ...toWeb, responseHeadersPolicy: ofQrWorker },
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
    if (domain !== undefined) addDomainRecords(this, domain, this.distribution);
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

  private addOutputs(): void {
    const { distributionId, distributionDomainName } = this.distribution;
    new CfnOutput(this, 'DistributionId', { value: distributionId });
    new CfnOutput(this, 'DistributionDomain', { value: distributionDomainName });
    new CfnOutput(this, 'AppUrl', { value: this.appUrl });
  }
}

/** CloudFront caches each of these for ten seconds by default: a code that was just made would still be missing. */
const uncachedErrors = [400, 404, 405, 414, 416, 500, 501, 502, 503, 504];
