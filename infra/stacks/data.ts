import { CfnOutput, RemovalPolicy, SecretValue, Stack } from 'aws-cdk-lib';
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
} from 'aws-cdk-lib/aws-dynamodb';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { stackProps } from '#infra/constructs/stackProps.ts';
import { physicalName, type Stage } from '#infra/stage.ts';
import { table as shape } from '#shared/contract/table.ts';

const key = (name: string): Attribute => ({ name, type: AttributeType.STRING });

/** What must outlive every other stack: the one table and the secrets. */
export class DataStack extends Stack {
  readonly table: Table;

  constructor(scope: Construct, stage: Stage) {
    super(scope, 'data', stackProps(stage, 'data', 'The table and the secrets'));
    const removalPolicy = stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;

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

    // 64 letters and digits are 380 bits, more than HS256 can use. Rotating it ends every session.
    new Secret(this, 'JwtSecret', {
      secretName: jwtSecretName(stage),
      description: 'Signs sessions (HS256)',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy,
    });

    // Filled in by hand after the first deploy, and left alone by later ones.
    new Secret(this, 'PlacesSecret', {
      secretName: placesSecretName(stage),
      description: "The server's key to Google's Places API (New), or none",
      secretStringValue: SecretValue.unsafePlainText('none'),
      removalPolicy,
    });

    new CfnOutput(this, 'TableName', { value: this.table.tableName });
  }
}

/** Known by name, so that no stack has to import it from this one. */
export function jwtSecretName(stage: Stage): string {
  return `zarcodes/${stage.name}/jwt`;
}

export function placesSecretName(stage: Stage): string {
  return `zarcodes/${stage.name}/places`;
}
