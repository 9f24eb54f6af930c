import { t } from '#shared/text/t.ts';

export const locationTexts = {
  unsupported: t`Location not supported`,
  denied: t`Location access denied. Please enable location permissions.`,
  unavailable: t`Location information unavailable. Check your GPS settings.`,
  timeout: t`Location request timed out. Please try again.`,
} as const;

/** Why there is no position, in a sentence. */
export function locationProblem(error: GeolocationPositionError): string {
  if (error.code === error.PERMISSION_DENIED) return locationTexts.denied;
  return error.code === error.TIMEOUT ? locationTexts.timeout : locationTexts.unavailable;
}
