import { copyText } from './copy.ts';
import { whenPressed } from './whenPressed.ts';

const copiedMs = 2000;

/**
 * Handles the buttons that say in their attributes what they copy or share. Without React, so that they act on a
 * visitor's page before the app has loaded: later the browser would not allow it any more. Once per page.
 */
export function copyAndShare(): void {
  const act = (button: HTMLElement) => ('copy' in button.dataset ? void copy(button) : share(button));
  whenPressed('button[data-copy], button[data-share]', act, true);
}

async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = '', said = '' } = button.dataset;
  if (!(await copyText(text, said))) return;
  button.dataset['copied'] = '';
  setTimeout(() => delete button.dataset['copied'], copiedMs);
}

/** Opens the share sheet. One that is closed without choosing rejects: nothing happened, nothing to say. */
function share({ dataset }: HTMLElement): void {
  const { share: url = '', title = '', text = '' } = dataset;
  navigator.share({ title, text, url }).catch(() => {});
}
