import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Construct } from 'constructs';
import type { Domain } from '#infra/stage.ts';

/** The records that send a domain's visitors to CloudFront, where the domain's zone is in this account. */
export function addDomainRecords(
  scope: Construct,
  { name, zone: given }: Domain,
  distribution: IDistribution,
): void {
  if (given === undefined) return;
  const zone = HostedZone.fromHostedZoneAttributes(scope, 'Zone', {
    hostedZoneId: given.id,
    zoneName: given.name,
  });
  const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
  new ARecord(scope, 'Address', { zone, recordName: `${name}.`, target });
  new AaaaRecord(scope, 'Address6', { zone, recordName: `${name}.`, target });
}
