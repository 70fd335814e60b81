/**
 * The encoding of a file by its byte order mark, then as it is declared; otherwise UTF-8 if it is that, or else the one of
 * Western spreadsheets.
 * @param start its bytes, or enough of them; the last letter may be cut off.
 */
export function encodingOf(start: Uint8Array, declared?: string): string {
  const mark = ((start[0] ?? 0) << 8) | (start[1] ?? 0)
  if (mark === 0xfffe) return 'utf-16le'
  if (mark === 0xfeff) return 'utf-16be'
  if (mark === 0xefbb && start[2] === 0xbf) return 'utf-8'
  return declared ?? (isUtf8(start) ? 'utf-8' : 'windows-1252')
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
