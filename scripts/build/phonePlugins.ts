/** What packages do without need that keeps a slow phone busy. */
import type { Plugin } from 'vite';

/** @throws where the package has changed */
function replaced(code: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    const next = changed.replace(from, () => to);
    if (next === changed) throw new Error(`Not found in the package: ${from}`);
    return next;
  }, code);
}

/** Each new form is drawn twice in one task, to say `isReady`, which none of ours reads: 50 ms of a slow phone. */
export const formPlugin = (): Plugin => ({
  name: 'forms',
  apply: 'build',
  transform: (code, id) =>
    id.endsWith('/react-hook-form/dist/index.esm.mjs')
      ? {
          code: replaced(code, [
            [/updateFormState\(\(data\) => \(\{\s*\.\.\.data,\s*isReady: true,\s*\}\)\);/, ''],
          ]),
          map: null,
        }
      : null,
});

/**
 * The links of what a script needs are added one by one, not all in one task: each takes a slow phone 10 ms. Without
 * what asks for a nonce, which our pages don't have, and for `modulepreload`, which all browsers know.
 */
export const preloadPlugin = (): Plugin => ({
  name: 'preload',
  apply: 'build',
  enforce: 'post',
  transform: (code, id) =>
    id.endsWith('vite/preload-helper.js')
      ? {
          code: replaced(code, [
            ['document.head.appendChild(link);', 'setTimeout(() => document.head.appendChild(link));'],
            [/const cspNonceMeta = .*;\s*const cspNonce = .*;/, ''],
            ['if (cspNonce) link.setAttribute("nonce", cspNonce);', ''],
            [
              /(?<=const scriptRel = )[^;]*\(function detectScriptRel\(\) \{[\s\S]*?\}\)\(\)/,
              '"modulepreload"',
            ],
          ]),
          map: null,
        }
      : null,
});
