/**
 * Generates a session token, 128 random bits in hexadecimal. It must be random, because every site that the reader
 * opens can send requests to a `dagger listen --allow-cors`, and could use the engine if it guessed the token.
 */
export function newToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The command that starts a session with a token. */
export function startCommand(token: string, shell: 'posix' | 'powershell'): string {
  return shell === 'posix'
    ? `DAGGER_SESSION_TOKEN=${quote(token, "'\\''")} dagger listen --allow-cors`
    : `$env:DAGGER_SESSION_TOKEN = ${quote(token, "''", true)}; dagger listen --allow-cors`;
}

/** Quotes for a POSIX shell, with escaped apostrophes. */
function quote(text: string, apostrophe: string, always = false): string {
  return !always && /^[\w.-]+$/.test(text) ? text : `'${text.replaceAll("'", apostrophe)}'`;
}
