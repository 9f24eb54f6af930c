import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { PublicHostedZone, TxtRecord } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  DkimIdentity,
  EasyDkimSigningKeyLength,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { hasMailRecords } from '#infra/emulator.ts';
import type { MailResources } from '#infra/resources.ts';
import { physicalName, type Stage } from '#infra/stage.ts';

/**
 * The domain that mail is sent from, with DKIM and a MAIL FROM domain of its own, and how SES sends: over TLS only,
 * not to addresses that bounced or complained, and reporting both to `jobs.mailEvents`. In a zone of ours the domain's
 * records are set here; else they are outputs, to be set by hand.
 */
export class MailStack extends Stack {
  readonly resources: MailResources;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'mail', stackProps(stage, 'mail', 'The identity that mail is sent from'));
    const configurationSetName = physicalName(stage, 'mail');
    const configuration = new ConfigurationSet(this, 'Configuration', {
      configurationSetName,
      reputationMetrics: true,
      sendingEnabled: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    configuration.addEventDestination('Events', {
      configurationSetEventDestinationName: physicalName(stage, 'mail-events'),
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.DELIVERY],
    });

    const mailFromDomain = `bounce.${stage.mailDomain}`;
    const zone = this.zoneOf(stage);
    const identity = new EmailIdentity(this, 'Domain', {
      identity: zone === undefined ? Identity.domain(stage.mailDomain) : Identity.publicHostedZone(zone),
      configurationSet: configuration,
      dkimIdentity: DkimIdentity.easyDkim(EasyDkimSigningKeyLength.RSA_2048_BIT),
      mailFromDomain,
    });
    if (zone !== undefined)
      new TxtRecord(this, 'Dmarc', { zone, recordName: '_dmarc', values: [dmarc(stage)] });
    else if (hasMailRecords(stage)) this.tellRecords(stage, identity, mailFromDomain);

    this.resources = {
      // By its name, because what others import could not be changed, and with it the domain.
      identityArn: `arn:aws:ses:${stage.region}:${stage.account}:identity/${stage.mailDomain}`,
      configurationSetName,
      configurationSetArn: `arn:aws:ses:${stage.region}:${stage.account}:configuration-set/${configurationSetName}`,
    };
  }

  private zoneOf({ domain, mailDomain }: Stage) {
    if (domain?.zone === undefined || domain.zone.name !== mailDomain) return undefined;
    const { id: hostedZoneId, name: zoneName } = domain.zone;
    return PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', { hostedZoneId, zoneName });
  }

  private tellRecords(stage: Stage, identity: EmailIdentity, mailFromDomain: string): void {
    const records = [
      ...identity.dkimRecords.map(({ name, value }) => `${name} CNAME ${value}`),
      `${mailFromDomain} MX 10 feedback-smtp.${stage.region}.amazonses.com`,
      `${mailFromDomain} TXT "v=spf1 include:amazonses.com ~all"`,
      `_dmarc.${stage.mailDomain} TXT "${dmarc(stage)}"`,
    ];
    for (const [index, value] of records.entries()) new CfnOutput(this, `Record${index + 1}`, { value });
  }
}

/** Reports go to support; mail that passes neither DKIM nor SPF is spam. */
const dmarc = ({ supportEmail }: Stage) => `v=DMARC1; p=quarantine; rua=mailto:${supportEmail}`;
