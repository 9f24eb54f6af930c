/** What packages do without need that keeps a slow phone busy. */
import type { Plugin } from 'vite';

type Change = readonly [from: string | RegExp, to: string];

/** Changes a file of a package. The build fails where the package has no such file any more, or has it otherwise. */
function changeFile(name: string, file: string, changes: readonly Change[]): Plugin {
  let isChanged = false;
  return {
    name,
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'post',
    transform: (code, id) => {
      if (!id.endsWith(file)) return null;
      isChanged = true;
      const changed = changes.reduce((before, [from, to]) => {
        const after = before.replace(from, () => to);
        if (after === before) throw new Error(`${file} does not contain ${from}`);
        return after;
      }, code);
      return { code: changed, map: null };
    },
    buildEnd: (error) => {
      if (error === undefined && !isChanged) throw new Error(`${file} is not part of the build`);
    },
  };
}

/** Each new form is drawn twice in one task, to say `isReady`, which none of ours reads: 50 ms of a slow phone. */
export const formPlugin = (): Plugin =>
  changeFile('forms', '/react-hook-form/dist/index.esm.mjs', [
    [/updateFormState\(\(data\) => \(\{\s*\.\.\.data,\s*isReady: true,?\s*\}\)\);/, ''],
  ]);

/**
 * The links of what a script needs are added one by one, not all in one task: each takes a slow phone 10 ms. Without
 * what asks for a nonce, which our pages don't have, and for `modulepreload`, which all browsers know.
 */
export const preloadPlugin = (): Plugin =>
  changeFile('preload', 'vite/preload-helper.js', [
    ['document.head.appendChild(link);', 'setTimeout(() => document.head.appendChild(link));'],
    [/const cspNonceMeta = .*;\s*const cspNonce = .*;/, ''],
    ['if (cspNonce) link.setAttribute("nonce", cspNonce);', ''],
    [/(?<=const scriptRel = )[^;]*\(function detectScriptRel\(\) \{[\s\S]*?\}\)\(\)/, '"modulepreload"'],
  ]);
