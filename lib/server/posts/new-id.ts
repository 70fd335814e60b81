import 'server-only'
import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new id: 16 letters and digits, 80 random bits, without look-alikes (Crockford's base 32). */
export function newId(): string {
  return [...randomBytes(16)].map((byte) => ALPHABET[byte % 32]).join('')
}
