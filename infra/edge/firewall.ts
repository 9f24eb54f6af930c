/**
 * The firewall in front of everything. It never answers 401 or 403, which sign a person out: refused requests are
 * answered with 400, too many calls with 429, in the format of the API's errors.
 */
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { apiV1Prefix } from '#shared/edge/apiV1.ts';

type Rule = CfnWebACL.RuleProperty;

const seen = (metricName: string): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: true,
});

const body = (given: ErrorBody): CfnWebACL.CustomResponseBodyProperty => ({
  contentType: 'APPLICATION_JSON',
  content: JSON.stringify(given),
});

export const responses = {
  refused: body({ message: 'This request was refused.', code: 'invalid_request' }),
  tooMany: body({
    message: 'Too many attempts. Please try again in 5 minutes.',
    code: 'too_many_requests',
  }),
} as const;

interface ManagedGroup {
  readonly name: string;
  /** The namespace of the labels that its rules add: `awswaf:managed:aws:<namespace>:<label>`. */
  readonly namespace: string;
  /** The labels that refuse a request; all, unless given. */
  readonly labels?: readonly string[];
  /** These rules only add labels: one that blocks ends its group, and the rules after it see nothing. */
  readonly counted?: readonly string[];
}

/** https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-list.html */
const managed: readonly ManagedGroup[] = [
  {
    name: 'AWSManagedRulesAmazonIpReputationList',
    namespace: 'amazon-ip-list',
    // Not AWSManagedIPDDoSList: AWS only counts it, since it has the shared addresses of mobile networks.
    labels: ['AWSManagedIPReputationList', 'AWSManagedReconnaissanceList'],
  },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', namespace: 'known-bad-inputs' },
  {
    name: 'AWSManagedRulesCommonRuleSet',
    namespace: 'core-rule-set',
    // Not SizeRestrictions_Body, for bodies over 8 KB: the API takes 64.
    labels: [
      'NoUserAgent_Header',
      'BadBots_Header',
      'SizeRestrictions_QueryString',
      'SizeRestrictions_Cookie_Header',
      'SizeRestrictions_URIPath',
      'EC2MetaDataSSRF_Body',
      'EC2MetaDataSSRF_Cookie',
      'EC2MetaDataSSRF_URIPath',
      'EC2MetaDataSSRF_QueryArguments',
      'GenericLFI_QueryArguments',
      'GenericLFI_URIPath',
      'GenericLFI_Body',
      'RestrictedExtensions_URIPath',
      'RestrictedExtensions_QueryArguments',
      'GenericRFI_QueryArguments',
      'GenericRFI_Body',
      'GenericRFI_URIPath',
      'CrossSiteScripting_Cookie',
      'CrossSiteScripting_QueryArguments',
      'CrossSiteScripting_Body',
      'CrossSiteScripting_URIPath',
    ],
    counted: ['SizeRestrictions_BODY'],
  },
];

interface Rate {
  readonly name: string;
  readonly path: string;
  readonly except?: string;
  readonly max: number;
}

/**
 * Calls of one IP address in five minutes. A whole mobile network may share one, so these stop scripts, not people;
 * the API's own limits are per account too.
 */
const rates: readonly Rate[] = [
  { name: 'auth', path: '/api/auth/', max: 300 },
  { name: 'contact', path: '/api/contact', max: 100 },
  // Also calls that the edge answers; the API takes 3,000 a minute.
  { name: 'search', path: '/api/search/', max: 15_000 },
  // The API counts those that do not exist.
  { name: 'codes', path: '/api/zarcodes/', max: 3000 },
  // Servers of shops, whose keys have quotas: 500 calls a second, of up to sixty codes each.
  { name: 'v1', path: apiV1Prefix, max: 150_000 },
  { name: 'everything', path: '/', except: apiV1Prefix, max: 30_000 },
];

export function firewallRules(): Rule[] {
  const groups: Rule[] = managed.map(({ name, counted = [] }, index) => ({
    name,
    priority: index,
    // Only labelled here: a group that blocks by itself answers 403.
    overrideAction: { count: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ruleActionOverrides: counted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
      },
    },
    visibilityConfig: seen(name),
  }));
  const refusals: Rule[] = managed.map((group, index) => ({
    name: `refuse-${group.namespace}`,
    priority: 10 + index,
    action: { block: { customResponse: { responseCode: 400, customResponseBodyKey: 'refused' } } },
    statement: refusalOf(group),
    visibilityConfig: seen(`refuse-${group.namespace}`),
  }));
  const limits: Rule[] = rates.map(({ name, max, ...where }, index) => ({
    name: `rate-${name}`,
    priority: 20 + index,
    action: {
      block: {
        customResponse: {
          responseCode: 429,
          customResponseBodyKey: 'tooMany',
          responseHeaders: [{ name: 'Retry-After', value: '300' }],
        },
      },
    },
    statement: {
      rateBasedStatement: { aggregateKeyType: 'IP', limit: max, scopeDownStatement: countedIn(where) },
    },
    visibilityConfig: seen(`rate-${name}`),
  }));
  return [...groups, ...refusals, ...limits];
}

function refusalOf({ namespace, labels }: ManagedGroup): CfnWebACL.StatementProperty {
  const prefix = `awswaf:managed:aws:${namespace}:`;
  if (labels === undefined) return { labelMatchStatement: { scope: 'NAMESPACE', key: prefix } };
  return {
    orStatement: {
      statements: labels.map((label) => ({ labelMatchStatement: { scope: 'LABEL', key: prefix + label } })),
    },
  };
}

function countedIn({ path, except }: Omit<Rate, 'name' | 'max'>): CfnWebACL.StatementProperty {
  if (except === undefined) return below(path);
  return { andStatement: { statements: [below(path), { notStatement: { statement: below(except) } }] } };
}

function below(path: string): CfnWebACL.StatementProperty {
  return {
    byteMatchStatement: {
      fieldToMatch: { uriPath: {} },
      positionalConstraint: 'STARTS_WITH',
      searchString: path,
      textTransformations: [{ priority: 0, type: 'LOWERCASE' }],
    },
  };
}
