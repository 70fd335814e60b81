/**
 * The same bytes in memory of their own. What zlib or a pool gives out is often a small part of 8 to 64 kB, all of which
 * stays in memory for as long as the part does.
 * @param {Buffer} bytes
 */
export function exactBuffer(bytes) {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}
