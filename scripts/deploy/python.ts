/** Installs MiniStack, a Python package, into a virtual environment, so that the system's packages are not changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '#scripts/local/startFailure.ts';

/** Pinned, because `infra/emulator.ts` works around this version's differences from AWS. */
const requirement = 'ministack==1.5.33';

/** @returns the `ministack` program; the first call installs it into `folder`. */
export function installedEmulator(folder: string, log: (line: string) => void): string {
  const home = join(folder, 'python');
  const program = join(home, 'bin', 'ministack');
  const versionFile = join(home, 'installed.txt');
  const installed = existsSync(versionFile) ? readFileSync(versionFile, 'utf8') : '';
  if (existsSync(program) && installed === requirement) return program;

  log(`Installing ${requirement} into ${home} (once) …`);
  mkdirSync(folder, { recursive: true });
  run(
    python(),
    ['-m', 'venv', '--clear', home],
    'Python could not create a virtual environment (python3-venv)',
  );
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', requirement];
  run(join(home, 'bin', 'python'), pip, `${requirement} could not be installed from the package index`);
  writeFileSync(versionFile, requirement);
  return program;
}

/** The newest Python in the PATH, at least 3.10. */
function python(): string {
  const isNewEnough = 'import sys; sys.exit(sys.version_info < (3, 10))';
  const names = ['python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python3', 'python'];
  const program = names.find((name) => spawnSync(name, ['-c', isNewEnough]).status === 0);
  if (program !== undefined) return program;
  throw new StartFailure(
    'The emulator needs Python 3.10 or newer: install it, or set AWS_ENDPOINT_URL to an emulator.',
  );
}

function run(command: string, args: readonly string[], failure: string): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return;
  const reason = stderr?.trim().split('\n').at(-1) ?? '';
  throw new StartFailure(`${failure}: ${reason || 'no reason was given'}`);
}
