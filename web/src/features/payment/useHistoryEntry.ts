import { useLocation } from '@tanstack/react-router';

/** The key of this entry of the browser's history: the same after Back, also from another site. */
export function useHistoryEntry(): string {
  return useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
}
