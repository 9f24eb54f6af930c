import type { PlantedBug } from './plantedBug.ts';

const check = ['test/functions/imports/check.test.ts'];
const run = ['test/functions/imports/run.test.ts'];
const ends = ['test/functions/imports/ends.test.ts'];
const undo = ['test/functions/imports/undo.test.ts'];

export const importBugs: readonly PlantedBug[] = [
  {
    what: 'an imported code is made outside the transaction of its import',
    file: 'functions/domain/imports/makeRows.ts',
    from: `        alsoWrite: ({ zarCode: { code, createdAt } }) => [
          writeImport(made),
          writeNewResult(current.id, { row, code }, createdAt),
        ],
      });`,
    to: `        alsoWrite: ({ zarCode: { code, createdAt } }) => [
          writeNewResult(current.id, { row, code }, createdAt),
        ],
      });
      await transactIfAllowed(table, [writeImport(made)]);`,
    tests: run,
  },
  {
    what: 'a run of the job goes on with an import that another one has',
    file: 'functions/data/imports.ts',
    from: "      ConditionExpression: 'version = :version',",
    to: "      ConditionExpression: 'version = :version OR version > :version',",
    tests: run,
  },
  {
    what: 'the undoing of an import deletes a code that was changed in this moment',
    file: 'functions/domain/imports/undoRows.ts',
    from: '  version === 1 && ownerId === imported.userId;',
    to: '  version > 0 && ownerId === imported.userId;',
    tests: undo,
  },
  {
    what: 'an undone code of an import stays in the counts',
    file: 'functions/domain/imports/undoRows.ts',
    from: 'zarCode === null ? [] : deletionWrites(zarCode, now())',
    to: 'zarCode === null ? [] : deletionWrites(zarCode, now()).slice(0, 1)',
    tests: undo,
    byHistories: true,
  },
  {
    what: 'two imports of one creator run at once',
    file: 'functions/domain/imports/commitImport.ts',
    from: 'alsoWrite: [writeRunning(imported), checkCreatorActive(creator.id)]',
    to: 'alsoWrite: [checkCreatorActive(creator.id)]',
    tests: run,
  },
  {
    what: "the check of an import does not know the creator's own private codes",
    file: 'functions/domain/imports/codesNear.ts',
    from: "    listCodesOf(table, { holder: 'creator', id: creatorId, isPrivate: true }, {}),\n",
    to: '',
    tests: check,
  },
  {
    what: 'nobody is told that an import has ended',
    file: 'functions/domain/imports/makeRows.ts',
    from: '[writeNotRunning(ended), writeImportTold(deps, ended)]',
    to: '[writeNotRunning(ended)]',
    tests: ends,
  },
  {
    what: 'a creator profile that is deleted leaves its imports',
    file: 'functions/domain/imports/clearWithCreator.ts',
    from: '  while (!(await clearImportsOf(deps, creatorId)));',
    to: '',
    tests: ends,
  },
];
