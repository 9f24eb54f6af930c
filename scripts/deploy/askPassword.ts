import { StartFailure } from '#scripts/local/startFailure.ts';
import { askHidden } from './askHidden.ts';

const variable = 'ADMIN_PASSWORD';

/** The password from `ADMIN_PASSWORD`, or typed twice on the terminal without being shown. */
export async function askPassword(env: NodeJS.ProcessEnv): Promise<string> {
  const given = env[variable];
  if (given) return given;
  const first = await askHidden('Password', variable);
  const second = await askHidden('Password again', variable);
  if (first !== second) throw new StartFailure('The two passwords are different.');
  return first;
}
