/** The edge on AWS, from the templates of a stage with a domain and of one without. */
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { shareCardPatterns } from '#infra/edge/shareCardBehavior.ts';
import { stageNamed } from '#infra/settings.ts';
import { bucketName, stages } from '#infra/stage.ts';
import { errorBody, errorStatus } from '#shared/contract/errors.ts';
import { shareCardSeconds } from '#shared/contract/shareCardFields.ts';
import { addressElementHeaders, addressElementPattern } from '#shared/edge/addressElement.ts';
import { apiV1Headers, apiV1Pattern } from '#shared/edge/apiV1.ts';
import { webPatterns } from '#shared/edge/pages.ts';
import { qrWorkerHeaders, qrWorkerPattern, securityHeaders } from '#shared/edge/securityHeaders.ts';
import { resourcesOf, synthesise } from './synth.ts';

const settings = {
  CDK_DEFAULT_ACCOUNT: '111111111111',
  ZARCODES_ALARM_EMAIL: 'alarm@zarcodes.example',
  ZARCODES_MAIL_DOMAIN: 'zarcodes.example',
};
const withDomain = {
  ...settings,
  ZARCODES_DOMAIN: 'zarcodes.example',
  ZARCODES_ZONE_ID: 'Z123',
  ZARCODES_FIREWALL: 'on',
};
const bare = synthesise({ stage: stageNamed('dev', settings) });
const named = synthesise({ stage: stageNamed('prod', withDomain) });
const emulated = synthesise({ stage: stages.emulator });

const templateOf = (from: Map<string, Template>, id: string): Template => {
  const template = from.get(id);
  if (template === undefined) throw new Error(`There is no stack ${id}`);
  return template;
};
const only = (from: Map<string, Template>, type: string) => {
  const [first, ...others] = resourcesOf(from, type);
  expect(others).toEqual([]);
  return first?.properties ?? {};
};

const Behavior = z.looseObject({
  PathPattern: z.string().optional(),
  TargetOriginId: z.string(),
  ViewerProtocolPolicy: z.string(),
  AllowedMethods: z.array(z.string()),
  CachePolicyId: z.unknown(),
  Compress: z.boolean(),
  ResponseHeadersPolicyId: z.unknown(),
  OriginRequestPolicyId: z.unknown().optional(),
  FunctionAssociations: z.array(z.unknown()).optional(),
});
const Distribution = z.looseObject({
  DefaultCacheBehavior: Behavior,
  CacheBehaviors: z.array(Behavior),
  HttpVersion: z.string(),
  CustomErrorResponses: z.array(z.looseObject({ ErrorCode: z.number(), ErrorCachingMinTTL: z.number() })),
  Origins: z.array(z.looseObject({ Id: z.string() })),
});
const distributionOf = (from: Map<string, Template>) =>
  Distribution.parse(only(from, 'AWS::CloudFront::Distribution')['DistributionConfig']);

