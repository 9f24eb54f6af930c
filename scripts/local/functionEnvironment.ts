import { localKeys, region } from './access.ts';
import { exportsBucket, imagesBucket } from './cloudParts.ts';

interface Endpoints {
  readonly database: string;
  readonly mail: string;
  readonly s3: string;
}

/** What a function or a script needs to work with this app. */
export function functionEnvironment(
  url: string,
  { database, mail, s3 }: Endpoints,
  { tableName, jwtSecret }: { readonly tableName: string; readonly jwtSecret: string },
): Record<string, string> {
  return {
    STAGE: 'local',
    MOCK_PAYMENTS: 'on',
    TABLE_NAME: tableName,
    IMAGES_BUCKET: imagesBucket,
    EXPORTS_BUCKET: exportsBucket,
    APP_URL: url,
    MAIL_FROM: 'ZarCodes <hello@zarcodes.local>',
    SUPPORT_EMAIL: 'support@zarcodes.local',
    JWT_SECRET: jwtSecret,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: localKeys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localKeys.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: database,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_SES: mail,
  };
}
