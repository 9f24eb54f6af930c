/**
 * The script in the head of every page, run before anything is painted or fetched by it. Inline, so that it waits for
 * no request; the content security policy allows it by its hash. Written short, because every page carries it.
 *
 * It copies the appearance that was chosen for this browser to the root (web/src/theme/appearance.ts stores it). A code's page
 * has a `link[data-font]`: it becomes the font's preload, unless a visitor's connection says that it is slow or saves
 * data (docs/decisions/0073).
 */
export const headScript = `(()=>{let d=document,r=d.documentElement.dataset,s=k=>{try{return localStorage.getItem(k)}catch{return null}},a=s("appearance"),f=d.querySelector("link[data-font]"),c=navigator.connection;if(a==="light"||a==="dark")r.appearance=a;if(f){if(c&&(c.saveData||/2g|3g/.test(c.effectiveType))&&s("auth_token")===null)r.saving="waiting";else f.rel="preload"}})()`;

/**
 * The hash of `headScript`, for the content security policy. After a change `test/shared/edge/headScript.test.ts` names
 * the new one.
 */
export const headScriptHash = "'sha256-uiAarbgy4dFuBWriMHG9gtLLbad2fZwdixaQmHW0vQs='";