describe('the distribution', () => {
  const { DefaultCacheBehavior, CacheBehaviors, ...rest } = distributionOf(bare);
  const all = [DefaultCacheBehavior, ...CacheBehaviors];
  const originOf = (id: string) => rest.Origins.find(({ Id }) => Id === id) ?? {};
  const requestPolicyOf = (pattern: string) => {
    const { Ref } = behavior(pattern).OriginRequestPolicyId as { Ref: string };
    const policies = resourcesOf(bare, 'AWS::CloudFront::OriginRequestPolicy');
    return policies.find(({ id }) => id === Ref)?.properties['OriginRequestPolicyConfig'];
  };
  const behavior = (pattern: string) => {
    const found = CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);
    if (found === undefined) throw new Error(`No behaviour for ${pattern}`);
    return found;
  };

  test('matches narrower patterns first', () => {
    expect(CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual([
      '/api/docs*',
      '/api/openapi.json',
      '/api/images/*',
      '/api/zarcodes/*/share-card',
      '/api/creators/slug/*/share-card',
      '/api/v1/*',
      '/api/*',
      '/zarcodes/???-????',
      '/payment/mock-payfast',
      '/payment/payfast-test',
      addressElementPattern,
      qrWorkerPattern,
      ...webPatterns(),
    ]);
  });

  test('redirects to https, compresses, and sends the same security headers with all but two scripts and the API for programs', {
    tags: 'E4',
  }, () => {
    expect(new Set(all.map((each) => each.ViewerProtocolPolicy))).toEqual(new Set(['redirect-to-https']));
    expect(all.every(({ Compress }) => Compress)).toBe(true);
    const ofQrWorker = behavior(qrWorkerPattern);
    const ofElement = behavior(addressElementPattern);
    const own: readonly unknown[] = [ofQrWorker, ofElement, behavior(apiV1Pattern)];
    const others = all.filter((each) => !own.includes(each));
    expect(new Set(others.map((each) => JSON.stringify(each.ResponseHeadersPolicyId))).size).toBe(1);
    expect(ofQrWorker).toEqual({
      ...behavior('/*.*'),
      PathPattern: qrWorkerPattern,
      ResponseHeadersPolicyId: ofQrWorker.ResponseHeadersPolicyId,
    });
    expect(ofElement).toEqual({
      ...behavior('/*.*'),
      PathPattern: addressElementPattern,
      ResponseHeadersPolicyId: ofElement.ResponseHeadersPolicyId,
    });
    expect(rest.HttpVersion).toBe('http2and3');
  });

  test('allows writes to the API only', () => {
    const writable = all.filter(({ AllowedMethods }) => AllowedMethods.includes('POST'));
    expect(writable.map(({ PathPattern }) => PathPattern)).toEqual(['/api/v1/*', '/api/*']);
  });

  test('caches no errors', () => {
    for (const { ErrorCachingMinTTL } of rest.CustomErrorResponses) expect(ErrorCachingMinTTL).toBe(0);
    const cachedByDefault = new Set([400, 404, 405, 414, 416, 500, 501, 502, 503, 504]);
    const apiErrors = Object.values(errorStatus).filter((status) => cachedByDefault.has(status));
    const uncached = rest.CustomErrorResponses.map(({ ErrorCode }) => ErrorCode);
    expect(apiErrors.filter((status) => !uncached.includes(status))).toEqual([]);
  });

  test('reads the web and images from private buckets with origin access control', { tags: 'E2' }, () => {
    for (const id of [behavior('/').TargetOriginId, behavior('/api/images/*').TargetOriginId]) {
      expect(originOf(id)).toMatchObject({
        OriginAccessControlId: expect.anything(),
        S3OriginConfig: { OriginAccessIdentity: '' },
      });
    }
    // An image's path is its key, so no function rewrites it.
    expect(behavior('/api/images/*').FunctionAssociations).toBeUndefined();
  });

  test('sends the origin secret to the API, and no template contains it', { tags: 'E7' }, () => {
    const { OriginCustomHeaders, CustomOriginConfig } = originOf(behavior('/api/*').TargetOriginId) as Record<
      string,
      unknown
    >;
    expect(OriginCustomHeaders).toEqual([
      {
        HeaderName: 'x-origin-secret',
        HeaderValue: '{{resolve:secretsmanager:zarcodes/dev/origin:SecretString:current::}}',
      },
    ]);
    expect(CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
    for (const pages of [DefaultCacheBehavior, behavior('/zarcodes/???-????')]) {
      expect(pages.TargetOriginId).toBe(behavior('/api/*').TargetOriginId);
      expect(pages.FunctionAssociations).toHaveLength(1);
    }
  });

  test('caches as the API’s headers allow, separately for each caller', () => {
    const policies = resourcesOf(bare, 'AWS::CloudFront::CachePolicy');
    const policyId = (behavior('/api/*').CachePolicyId as { Ref: string }).Ref;
    expect(policies.find(({ id }) => id === policyId)?.properties['CachePolicyConfig']).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      ParametersInCacheKeyAndForwardedToOrigin: {
        HeadersConfig: {
          HeaderBehavior: 'whitelist',
          Headers: ['Authorization', 'x-zarcode-pass', 'x-zarcode-pin', 'x-language'],
        },
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        CookiesConfig: { CookieBehavior: 'none' },
      },
    });
    expect(requestPolicyOf('/api/*')).toMatchObject({
      HeadersConfig: {
        Headers: expect.arrayContaining(['CloudFront-Viewer-Address', 'Content-Type', 'Idempotency-Key']),
      },
      CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['__Secure-device'] },
    });
  });

  test('sends programs’ calls on without cookies, and answers preflights itself', () => {
    const { CachePolicyId, FunctionAssociations, TargetOriginId } = behavior('/api/v1/*');
    expect([CachePolicyId, TargetOriginId]).toEqual([
      behavior('/api/*').CachePolicyId,
      behavior('/api/*').TargetOriginId,
    ]);
    expect(FunctionAssociations).toMatchObject([{ EventType: 'viewer-request' }]);
    expect(requestPolicyOf('/api/v1/*')).toMatchObject({
      HeadersConfig: { Headers: expect.arrayContaining(['Origin', 'If-None-Match', 'Content-Type']) },
      CookiesConfig: { CookieBehavior: 'none' },
    });
  });

  test('keeps one share card by its path, whatever version or session is asked with, for up to a year', () => {
    const policies = resourcesOf(bare, 'AWS::CloudFront::CachePolicy');
    for (const pattern of shareCardPatterns) {
      const { CachePolicyId, AllowedMethods, TargetOriginId } = behavior(pattern);
      const found = policies.find(({ id }) => id === (CachePolicyId as { Ref: string }).Ref);
      expect(found?.properties['CachePolicyConfig']).toMatchObject({
        MinTTL: 0,
        DefaultTTL: 0,
        MaxTTL: shareCardSeconds,
        ParametersInCacheKeyAndForwardedToOrigin: {
          HeadersConfig: { HeaderBehavior: 'none' },
          QueryStringsConfig: { QueryStringBehavior: 'none' },
          CookiesConfig: { CookieBehavior: 'none' },
        },
      });
      expect(AllowedMethods).toEqual(['GET', 'HEAD']);
      expect(TargetOriginId).toBe(behavior('/api/*').TargetOriginId);
    }
  });

  test('always has access logs, and the firewall where the stage has one', () => {
    for (const [templates, account] of [
      [bare, 'dev'],
      [named, 'prod'],
    ] as const) {
      expect(distributionOf(templates)).toMatchObject({
        Logging: { Bucket: `zarcodes-${account}-edge-logs-111111111111.s3.us-east-1.amazonaws.com` },
      });
    }
    expect(distributionOf(bare)).not.toHaveProperty('WebACLId');
    expect(resourcesOf(bare, 'AWS::WAFv2::WebACL')).toEqual([]);
    expect(distributionOf(named)).toHaveProperty('WebACLId', expect.anything());
  });
});

