/** The emulator's own Python environment: MiniStack is a Python package, and nothing of it touches the system's. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '#scripts/local/startFailure.ts';

/** One version for everyone: `infra/emulator.ts` tells what this one does and does not do. */
const requirement = 'ministack==1.5.33';

/** @returns the `ministack` program, installed into `folder` the first time. */
export function installedEmulator(folder: string, say: (line: string) => void): string {
  const home = join(folder, 'python');
  const program = join(home, 'bin', 'ministack');
  const mark = join(home, 'installed.txt');
  if (existsSync(program) && existsSync(mark) && readFileSync(mark, 'utf8') === requirement) return program;

  say(`Installing ${requirement} into ${home} (once) …`);
  mkdirSync(folder, { recursive: true });
  run(python(), ['-m', 'venv', '--clear', home], 'Python cannot make a virtual environment (python3-venv)');
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', requirement];
  run(join(home, 'bin', 'python'), pip, `${requirement} cannot be installed from the package index`);
  writeFileSync(mark, requirement);
  return program;
}

/** The newest Python of the PATH that is at least 3.10. */
function python(): string {
  const isNewEnough = 'import sys; sys.exit(sys.version_info < (3, 10))';
  const names = ['python3.14', 'python3.13', 'python3.12', 'python3.11', 'python3.10', 'python3', 'python'];
  const found = names.find((name) => spawnSync(name, ['-c', isNewEnough]).status === 0);
  if (found !== undefined) return found;
  throw new StartFailure(
    'The emulator needs Python 3.10 or newer: install it, or set AWS_ENDPOINT_URL to an emulator.',
  );
}

function run(command: string, args: readonly string[], failure: string): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status === 0) return;
  const reason = stderr?.trim().split('\n').at(-1) ?? '';
  throw new StartFailure(`${failure}: ${reason || 'it gave no reason'}`);
}
