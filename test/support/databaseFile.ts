import { join } from 'node:path';

/** The table of a local app, by its data folder; DynamoDB Local's has another name. */
export const databaseFile = (folder: string) => join(folder, 'dynamodb', 'dynoxide.db');