describe('the security headers', () => {
  test.each([
    ['dev', bare, stageNamed('dev', settings)],
    ['prod', named, stageNamed('prod', withDomain)],
  ])('of %s equal those of the local server', { tags: 'E4' }, (_, templates, stage) => {
    const Item = z.object({ Header: z.string(), Value: z.string(), Override: z.literal(true) });
    const Config = z.object({
      CorsConfig: z
        .object({
          AccessControlAllowOrigins: z.object({ Items: z.tuple([z.string()]) }),
          AccessControlExposeHeaders: z.object({ Items: z.array(z.string()) }).optional(),
          AccessControlAllowCredentials: z.literal(false),
          OriginOverride: z.literal(true),
        })
        .optional(),
      CustomHeadersConfig: z.object({ Items: z.array(Item) }),
      SecurityHeadersConfig: z.object({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string(), Override: z.literal(true) }),
        ContentTypeOptions: z.object({ Override: z.literal(true) }),
        FrameOptions: z.object({ FrameOption: z.string(), Override: z.literal(true) }),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string(), Override: z.literal(true) }),
        StrictTransportSecurity: z.object({
          AccessControlMaxAgeSec: z.number(),
          IncludeSubdomains: z.literal(true),
          Override: z.literal(true),
        }),
      }),
    });
    const sentBy = (pattern: string) => {
      const { CacheBehaviors } = distributionOf(templates);
      const found = CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern);
      const { Ref } = z.object({ Ref: z.string() }).parse(found?.ResponseHeadersPolicyId);
      const policy = resourcesOf(templates, 'AWS::CloudFront::ResponseHeadersPolicy').find(
        ({ id }) => id === Ref,
      );
      const {
        CorsConfig: cors,
        CustomHeadersConfig,
        SecurityHeadersConfig: security,
      } = Config.parse(policy?.properties['ResponseHeadersPolicyConfig']);
      return {
        ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
        ...(cors && { 'access-control-allow-origin': cors.AccessControlAllowOrigins.Items[0] }),
        ...(cors?.AccessControlExposeHeaders && {
          'access-control-expose-headers': cors.AccessControlExposeHeaders.Items.join(', '),
        }),
        'content-security-policy': security.ContentSecurityPolicy.ContentSecurityPolicy,
        'x-content-type-options': 'nosniff',
        'x-frame-options': security.FrameOptions.FrameOption,
        'referrer-policy': security.ReferrerPolicy.ReferrerPolicy,
        'strict-transport-security': `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
      };
    };
    const sent = sentBy('/*.*');
    // Browsers upload photos directly to the bucket, and to no other Amazon host.
    const uploads = `https://${bucketName(stage, 'images')}.s3.${stage.region}.amazonaws.com`;
    const { mapProvider } = stage;
    const headers = securityHeaders({ mapProvider, https: true, uploads });
    expect(sent).toEqual(headers);
    expect(sentBy(qrWorkerPattern)).toEqual(qrWorkerHeaders(headers));
    expect(sentBy(addressElementPattern)).toEqual(addressElementHeaders(headers));
    expect(sentBy(apiV1Pattern)).toEqual(apiV1Headers(headers));
    // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
    for (const value of Object.values(sent)) expect(value.length).toBeLessThanOrEqual(1783);
  });

  test('allow analytics only with a measurement id', () => {
    const withAnalytics = synthesise({
      stage: stageNamed('dev', { ...settings, VITE_GA_MEASUREMENT_ID: 'G-ABC123' }),
    });
    const policyOf = (from: Map<string, Template>) =>
      JSON.stringify(resourcesOf(from, 'AWS::CloudFront::ResponseHeadersPolicy'));
    expect(policyOf(withAnalytics)).toContain('googletagmanager.com');
    expect(policyOf(bare)).not.toContain('googletagmanager.com');
  });
});

