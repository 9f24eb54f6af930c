import { hashed } from '#functions/data/hashed.ts';
import type { Dependencies } from '#functions/lib/dependencies.ts';
import { signDevice, verifyDevice } from '#functions/lib/tokens.ts';
import { deviceCookieName } from '#shared/edge/origin.ts';

// Half of the longest that browsers keep a cookie (400 days: RFC 6265bis 5.5).
const cookieSeconds = 200 * 86_400;

/** The id of the caller's device, where somebody has signed in to this account from it. */
export async function readDevice(
  deps: Dependencies,
  cookies: readonly string[],
  email: string,
): Promise<string | null> {
  const cookie = cookies.find((each) => each.startsWith(`${deviceCookieName}=`));
  if (cookie === undefined) return null;
  const token = cookie.slice(deviceCookieName.length + 1);
  const device = await verifyDevice(await deps.config.jwtSecrets(), token, deps.now()).catch(() => null);
  return device?.account === hashed(email) ? device.id : null;
}

/** Only sent where somebody signs in or chooses a new password, and never read by a script. */
export async function deviceCookie(deps: Dependencies, email: string, id: string): Promise<string> {
  const device = { account: hashed(email), id };
  const token = await signDevice(await deps.config.jwtSecret(), device, deps.now(), cookieSeconds);
  return `${deviceCookieName}=${token}; Max-Age=${cookieSeconds}; Path=/api/auth; Secure; HttpOnly; SameSite=Strict`;
}
