import { useEffect, useState } from 'react';

/** Whether a map opens here without a connection; asked only where there is none. */
export function useHasKeptArea(isAsked: boolean): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    // The script is on this device if an area is.
    import('./own/ownMap.ts')
      .then(({ keptBasemap }) => keptBasemap())
      .then(
        (file) => isCurrent && setHas(file !== null),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isAsked]);
  return isAsked && has;
}
