/**
 * The firewall in front of everything. It never answers 401 or 403, which sign a person out: refused requests are
 * answered with 400, too many calls with 429, in the format of the API's errors.
 */
import type { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { ErrorBody } from '#shared/contract/errors.ts';

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

/** https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-list.html */
const managed = [
  { name: 'AWSManagedRulesAmazonIpReputationList', label: 'amazon-ip-list' },
  { name: 'AWSManagedRulesKnownBadInputsRuleSet', label: 'known-bad-inputs' },
  { name: 'AWSManagedRulesCommonRuleSet', label: 'core-rule-set' },
] as const;

/**
 * Calls of one IP address in five minutes. A whole mobile network may share one, so these stop scripts, not people;
 * the API's own limits are per account too.
 */
const rates = [
  { name: 'auth', path: '/api/auth/', max: 300 },
  { name: 'contact', path: '/api/contact', max: 100 },
  { name: 'search', path: '/api/search/', max: 3000 },
  { name: 'everything', path: '/', max: 10_000 },
] as const;

export function firewallRules(): Rule[] {
  const groups: Rule[] = managed.map(({ name }, index) => ({
    name,
    priority: index,
    // Only labelled here: a group that blocks by itself answers 403.
    overrideAction: { count: {} },
    statement: { managedRuleGroupStatement: { vendorName: 'AWS', name } },
    visibilityConfig: seen(name),
  }));
  const refusals: Rule[] = managed.map(({ label }, index) => ({
    name: `refuse-${label}`,
    priority: 10 + index,
    action: { block: { customResponse: { responseCode: 400, customResponseBodyKey: 'refused' } } },
    statement: refusalOf(`awswaf:managed:aws:${label}:`),
    visibilityConfig: seen(`refuse-${label}`),
  }));
  const limits: Rule[] = rates.map(({ name, path, max }, index) => ({
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
      rateBasedStatement: { aggregateKeyType: 'IP', limit: max, scopeDownStatement: below(path) },
    },
    visibilityConfig: seen(`rate-${name}`),
  }));
  return [...groups, ...refusals, ...limits];
}

/** Everything that a group labelled, except a body of over 8 KB: the API limits its bodies itself. */
function refusalOf(namespace: string): CfnWebACL.StatementProperty {
  const labelled = { labelMatchStatement: { scope: 'NAMESPACE', key: namespace } };
  const large = { labelMatchStatement: { scope: 'LABEL', key: `${namespace}SizeRestrictions_Body` } };
  if (!namespace.endsWith(':core-rule-set:')) return labelled;
  return { andStatement: { statements: [labelled, { notStatement: { statement: large } }] } };
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
