/** A start that can't succeed; its message says in one line what to do. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}

/** Another app uses the data folder. */
export class FolderInUse extends StartFailure {}
