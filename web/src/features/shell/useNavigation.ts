import { useEffect, useState } from 'react';
import { useApi } from '#web/api/useApi.ts';
import { useMeetsLevel } from '#web/session/guards.ts';
import { readHasCodes, storeHasCodes } from '#web/storage/hasCodes.ts';
import { adminEntry, creatorEntry, type NavigationEntry, navigation } from './navigation.ts';

/** Of the frame that is made by the build: theme/frame.css shows those of the person. */
const all = [...navigation, creatorEntry, adminEntry];
const isBuild = typeof document === 'undefined';

/**
 * Whether there is a Creator entry is known with the statistics. Until then it is as it was last time.
 * @returns null for the place of an entry that may come or has gone, so that the others do not move
 */
export function useNavigation(): readonly (NavigationEntry | null)[] {
  const { data } = useApi('user.stats');
  const [hadCodes] = useState(readHasCodes);
  const hasCodes = data === undefined ? hadCodes : data.totalCodes > 0;
  useEffect(() => {
    if (hasCodes !== undefined) storeHasCodes(hasCodes);
  }, [hasCodes]);
  const isAdmin = useMeetsLevel('admin');
  if (isBuild) return all;
  const creator = hasCodes === true ? [creatorEntry] : hadCodes === false ? [] : [null];
  return [...navigation, ...creator, ...(isAdmin ? [adminEntry] : [])];
}
