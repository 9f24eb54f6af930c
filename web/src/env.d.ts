/** Languages whose sentences are mostly drafts; web/vite.config.ts counts them. */
declare const betaLanguages: readonly string[];

/** Settings of the build; see README. Declared, so that what is off leaves nothing in the bundles. */
interface ImportMetaEnv {
  readonly VITE_GA_MEASUREMENT_ID?: string;
  /** `off`: docs/runbook.md, "Withdraw the service worker". */
  readonly VITE_SERVICE_WORKER?: string;
}

/** Made by vite.config.ts. */
declare module 'virtual:global-styles.css';

/** https://wicg.github.io/netinfo/ */
interface Navigator {
  readonly connection?: { readonly saveData: boolean; readonly effectiveType: string };
}
