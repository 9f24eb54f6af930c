/**
 * Colours are those of the shop where it says nothing: text has the shop's own, and what stands out has a coloured edge beside
 * it, so that it can be read on any background.
 */
export const styles = `
:host{display:block;color:inherit;font:inherit;line-height:1.45;text-align:start;
--_error:var(--zar-error,#b3261e);--_accent:var(--zar-accent,#00573d);--_focus:var(--zar-focus,#0b4fd6);
--_line:var(--zar-border,color-mix(in srgb,currentColor 55%,transparent));--_radius:var(--zar-radius,8px)}
@supports (color:light-dark(red,red)){:host{
--_error:var(--zar-error,light-dark(#b3261e,#ff897d));--_accent:var(--zar-accent,light-dark(#00573d,#4cc38f));
--_focus:var(--zar-focus,light-dark(#0b4fd6,#9cc0ff))}}
:host([hidden]),[hidden]{display:none!important}
*{box-sizing:border-box;margin:0;padding:0}
.all{display:grid;gap:8px;grid-template-columns:minmax(0,1fr)}
.field{display:flex;align-items:stretch;min-height:44px;overflow:hidden;border:1px solid var(--_line);
border-radius:var(--_radius);background:var(--zar-field,Field);color:var(--zar-field-text,FieldText)}
.field:focus-within{outline:2px solid var(--_focus);outline-offset:2px}
.field[data-wrong]{border-color:var(--_error);box-shadow:inset 0 0 0 1px var(--_error)}
.mark{display:grid;place-items:center;flex:none;width:38px;background:var(--zar-mark,#00573d);color:var(--zar-mark-text,#ffc527)}
.mark svg{width:16px;height:20px}
input{flex:1;min-width:0;border:0;outline:0;padding:8px 12px;background:none;color:inherit;font:inherit;
font-size:max(16px,1em);text-transform:uppercase;letter-spacing:.06em;appearance:none}
input::placeholder{color:inherit;opacity:.6;letter-spacing:.06em}
.icon{display:grid;place-items:center;flex:none;width:40px;color:var(--_accent)}
.icon svg{width:20px;height:20px}
.icon i{width:18px;height:18px;border:2px solid var(--_line);border-block-start-color:var(--_accent);border-radius:50%;
animation:turn .8s linear infinite}
.hint{font-size:.9em;opacity:.8}
.message{padding-inline-start:10px;border-inline-start:3px solid var(--_accent)}
.message[data-wrong]{border-color:var(--_error);font-weight:600}
.message:empty{display:none}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.result{display:grid;gap:8px;grid-template-columns:minmax(0,1fr);outline:0}
.result:empty{display:none}
.actions{display:flex;flex-wrap:wrap;gap:8px}
button{min-height:44px;max-width:100%;padding:8px 14px;border:1px solid var(--_line);border-radius:var(--_radius);background:none;
color:inherit;font:inherit;text-align:start;overflow-wrap:anywhere;cursor:pointer}
button b{letter-spacing:.04em;white-space:nowrap}
button:hover{background:color-mix(in srgb,currentColor 9%,transparent)}
button:focus-visible,a:focus-visible{outline:2px solid var(--_focus);outline-offset:2px}
.card{display:grid;gap:2px;padding:12px 14px;border:1px solid var(--_line);border-inline-start:4px solid var(--_accent);
border-radius:var(--_radius);background:var(--zar-card,transparent);overflow-wrap:anywhere;animation:unfold .18s ease-out}
.card.still{animation:none}
.title{font-weight:700;font-size:1.05em}
.note{margin-block-start:6px;font-size:.9em;opacity:.85}
.heading{margin-block-start:8px;font-weight:700}
.steps{padding-inline-start:1.4em}
.steps li{padding-inline-start:.2em}
.make{justify-self:start;display:inline-flex;align-items:center;min-height:44px;color:inherit;text-underline-offset:3px}
@keyframes turn{to{rotate:1turn}}
@keyframes unfold{from{opacity:0;translate:0 -6px}}
@media (prefers-reduced-motion:reduce){.card{animation:none}.icon i{animation-duration:3s}}
@media (forced-colors:active){.field,.card{border-color:CanvasText}.mark{border-inline-end:1px solid CanvasText}
.field[data-wrong]{border-width:3px}}
:host(:disabled) .field{opacity:.6}
`;
