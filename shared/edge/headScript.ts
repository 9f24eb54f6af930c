/**
 * The script in the head of every page, run before anything is painted or fetched by it. Inline, so that it waits for
 * no request; the content security policy allows it by its hash. Written short, because every page carries it.
 *
 * It copies the appearance that was chosen for this browser to the root (web/src/theme/appearance.ts stores it). A code's page
 * has a `link[data-font]`: it becomes the font's preload, unless a visitor's connection says that it is slow or saves
 * data (docs/decisions/0014). Who is an administrator, and who had a code, is copied to the root too, for the entries in
 * the frame of a signed-in page (web/src/theme/frame.css), and whether the browser can share (web/src/ui/copyAndShare.css).
 */
export const headScript = `(()=>{let d=document,r=d.documentElement.dataset,s=k=>{try{return localStorage.getItem(k)}catch{return null}},a=s("appearance"),f=d.querySelector("link[data-font]"),c=navigator.connection,h=s("has_codes");if(a==="light"||a==="dark")r.appearance=a;if(h)r.hasCodes=h;if(navigator.share)r.canShare="";if(/"role":"(super_)?admin"/.test(s("auth_user")))r.admin="";if(f){if(c&&(c.saveData||/2g|3g/.test(c.effectiveType))&&s("auth_token")===null)r.saving="waiting";else f.rel="preload"}})()`;

/**
 * The hash of `headScript`, for the content security policy. After a change `test/shared/edge/headScript.test.ts` names
 * the new one.
 */
export const headScriptHash = "'sha256-r/zh+oCAx/OGw4PxIglFDqlLL4gWvgTrqq9hjpWDxt4='";
