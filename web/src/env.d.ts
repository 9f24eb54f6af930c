/** Settings of the build; see README. Declared, so that what is off leaves nothing in the bundles. */
interface ImportMetaEnv {
  readonly VITE_GA_MEASUREMENT_ID?: string;
}

/** Made by vite.config.ts. */
declare module 'virtual:global-styles.css';
