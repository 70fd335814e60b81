/** A Basic header (RFC 7617, UTF-8) of a user name and a password. */
export function basicHeader(username: string, password: string): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`
}

/** The user name in a Basic header; empty for an invalid one. */
export function usernameIn(header: string | null): string {
  try {
    const bytes = Uint8Array.from(atob(header?.replace(/^Basic /i, '') ?? ''), (character) => character.charCodeAt(0))
    return new TextDecoder().decode(bytes).split(':')[0] ?? ''
  } catch {
    return ''
  }
}
