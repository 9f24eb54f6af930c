import { createHash } from 'node:crypto';
import { Stack } from 'aws-cdk-lib';
import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import type { Domain, Stage } from '#infra/stage.ts';
import { globalRegion } from './global.ts';

/**
 * The certificate of the stage's domain. Another domain has another stack, so that CloudFront changes from one
 * certificate to the other before the first is deleted (docs/decisions/0066).
 */
export class CertificateStack extends Stack {
  readonly certificate: ICertificate;

  constructor(scope: Construct, stage: Stage, { name, zone }: Domain) {
    // A certificate that is validated in another way is another one, too.
    const ofDomain = createHash('sha256')
      .update(`${name} ${zone?.id ?? ''}`)
      .digest('hex')
      .slice(0, 8);
    super(scope, 'certificate', {
      ...stackProps(stage, `certificate-${ofDomain}`, `The certificate of ${name}`),
      env: { account: stage.account, region: globalRegion },
      crossRegionReferences: true,
    });
    // Without a zone of ours the deploy waits until the record is set that ACM's console shows.
    const validation =
      zone === undefined
        ? CertificateValidation.fromDns()
        : CertificateValidation.fromDns(
            HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: zone.id, zoneName: zone.name }),
          );
    this.certificate = new Certificate(this, 'Certificate', { domainName: name, validation });
  }
}
