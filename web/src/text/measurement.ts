/** Google Analytics' id of this site (G-…), given when the web is built. Without one nothing is measured. */
export const measurementId = import.meta.env.VITE_GA_MEASUREMENT_ID || undefined;
