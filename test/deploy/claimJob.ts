import assert from 'node:assert/strict';
import type { Contract } from '#shared/contract/contract.ts';
import type { RouteInput } from '#shared/contract/route.ts';
import type { ApiClient } from './apiClient.ts';

interface ClaimJob {
  readonly client: ApiClient;
  /** Has a credit of a bundle. */
  readonly token: string;
  /** Of who claims the code. */
  readonly residentToken: string;
  readonly place: RouteInput<Contract['zarcodes']['create']>['body'];
}

/** An owner hands a code on to its resident, who deletes it: a part of the main job. */
export async function runClaimJob({ client, token, residentToken, place }: ClaimJob): Promise<void> {
  const asResident = { token: residentToken };
  const made = await client.call('zarcodes.create', { body: { ...place, useBundle: true } }, { token });
  const code = made.zarcode;
  const params = { code };
  const { word: old } = await client.call('zarcodes.createClaimSlip', { params }, { token });
  await client.call('zarcodes.revokeClaimSlip', { params }, { token });
  const { word } = await client.call('zarcodes.createClaimSlip', { params }, { token });
  const revoked = await client.refusal('claims.create', { body: { code, word: old } }, asResident);
  assert.equal(revoked, 'claim_slip_revoked');
  const claim = { body: { code, word } };
  assert.equal(await client.refusal('claims.create', claim, { token }), 'claim_own_code');
  assert.equal((await client.call('claims.create', claim, asResident)).zarcode, code);
  const { claimed } = await client.call('claims.list', {}, { token });
  assert.deepEqual([claimed[0]?.zarcode, claimed[0]?.title], [code, place.title]);
  assert.equal(await client.refusal('zarcodes.delete', { params }, { token }), 'not_found');
  await client.call('zarcodes.delete', { params }, asResident);
}
