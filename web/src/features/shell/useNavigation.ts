import { useApi } from '#web/api/useApi.ts';
import { useMeetsLevel } from '#web/session/guards.ts';
import { adminEntry, creatorEntry, type NavigationEntry, navigation } from './navigation.ts';

interface Navigation {
  readonly entries: readonly NavigationEntry[];
  /** Whether it is still unknown if one more comes. */
  readonly isLoading: boolean;
}

/** Without statistics the Creator entry is not there (docs/product/look.md#silent-failures). */
export function useNavigation(): Navigation {
  const { data, isLoading } = useApi('user.stats');
  const hasCodes = data !== undefined && data.totalCodes > 0;
  const isAdmin = useMeetsLevel('admin');
  const entries = [...navigation, ...(hasCodes ? [creatorEntry] : []), ...(isAdmin ? [adminEntry] : [])];
  return { entries, isLoading };
}
