/**
 * Copies bytes into a buffer of exactly their size. Buffers from zlib or a pool are often a small view of 8 to 64 kB, all of which
 * stays in memory as long as the view.
 */
export function exactBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}