describe('the firewall', { tags: 'E6' }, () => {
  const Rule = z.looseObject({
    Name: z.string(),
    Priority: z.number(),
    Action: z.looseObject({ Block: z.unknown().optional() }).optional(),
    OverrideAction: z.unknown().optional(),
    Statement: z.record(z.string(), z.unknown()),
  });
  const acl = only(named, 'AWS::WAFv2::WebACL');
  const rules = z.array(Rule).parse(acl['Rules']);

  test('has CloudFront scope, allows by default, and has unique rule priorities', () => {
    expect(acl).toMatchObject({ Scope: 'CLOUDFRONT', DefaultAction: { Allow: {} } });
    expect(new Set(rules.map(({ Priority }) => Priority)).size).toBe(rules.length);
  });

  test('never responds with 401 or 403, which sign users out, and uses the API’s error format', () => {
    for (const { Name, Action, OverrideAction, Statement } of rules) {
      if ('ManagedRuleGroupStatement' in Statement) expect(OverrideAction, Name).toEqual({ Count: {} });
      else
        expect(Action?.Block, Name).toHaveProperty(
          'CustomResponse.ResponseCode',
          expect.toBeOneOf([400, 429]),
        );
    }
    const Bodies = z.record(
      z.string(),
      z.object({ ContentType: z.literal('APPLICATION_JSON'), Content: z.string() }),
    );
    for (const { Content } of Object.values(Bodies.parse(acl['CustomResponseBodies']))) {
      expect(errorBody().safeParse(JSON.parse(Content)).success).toBe(true);
    }
  });

  test('blocks requests that a managed rule group labels', () => {
    const groups = rules.filter(({ Statement }) => 'ManagedRuleGroupStatement' in Statement);
    const refusals = rules.filter(({ Name }) => Name.startsWith('refuse-'));
    expect(groups.map(({ Name }) => Name)).toEqual(
      expect.arrayContaining(['AWSManagedRulesCommonRuleSet', 'AWSManagedRulesKnownBadInputsRuleSet']),
    );
    expect(refusals).toHaveLength(groups.length);
    const last = Math.max(...groups.map(({ Priority }) => Priority));
    for (const { Priority } of refusals) expect(Priority).toBeGreaterThan(last);
  });

  const labelled = (name: string) => {
    const { Statement } = rules.find((rule) => rule.Name === name) ?? {};
    return [...JSON.stringify(Statement).matchAll(/"Key":"awswaf:managed:aws:[^:]+:([^"]*)"/g)].map(
      ([, label]) => label,
    );
  };

  test('does not block the shared addresses of mobile networks, which AWS’s DDoS list has', () => {
    expect(labelled('refuse-amazon-ip-list')).toEqual([
      'AWSManagedIPReputationList',
      'AWSManagedReconnaissanceList',
    ]);
  });

  test('looks at bodies as long as the API takes, and a long one does not switch the core rules off', () => {
    expect(acl['AssociationConfig']).toEqual({
      RequestBody: { CLOUDFRONT: { DefaultSizeInspectionLimit: 'KB_64' } },
    });
    const core = rules.find(({ Name }) => Name === 'AWSManagedRulesCommonRuleSet');
    expect(core?.Statement).toMatchObject({
      // A rule that blocks ends its group: after this one, the others still look.
      ManagedRuleGroupStatement: {
        RuleActionOverrides: [{ Name: 'SizeRestrictions_BODY', ActionToUse: { Count: {} } }],
      },
    });
    const refusing = labelled('refuse-core-rule-set');
    expect(refusing).toEqual(expect.arrayContaining(['CrossSiteScripting_Body', 'GenericLFI_Body']));
    expect(refusing).not.toContain('SizeRestrictions_Body');
    expect(JSON.stringify(rules.find(({ Name }) => Name === 'refuse-core-rule-set'))).not.toContain('Not');
  });

  test('limits sign-in, contact, search and look-up requests per IP address', () => {
    const paths = JSON.stringify(rules.filter(({ Name }) => Name.startsWith('rate-')));
    for (const path of ['/api/auth/', '/api/contact', '/api/search/', '/api/zarcodes/', '/api/v1/'])
      expect(paths).toContain(`"${path}"`);
    // A shop's server is one address: it is limited apart.
    const everything = rules.find(({ Name }) => Name === 'rate-everything');
    expect(JSON.stringify(everything)).toMatch(/"NotStatement".*"\/api\/v1\/"/);
  });
});

