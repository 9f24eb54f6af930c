import { messageKinds, messageStates } from '#shared/contract/messages.ts';
import { cursorPages, day, listSearch, oneOf, text } from '#web/ui/list/listSearch.ts';

export const stateLabels: Record<(typeof messageStates)[number], string> = {
  unread: 'Unread',
  read: 'Read',
  archived: 'Archived',
};

export const kindLabels: Record<(typeof messageKinds)[number], string> = {
  contact: 'Contact form',
  creatorRequest: 'Creator requests',
};

export const messagesSearch = listSearch({
  email: text(254),
  state: oneOf(messageStates),
  kind: oneOf(messageKinds),
  from: day(),
  to: day(),
  ...cursorPages(),
});

/** Only a whole address finds somebody. */
export const isWholeEmail = (typed: string) => /^\S+@\S+\.\S{2,}$/.test(typed.trim());
