import type { PlantedBug } from './plantedBug.ts';

const deliver = ['test/functions/webhooks/deliver.test.ts'];
const owner = ['test/functions/webhooks/owner.test.ts'];
const receivers = ['test/functions/webhooks/receivers.test.ts'];
const keys = ['test/functions/apiKeys/keys.test.ts'];
const quota = ['test/functions/lib/apiQuota.test.ts'];
const lookUps = ['test/functions/v1/get.test.ts'];

export const shopBugs: readonly PlantedBug[] = [
  {
    what: 'a shop is not told that a code has moved',
    file: 'functions/domain/webhooks/eventOfChange.ts',
    from: "hasMoved) return 'code.moved';",
    to: 'hasMoved) return null;',
    tests: deliver,
    byHistories: true,
  },
  {
    what: 'a change leaves the queue of a shop before the shop has it',
    file: 'functions/domain/webhooks/deliverQueue.ts',
    from: '    const zarCode = await getZarCode(deps.table, delivery.code, true);\n',
    to: `    const zarCode = await getZarCode(deps.table, delivery.code, true);
    await transactIfAllowed(deps.table, writesDelivered({ ...delivery, deliveredAt: now().toISOString() }));
`,
    tests: deliver,
    byHistories: true,
  },
  {
    what: 'a later change of a code overtakes one that a shop refused',
    file: 'functions/domain/webhooks/deliverQueue.ts',
    from: `>= maxFailuresInRow;
    blocked.add(delivery.code);
`,
    to: '>= maxFailuresInRow;\n',
    tests: deliver,
    byHistories: true,
  },
  {
    what: 'a change of a restored code reaches a shop before its deletion',
    file: 'functions/domain/webhooks/deliverQueue.ts',
    from: 'some.toSorted(byVersion).values()',
    to: 'some.values()',
    tests: deliver,
    byHistories: true,
  },
  {
    what: 'a shop is told again of what it has, because the stream brings it again',
    file: 'functions/data/webhookDeliveries.ts',
    from: `  {
    label: 'delivered',
    ConditionCheck: { Key: logKey(delivery), ConditionExpression: 'attribute_not_exists(pk)' },
  },
`,
    to: '',
    tests: deliver,
  },
  {
    what: 'a change that waits tells a shop the place of a code that was hidden meanwhile',
    file: 'functions/domain/webhooks/deliverQueue.ts',
    from: 'body: bodyNow(deps, delivery, zarCode)',
    to: 'body: zarCode?.code === "" ? bodyNow(deps, delivery, zarCode) : delivery.body',
    tests: deliver,
    byHistories: true,
  },
  {
    what: 'a shop is told of changes of a private code',
    file: 'functions/domain/webhooks/eventOfChange.ts',
    from: "return now === 'nothing' ? null : 'code.updated';",
    to: "return 'code.updated';",
    tests: deliver,
  },
  {
    what: 'a secret of a webhook that was replaced signs for ever',
    file: 'functions/domain/webhooks/webhookResult.ts',
    from: ' && formerSecret.until > now.toISOString()',
    to: '',
    tests: owner,
  },
  {
    what: 'what a revoked key had is forgotten where the job dies while it clears that',
    file: 'functions/domain/webhooks/clearKey.ts',
    from: '  await deleteWebhook(table, keyId);\n',
    to: '  if (await clearPartition(table, webhookPartition(keyId))) await deleteWebhook(table, keyId);\n',
    tests: owner,
    byHistories: true,
  },
  {
    what: 'a webhook is called at a closed address that its name has among others',
    file: 'functions/services/webhookReceivers.ts',
    from: '!addresses.every(({ address }) => isPublicAddress(address))',
    to: '!isPublicAddress(first.address)',
    tests: receivers,
  },
  {
    what: 'a redirect of a receiver is followed, wherever it leads',
    file: 'functions/services/webhookReceivers.ts',
    from: '    resolve(answer.statusCode ?? 0);\n',
    to: `    const { location } = answer.headers;
    if (location !== undefined)
      request(new URL(location), options, (next) => resolve(next.statusCode ?? 0)).end(body);
    else resolve(answer.statusCode ?? 0);
`,
    tests: receivers,
  },
  {
    what: 'a webhook is signed over another text than it has',
    file: 'functions/services/webhookReceivers.ts',
    from: '.sign(id, at, body)',
    to: '.sign(id, at, JSON.stringify(body))',
    tests: receivers,
  },
  {
    what: 'the secret of a key works for ever after a rotation',
    file: 'functions/lib/apiKey.ts',
    from: 'return previous?.hash === given && now.toISOString() < previous.endsAt;',
    to: 'return previous?.hash === given && now.getTime() > 0;',
    tests: lookUps,
    byHistories: true,
  },
  {
    what: 'a revoked key answers while a process remembers it',
    file: 'functions/lib/apiKey.ts',
    from: ' && this.isHot(deps, parts.id))',
    to: ')',
    tests: lookUps,
    byHistories: true,
  },
  {
    what: 'a process counts the look-ups of a key only at first',
    file: 'functions/lib/apiQuota.ts',
    from: 'const leased = await takeCalls(',
    to: 'const leased = usage.calls > 1 ? { isTaken: true, calls: usage.calls } : await takeCalls(',
    tests: quota,
    byHistories: true,
  },
  {
    what: 'a quota may be exceeded by what is counted in advance',
    file: 'functions/data/apiUsage.ts',
    from: "':room': quota - count,",
    to: "':room': quota,",
    tests: quota,
    byHistories: true,
  },
  {
    what: 'a person has more than ten keys',
    file: 'functions/data/apiKeys.ts',
    from: 'attribute_not_exists(keyIds) OR size(keyIds) < :max',
    to: 'attribute_not_exists(keyIds) OR size(keyIds) <= :max',
    tests: keys,
    byHistories: true,
  },
  {
    what: 'the stream does not pass on that a key was made, so that no list counts it',
    file: 'shared/contract/consumers.ts',
    from: "      'apiKey',\n",
    to: '',
    tests: keys,
    byHistories: true,
  },
];