describe('the domain', () => {
  test('has a certificate, modern TLS only, and IPv4 and IPv6 records', () => {
    expect(distributionOf(named)).toMatchObject({
      Aliases: ['zarcodes.example'],
      ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
    });
    const types = resourcesOf(named, 'AWS::Route53::RecordSet')
      .filter(({ stack }) => stack === 'edge')
      .map(({ properties }) => properties['Type']);
    expect(types.sort()).toEqual(['A', 'AAAA']);
    expect(resourcesOf(named, 'AWS::CertificateManager::Certificate')).toEqual([
      expect.objectContaining({ stack: 'certificate' }),
    ]);
  });

  test('is optional: without it, the functions use CloudFront’s own domain as APP_URL', () => {
    expect(distributionOf(bare)).not.toHaveProperty('Aliases');
    const [first] = resourcesOf(bare, 'AWS::Lambda::Function').filter(({ stack }) => stack === 'auth');
    expect(JSON.stringify(first?.properties['Environment'])).toMatch(/"APP_URL":\{"Fn::Join".*ImportValue/);
  });
});

test('the emulator has the same edge, without the parts that it does not support', () => {
  const emulatedEdge = distributionOf(emulated);
  const awsEdge = distributionOf(bare);
  const patterns = ({ CacheBehaviors }: typeof emulatedEdge) =>
    CacheBehaviors.map(({ PathPattern, AllowedMethods }) => [PathPattern, AllowedMethods]);
  expect(patterns(emulatedEdge)).toEqual(patterns(awsEdge));
  expect([...emulated.keys()]).not.toContain('global');
});

describe('buckets', { tags: 'E2' }, () => {
  const buckets = resourcesOf(named, 'AWS::S3::Bucket');
  const policies = JSON.stringify(resourcesOf(named, 'AWS::S3::BucketPolicy'));

  test.each(buckets)('$stack/$id is closed to the public and encrypted', ({ properties }) => {
    expect(properties).toMatchObject({
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: expect.anything(),
    });
  });

  test('require TLS', () => {
    expect(policies.match(/"aws:SecureTransport":"false"/g)).toHaveLength(buckets.length);
  });

  test('let the edge read published images, but no uploads and no photos of codes that are not public', () => {
    const [, reads] = /"s3:GetObject".{0,400}?(\/api\/images\/\*)/.exec(policies) ?? [];
    expect(reads).toBe('/api/images/*');
    expect(policies).not.toMatch(/guarded|uploads/);
    expect(policies).not.toMatch(/"Principal":"\*","Resource"[^}]*"Effect":"Allow"/);
  });

  test('of exports delete every file after a week, and its last version a day later', { tags: 'E9' }, () => {
    const [{ properties } = { properties: {} }] = buckets.filter(({ id }) => id.startsWith('Exports'));
    expect(properties).toMatchObject({
      LifecycleConfiguration: {
        Rules: [
          {
            Status: 'Enabled',
            ExpirationInDays: 7,
            NoncurrentVersionExpiration: { NoncurrentDays: 1 },
          },
        ],
      },
    });
  });

  test('with user data are retained if the stage keeps its data', () => {
    const buckets = templateOf(named, 'data').findResources('AWS::S3::Bucket');
    expect(Object.values(buckets).map(({ DeletionPolicy }) => DeletionPolicy)).toEqual([
      'RetainExceptOnCreate',
      'RetainExceptOnCreate',
    ]);
    for (const { Properties } of Object.values(buckets)) {
      expect(Properties).toMatchObject({
        VersioningConfiguration: { Status: 'Enabled' },
        LifecycleConfiguration: expect.anything(),
      });
    }
  });
});
