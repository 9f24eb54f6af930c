const name = 'signup_email'; // docs/product/offline.md#local-storage

// Private windows of some browsers refuse storage; the person then types it once more.

/** Stores the email typed on a landing page for the register page; nothing if it is empty. */
export function storeSignupEmail(email: string): void {
  const typed = email.trim();
  if (typed === '') return;
  try {
    localStorage.setItem(name, typed);
  } catch {}
}

export function signupEmail(): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** After registering: other people who use this phone should not see the address. */
export function forgetSignupEmail(): void {
  try {
    localStorage.removeItem(name);
  } catch {}
}
