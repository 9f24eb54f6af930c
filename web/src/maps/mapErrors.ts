import { mapTexts } from './mapTexts.ts';

/** The deployment has no map to show: trying again would not help. */
export class MapUnavailable extends Error {
  override name = 'MapUnavailable';
}

/** The provider does not accept our key: it is wrong, or not allowed on this site. No use to try again either. */
export class MapRefused extends Error {
  override name = 'MapRefused';
  constructor() {
    super(mapTexts.failedGoogle);
  }
}

/** Our own code for the map did not come. A browser remembers that for as long as the page lives. */
export class MapCodeMissing extends Error {
  override name = 'MapCodeMissing';
}
