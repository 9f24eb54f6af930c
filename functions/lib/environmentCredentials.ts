/**
 * Takes the place of `@aws-sdk/credential-provider-node` in the bundles. A function always finds its role's keys in
 * its environment, so the SDK's other sources (SSO, profiles, instance metadata) are 95 KB that never run.
 */
interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export function defaultProvider(_init?: unknown): () => Promise<Credentials> {
  // Read at each call: they may be renewed while the process lives.
  return async () => {
    const {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      AWS_SESSION_TOKEN: sessionToken,
    } = process.env;
    if (!accessKeyId || !secretAccessKey) throw new Error('No credentials in the environment');
    return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  };
}
