/**
 * What a redirect's path is found by: decoded, in lower case, without a trailing slash, query and fragment.
 * @returns null for a text that is no path of a site, or the home page.
 */
export function redirectKey(path: string): string | null {
  const [start = ''] = path.trim().split(/[?#]/, 1)
  if (!/^\/(?![/\\])/.test(start)) return null
  try {
    const key = decodeURIComponent(start).normalize('NFC').toLowerCase().replace(/\/+$/, '')
    return key === '' || key.includes('\0') ? null : key
  } catch {
    return null
  }
}
