import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { awsStage, synthesise } from './synth.ts';

const stackOf = (stage = awsStage): Template => {
  const template = synthesise({ stage }).get('mail');
  if (template === undefined) throw new Error('There is no mail stack');
  return template;
};
const mail = stackOf();

describe('the domain', () => {
  test('has Easy DKIM and its own MAIL FROM domain', () => {
    mail.hasResourceProperties('AWS::SES::EmailIdentity', {
      EmailIdentity: 'zarcodes.example',
      DkimSigningAttributes: { NextSigningKeyLength: 'RSA_2048_BIT' },
      MailFromAttributes: { MailFromDomain: 'bounce.zarcodes.example' },
      ConfigurationSetAttributes: Match.anyValue(),
    });
  });

  test('outputs the DNS records to set if its zone is not in this account', () => {
    const records = Object.values(mail.findOutputs('*')).map(({ Value }) => JSON.stringify(Value));
    expect(records.filter((record) => record.includes('CNAME'))).toHaveLength(3);
    expect(records.filter((record) => /MX|TXT/.test(record))).toEqual([
      '"bounce.zarcodes.example MX 10 feedback-smtp.af-south-1.amazonses.com"',
      String.raw`"bounce.zarcodes.example TXT \"v=spf1 include:amazonses.com ~all\""`,
      expect.stringContaining('_dmarc.zarcodes.example TXT'),
    ]);
    mail.resourceCountIs('AWS::Route53::RecordSet', 0);
  });

  test('sets them if the zone is in this account', () => {
    const zone = { id: 'Z0000000000000000000', name: 'zarcodes.example' };
    const own = stackOf({ ...awsStage, domain: { name: 'zarcodes.example', zone } });
    const records = Object.values(own.findResources('AWS::Route53::RecordSet')).map(
      ({ Properties }) => Properties['Type'],
    );
    expect(records.toSorted()).toEqual(['CNAME', 'CNAME', 'CNAME', 'MX', 'TXT', 'TXT']);
    expect(own.findOutputs('Record*')).toEqual({});
  });
});

describe('sending', () => {
  test('requires TLS, tracks reputation, and suppresses addresses that bounced or complained', () => {
    mail.hasResourceProperties('AWS::SES::ConfigurationSet', {
      Name: 'zarcodes-test-mail',
      DeliveryOptions: { TlsPolicy: 'REQUIRE' },
      ReputationOptions: { ReputationMetricsEnabled: true },
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      SendingOptions: { SendingEnabled: true },
    });
  });

  test('publishes bounces and complaints on the event bus that the job listens to', () => {
    mail.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
      EventDestination: {
        Enabled: true,
        MatchingEventTypes: ['bounce', 'complaint', 'delivery'],
        EventBridgeDestination: { EventBusArn: Match.anyValue() },
      },
    });
  });
});
