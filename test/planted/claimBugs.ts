import type { PlantedBug } from './plantedBug.ts';

const claims = ['test/functions/claims/create.test.ts'];

export const claimBugs: readonly PlantedBug[] = [
  {
    what: 'a claimed code stays in the counts of who had it',
    file: 'functions/data/counts.ts',
    from: '  return [former, ...ofHolder, ...writeCodeCounted(to, max)];',
    to: '  return [...ofHolder, ...writeCodeCounted(to, max)];',
    tests: claims,
    byHistories: true,
  },
  {
    what: 'a claimed code stays in the list of who had it',
    file: 'functions/data/zarcodeChanges.ts',
    from: 'claimedAt, updatedAt, ...listKeys(after) };',
    to: 'claimedAt, updatedAt };',
    tests: claims,
  },
  {
    what: 'a claim slip that was revoked counts on',
    file: 'functions/domain/claims/revokedSlip.ts',
    from: '  return { ...slip, revoked };',
    to: '  return { ...slip, ...(hash !== undefined && { hash }), revoked };',
    tests: claims,
  },
  {
    what: 'a claim does not use up its slip',
    file: 'functions/domain/claims/claimCode.ts',
    from: '    writeClaimSlip({ ...used, claimedAt: at }, slip, listedUntil(at)),\n',
    to: '',
    tests: claims,
    byHistories: true,
  },
  {
    what: 'the PIN of before opens a claimed code',
    file: 'functions/domain/claims/claimCode.ts',
    from: '    deletePin(code),\n',
    to: '',
    tests: claims,
  },
  {
    what: 'claim words are guessed without a limit for the code',
    file: 'functions/domain/claims/requireRightWord.ts',
    from: "[hitOf(deps, 'claimAccount', callerId), hitOf(deps, 'claimOfCode', code)]",
    to: "[hitOf(deps, 'claimAccount', callerId), hitOf(deps, 'claimOfCode', callerId)]",
    tests: claims,
  },
  {
    what: 'erasing a sponsor deletes a claimed code that an index still lists as theirs',
    file: 'functions/data/personalRecords.ts',
    from: "  return Item?.['ownerPk'] === partition ? Item : undefined;",
    to: '  return Item;',
    tests: claims,
  },
  {
    what: 'a guess at a private code with revoked slips takes longer than at an unknown one',
    file: 'functions/domain/claims/requireRightWord.ts',
    from: 'index < maxRevoked;',
    to: 'index < (slip?.revoked.length ?? 0);',
    tests: claims,
  },
];
