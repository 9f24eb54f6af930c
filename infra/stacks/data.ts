import { CfnOutput, Duration, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
} from 'aws-cdk-lib/aws-dynamodb';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { Secret, type SecretStringGenerator } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import {
  edgeMayRead,
  edgeMayTellWhatIsMissing,
  privateBucket,
  staysOnceMade,
} from '#infra/constructs/privateBucket.ts';
import { stackProps } from '#infra/constructs/stackProps.ts';
import type { SecretName } from '#infra/permissions/permission.ts';
import type { StageResources } from '#infra/resources.ts';
import { bucketName, physicalName, type Stage, secretName } from '#infra/stage.ts';
import { replacedDays, replacedTag } from '#shared/contract/basemap.ts';
import { exportDays } from '#shared/contract/exports.ts';
import { table as shape } from '#shared/contract/table.ts';

const key = (name: string): Attribute => ({ name, type: AttributeType.STRING });

/** Outlives every other stack: the one table, what people uploaded, and the secrets. */
export class DataStack extends Stack {
  /** Its own, or one that was restored beside it. */
  readonly tableInUse: Pick<StageResources, 'tableName' | 'tableArn' | 'streamArn'>;
  private readonly table: Table;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'data', stackProps(stage, 'data', 'The table, the buckets and the secrets'));
    const removalPolicy = stage.keepsData ? staysOnceMade : RemovalPolicy.DESTROY;

    this.table = new Table(this, 'Table', {
      tableName: physicalName(stage),
      partitionKey: key(shape.partitionKey),
      sortKey: key(shape.sortKey),
      billingMode: BillingMode.PAY_PER_REQUEST,
      stream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: shape.ttlAttribute,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: stage.keepsData },
      deletionProtection: stage.keepsData,
      removalPolicy,
    });
    for (const { name, partitionKey, sortKey, include } of shape.indexes) {
      this.table.addGlobalSecondaryIndex({
        indexName: name,
        partitionKey: key(partitionKey),
        sortKey: key(sortKey),
        ...(include.length === 0
          ? { projectionType: ProjectionType.KEYS_ONLY }
          : { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...include] }),
      });
    }

    for (const name of Object.keys(secrets) as (keyof typeof secrets)[]) {
      const { description, generateSecretString }: SecretShape = secrets[name];
      new Secret(this, `${name}Secret`, {
        secretName: secretName(stage, name),
        description,
        ...(generateSecretString
          ? { generateSecretString }
          : { secretStringValue: SecretValue.unsafePlainText('none') }),
        removalPolicy,
      });
    }
    this.addBuckets(stage);
    // After all else: should that fail, nothing has to be deleted that is protected from it.
    for (const other of this.node.children) {
      if (other !== this.table) this.table.node.addDependency(other);
    }

    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    this.tableInUse = this.resourcesOf(stage);
  }

  private resourcesOf({ restored, region, account }: Stage): DataStack['tableInUse'] {
    const { tableName, tableArn, tableStreamArn: streamArn } = this.table;
    if (streamArn === undefined) throw new Error('The table has no stream');
    // Exported whether imported or not: an export can't go away while stacks that are deployed later still import it.
    for (const value of [tableName, tableArn, streamArn]) this.exportValue(value);
    if (restored === undefined) return { tableName, tableArn, streamArn };
    return {
      tableName: restored.name,
      tableArn: `arn:aws:dynamodb:${region}:${account}:table/${restored.name}`,
      streamArn: restored.streamArn,
    };
  }

  private addBuckets(stage: Stage): void {
    const images = privateBucket(this, 'Images', {
      stage,
      name: bucketName(stage, 'images'),
      versioned: true,
      keepsData: stage.keepsData,
      lifecycleRules: [...keepsDeleted, ...dropsUploads, ...dropsReplacedMaps],
      takesForms: true,
    });
    // The folder that pages show, and none of what was uploaded.
    images.addToResourcePolicy(edgeMayRead(stage, images, 'api/images/*'));
    images.addToResourcePolicy(edgeMayTellWhatIsMissing(stage, images));
    privateBucket(this, 'Exports', {
      stage,
      name: bucketName(stage, 'exports'),
      versioned: true,
      keepsData: stage.keepsData,
      // An export holds personal data and can be made again at a click: it is deleted after a week (docs/decisions/0057).
      lifecycleRules: [
        { expiration: Duration.days(exportDays), noncurrentVersionExpiration: Duration.days(1) },
      ],
    });
  }
}

/** What was deleted or overwritten by mistake can be restored for a month. */
const keepsDeleted: LifecycleRule[] = [
  { noncurrentVersionExpiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
];
/** Uploads are deleted, completed or not: their EXIF data says where a photo was taken. */
const dropsUploads: LifecycleRule[] = [
  { prefix: 'uploads/', expiration: Duration.days(1), noncurrentVersionExpiration: Duration.days(1) },
];

/** Files of our own map that another one has replaced: a page that is open may still read the one of before. */
const dropsReplacedMaps: LifecycleRule[] = [
  {
    tagFilters: { [replacedTag.key]: replacedTag.value },
    expiration: Duration.days(replacedDays),
    noncurrentVersionExpiration: Duration.days(1),
  },
];

interface SecretShape {
  readonly description: string;
  /** A secret of an outside system is `none` until it is put in by hand; later deploys do not change it. */
  readonly generateSecretString?: SecretStringGenerator;
}

const secrets = {
  jwt: {
    // 64 letters and digits are 380 bits, more than HS256 can use. Rotated by `npm run rotate-key`, which makes it JSON.
    description: 'Signs sessions (HS256)',
    generateSecretString: { passwordLength: 64, excludePunctuation: true },
  },
  origin: {
    // `previous` holds the old one while the edge changes to a new one.
    description: 'Proves to the API that a call came through CloudFront',
    generateSecretString: {
      passwordLength: 48,
      excludePunctuation: true,
      secretStringTemplate: '{"previous":""}',
      generateStringKey: 'current',
    },
  },
  payfast: { description: "The merchant's PayFast credentials as JSON, or none" },
  places: { description: "The server's key to Google's Places API (New), or none" },
} as const satisfies Record<SecretName, SecretShape>;
