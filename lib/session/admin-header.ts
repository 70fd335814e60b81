import { ADMIN_HEADER_KEY } from '../contract/limits'

/** The admin's Authorization header of this browser session; null for everyone else. */
export function adminHeader(): string | null {
  return typeof window === 'undefined' ? null : window.sessionStorage.getItem(ADMIN_HEADER_KEY)
}

/** Keeps the header for this browser session, or with null forgets it. */
export function keepAdminHeader(header: string | null): void {
  if (header) window.sessionStorage.setItem(ADMIN_HEADER_KEY, header)
  else window.sessionStorage.removeItem(ADMIN_HEADER_KEY)
}

/** A Basic header (RFC 7617, UTF-8) of a user name and a password. */
export function basicHeader(username: string, password: string): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`
}
