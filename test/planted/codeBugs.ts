import type { PlantedBug } from './plantedBug.ts';

const create = ['test/functions/zarcodes/create.test.ts'];
const update = ['test/functions/zarcodes/update.test.ts'];
const decide = ['test/functions/changeRequests/decide.test.ts'];
const erasures = ['test/functions/jobs/erasures.test.ts'];

export const codeBugs: readonly PlantedBug[] = [
  {
    what: 'a new code takes the place of one that exists',
    file: 'functions/data/zarcodes.ts',
    from: "Put: { Item: codeItem(zarCode), ConditionExpression: 'attribute_not_exists(pk)' },",
    to: 'Put: { Item: codeItem(zarCode) },',
    tests: create,
    byHistories: true,
  },
  {
    what: 'a deleted code is issued again, as if there were no tombstone',
    file: 'functions/data/zarcodes.ts',
    from: "Put: { Item: codeItem(zarCode), ConditionExpression: 'attribute_not_exists(pk)' },",
    to: "Put: { Item: codeItem(zarCode), ConditionExpression: 'attribute_not_exists(pk) OR attribute_exists(deletedAt)' },",
    tests: ['test/functions/zarcodes/delete.test.ts', ...create],
    byHistories: true,
  },
  {
    what: 'a code is counted outside the transaction that makes it',
    file: 'functions/domain/zarcodes/issueCode.ts',
    from: '        ...writeCodeCounted(zarCode, issue.max),\n        ...issue.alsoWrite(zarCode),\n      ]);',
    to: '        ...issue.alsoWrite(zarCode),\n      ]);\n      await transact(deps.table, writeCodeCounted(zarCode, issue.max));',
    tests: create,
  },
  {
    what: 'the limit of codes is read and then forgotten',
    file: 'functions/data/counts.ts',
    from: "        ConditionExpression: 'attribute_not_exists(#total) OR #total < :max',\n        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':max': max },",
    to: '',
    tests: create,
    byHistories: true,
  },
  {
    what: 'a restored code is not counted',
    file: 'functions/domain/zarcodes/restoreCode.ts',
    from: '    ...writeCodeCounted(restored),\n',
    to: '',
    tests: ['test/functions/zarcodes/restore.test.ts'],
    byHistories: true,
  },
  {
    what: 'two admins decide on one request',
    file: 'functions/data/changeRequests.ts',
    from: "      Item: itemOf({ ...decided, version: version + 1 }),\n      ConditionExpression: 'id = :id AND version = :version',\n      ExpressionAttributeValues: { ':id': id, ':version': version },",
    to: '      Item: itemOf({ ...decided, version: version + 1, id }),',
    tests: decide,
    byHistories: true,
  },
  {
    what: 'an edit is carried out although its window has ended meanwhile',
    file: 'functions/domain/zarcodes/editCode.ts',
    from: '      ...windowChecks,\n',
    to: '',
    tests: update,
  },
  {
    what: 'a code can be edited without any approval',
    file: 'functions/domain/zarcodes/editWindow.ts',
    from: "  if (request?.status !== 'approved' || request.approvedAt <= after) throw editWindowClosed();\n  return [checkApprovedAfter(editor.id, zarCode.code, after)];",
    to: '  return request === null ? [] : [];',
    tests: update,
    byHistories: true,
  },
  {
    what: 'an edit overwrites another one',
    file: 'functions/data/zarcodes.ts',
    from: "ConditionExpression: '#type = :zarcode AND version = :version',\n      ExpressionAttributeNames: {\n        ...Object",
    to: "ConditionExpression: '#type = :zarcode AND version >= :version',\n      ExpressionAttributeNames: {\n        ...Object",
    tests: update,
  },
  {
    what: 'a change that the stream passes on again is counted again on the map',
    file: 'functions/jobs/projections.ts',
    from: 'await transact(table, [writeMarker(change.eventId, epochSeconds(now())), ...writes]);',
    to: 'await transact(table, writes); writeMarker(change.eventId, epochSeconds(now()));',
    tests: ['test/functions/jobs/projections.test.ts', 'test/functions/zarcodes/countersPerTile.test.ts'],
    byHistories: true,
  },
  {
    what: 'a message that is archived stays among the unread ones',
    file: 'functions/data/messages.ts',
    from: '...writeUnreadChanged(counted(message) - counted(before)),',
    to: '...writeUnreadChanged(Math.max(0, counted(message) - counted(before))),',
    tests: ['test/functions/messages'],
    byHistories: true,
  },
  {
    what: 'change requests of an erased person stay',
    file: 'functions/domain/erasure/steps.ts',
    from: "  changeRequests: personal('changeRequests'),\n",
    to: '',
    tests: erasures,
  },
  {
    what: 'what an erased person had left is not written off',
    file: 'functions/data/erasedMoney.ts',
    from: 'if (remaining === 0) return [deletion];',
    to: 'if (remaining >= 0) return [deletion];',
    tests: erasures,
  },
  {
    what: 'the filter of a list comes after its limit',
    file: 'functions/domain/zarcodes/selectCodes.ts',
    from: "  return codes\n    .filter((code) => province === '' || code.province === province)",
    to: "  return codes\n    .slice(0, 10)\n    .filter((code) => province === '' || code.province === province)",
    tests: ['test/functions/zarcodes/list.test.ts'],
  },
  {
    what: 'letters that look like others become a code',
    file: 'shared/domain/code.ts',
    from: 'return /^[A-Za-z0-9]{7}$/.test(symbols) ? symbols.toUpperCase() : null;',
    to: 'return /^[A-Z0-9]{7}$/.test(symbols.toUpperCase()) ? symbols.toUpperCase() : null;',
    tests: ['test/shared/domain/code.test.ts'],
  },
  {
    what: 'a month ends at midnight in London',
    file: 'shared/domain/time.ts',
    from: '  return johannesburgIso(date).slice(0, 7);',
    to: '  return date.toISOString().slice(0, 7);',
    tests: ['test/shared/domain/time.test.ts'],
  },
];
