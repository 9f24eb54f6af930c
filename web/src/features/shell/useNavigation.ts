import { useApi } from '#web/api/useApi.ts';
import { creatorEntry, type NavigationEntry, navigation } from './navigation.ts';

interface Navigation {
  readonly entries: readonly NavigationEntry[];
  /** Whether it is still unknown if one more comes. */
  readonly isLoading: boolean;
}

/** Without statistics the Creator entry is not there (docs/product.md, "Silent failures"). */
export function useNavigation(): Navigation {
  const { data, isLoading } = useApi('user.stats');
  const hasCodes = data !== undefined && data.totalCodes > 0;
  return { entries: hasCodes ? [...navigation, creatorEntry] : navigation, isLoading };
}
