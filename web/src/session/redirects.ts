const signInPages = /^\/(?:login|register)(?:[/?#]|$)/;

/** A path of this site to go to after login, or null: never another origin, never the login page itself. */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target)) return null;
  const url = parsed(target);
  if (url === null || url.origin !== location.origin) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Checked again after parsing: '/.//evil.example' resolves to '//evil.example'.
  return /^\/(?![/\\])/.test(path) && !signInPages.test(path) ? path : null;
}

function parsed(target: string): URL | null {
  try {
    return new URL(target, location.origin);
  } catch {
    return null;
  }
}
