export const locationTexts = {
  unsupported: 'Location not supported',
  denied: 'Location access denied. Please enable location permissions.',
  unavailable: 'Location information unavailable. Check your GPS settings.',
  timeout: 'Location request timed out. Please try again.',
} as const;

/** Why there is no position, in a sentence. */
export function locationProblem(error: GeolocationPositionError): string {
  if (error.code === error.PERMISSION_DENIED) return locationTexts.denied;
  return error.code === error.TIMEOUT ? locationTexts.timeout : locationTexts.unavailable;
}
