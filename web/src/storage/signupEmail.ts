const name = 'signup_email'; // SPEC 3

// Private windows of some browsers refuse storage; the person then types it once more.

/** Keeps the email that somebody typed on a landing page for the register page; only if there is one. */
export function keepSignupEmail(email: string): void {
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

/** Once there is an account, others who use this phone need not see the address. */
export function forgetSignupEmail(): void {
  try {
    localStorage.removeItem(name);
  } catch {}
}
