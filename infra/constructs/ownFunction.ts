import { createHash } from 'node:crypto';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type Code,
  Function as LambdaFunction,
  Runtime,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { allowsMockPayments } from '#infra/emulator.ts';
import type { Permissions } from '#infra/permissions/permission.ts';
import { ownLogsStatement, statementsFor, tracingStatement } from '#infra/policy.ts';
import type { StageResources } from '#infra/resources.ts';
import { functionName, type Stage } from '#infra/stage.ts';
import { failuresName, metricNamespace } from '#infra/watch/metrics.ts';

/** The bundle of a function by its key: `dist/functions/zarcodes.create`, or a placeholder in tests. */
export type CodeOf = (key: string) => Code;

/** The same for every function of a stage. */
export interface FunctionDependencies {
  readonly stage: Stage;
  /** Where people open the site. */
  readonly appUrl: string;
  /** Where PayFast sends its notices. */
  readonly notifyUrl: string;
  readonly resources: StageResources;
  readonly codeOf: CodeOf;
}

interface OwnFunctionProps extends FunctionDependencies {
  /** `zarcodes.create`: the bundle's folder, and with a hyphen the end of the function's name. */
  readonly key: string;
  readonly description: string;
  readonly permissions: Permissions;
  /** Beyond what `permissions` can express, such as reading a stream. */
  readonly moreStatements?: readonly PolicyStatement[];
  /** Environment variables, besides those of every function. */
  readonly variables?: Readonly<Record<string, string>>;
  /** For functions that are called by events. */
  readonly deadLetterQueue?: Queue;
}

const hashOf = (permissions: Permissions) =>
  createHash('sha256').update(JSON.stringify(permissions)).digest('hex').slice(0, 8);

/** One Lambda with a log group and a role of its own, which allows what its permissions name and nothing else. */
export class OwnFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: OwnFunctionProps) {
    super(scope, id);
    const { stage, resources, permissions, key } = props;
    const name = functionName(stage, key);

    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${name}`,
      retention: stage.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Counts error lines (functions/lib/logger.ts): for Lambda an answered 500 is no error.
    new MetricFilter(this, 'Failures', {
      logGroup,
      filterPattern: FilterPattern.stringValue('$.level', '=', 'ERROR'),
      metricNamespace: metricNamespace(stage),
      metricName: failuresName(key),
      metricValue: '1',
    });
    // What Lambda writes of a function that could not.
    new MetricFilter(this, 'Crashes', {
      logGroup,
      filterPattern: FilterPattern.anyTerm('Task timed out', 'Runtime exited'),
      metricNamespace: metricNamespace(stage),
      metricName: failuresName(key),
      metricValue: '1',
    });
    // Other permissions make another role: while a new version takes over gradually, the previous one still has its own.
    const role = new Role(this, `Role${hashOf(permissions)}`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      description: `What ${key} may access`,
      inlinePolicies: {
        permissions: new PolicyDocument({
          statements: [
            ownLogsStatement(logGroup),
            ...statementsFor(permissions, stage, resources),
            ...(stage.tracing ? [tracingStatement()] : []),
            ...(props.moreStatements ?? []),
          ],
        }),
      },
    });

    this.lambda = new LambdaFunction(this, 'Function', {
      functionName: name,
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: props.codeOf(key),
      handler: 'index.handler',
      // Where versions are published, the one before stays, for a rollback.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
      ...(props.deadLetterQueue && { deadLetterQueue: props.deadLetterQueue }),
      memorySize: permissions.memoryMb ?? 512,
      timeout: Duration.seconds(permissions.timeoutSeconds ?? 10),
      logGroup,
      ...(stage.tracing && { tracing: Tracing.ACTIVE }),
      ...(stage.functionConcurrency !== undefined && {
        reservedConcurrentExecutions: stage.functionConcurrency,
      }),
      // The CDK's helpers would widen the role, some with wildcards.
      role: role.withoutPolicyUpdates(),
      environment: {
        STAGE: stage.name,
        TABLE_NAME: resources.tableName,
        JWT_SECRET_ID: resources.secretNames.jwt,
        PLACES_SECRET_ID: resources.secretNames.places,
        IMAGES_BUCKET: resources.imagesBucket,
        EXPORTS_BUCKET: resources.exportsBucket,
        DISTRIBUTION_ID: resources.distribution.id,
        ORIGIN_SECRET_ID: resources.secretNames.origin,
        APP_URL: props.appUrl,
        PAYFAST_NOTIFY_URL: props.notifyUrl,
        ...(stage.payFastSources !== undefined && { PAYFAST_SOURCES: stage.payFastSources }),
        MAIL_FROM: stage.mailFrom,
        MAIL_CONFIGURATION_SET: resources.mail.configurationSetName,
        SUPPORT_EMAIL: stage.supportEmail,
        // Only where it may be read, because what has it can sign as the merchant.
        ...(permissions.secrets?.includes('payfast') && {
          PAYFAST_SECRET_ID: resources.secretNames.payfast,
          ...(stage.payFastHost !== undefined && { PAYFAST_HOST: stage.payFastHost }),
        }),
        ...(stage.creatorCodesPerDay !== undefined && {
          CREATOR_CODES_PER_DAY: String(stage.creatorCodesPerDay),
        }),
        ...(allowsMockPayments(stage) && { MOCK_PAYMENTS: 'on' }),
        ...props.variables,
      },
    });
  }
}
