import { log } from '../../core/log'
import { leaseThread } from '../../core/threads/threads'
import { PictureError } from '../stored-pictures'

/** Raw pixels, row by row, 8 bits per channel, in the file's own colour profile. */
type HeicPixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 }

/** What readHeic of read-heic.mjs returns. */
export type DecodedHeic = HeicPixels | { error: 'unreadable' | 'too large' }

const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])
/** Milliseconds. 48 megapixels take about eight seconds. */
const TIME_LIMIT = 60_000

export const HEIC_UNREADABLE =
  'The HEIC picture cannot be read. Export it as JPEG, or set the phone to take JPEG: on an iPhone, Settings > Camera > Formats > Most Compatible'

/** Whether a file is HEIC (HEIF with HEVC) by its brands. */
export function isHeic(bytes: Uint8Array): boolean {
  return brandsOf(bytes).some((brand) => BRANDS.has(brand))
}

/** The brands of an ISO base media file, major brand first; empty for any other file. */
export function brandsOf(bytes: Uint8Array): string[] {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 256))
  if (head.toString('latin1', 4, 8) !== 'ftyp') return []
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = [head.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4))
  return brands
}

/**
 * Decodes a HEIC, which sharp's build of libheif cannot. Twelve megapixels take about a second and 180 MB of memory
 * meanwhile, 48 megapixels 540 MB.
 * @returns its pixels, upright, and its ICC profile, if any. @throws PictureError
 */
export async function decodeHeic(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<HeicPixels & { profile: Uint8Array | null }> {
  const thread = leaseThread()
  try {
    const decoded = await thread.run<DecodedHeic>({
      module: 'lib/server/images/decode/read-heic.mjs',
      name: 'readHeic',
      args: [bytes, maxPixels],
      deadline: TIME_LIMIT,
    })
    if ('data' in decoded) return { ...decoded, profile: profileIn(bytes) }
    throw new PictureError(
      decoded.error === 'too large' ? `The picture has more than ${maxPixels / 1e6} million pixels` : HEIC_UNREADABLE,
    )
  } catch (error) {
    if (error instanceof PictureError) throw error
    log.warn({ err: error }, 'a HEIC picture could not be decoded')
    throw new PictureError(HEIC_UNREADABLE)
  } finally {
    await thread.end()
  }
}

/** The ICC profile of the first `colr` box. */
function profileIn(bytes: Uint8Array): Uint8Array | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = file.indexOf('colrprof', 0, 'latin1')
  if (type < 4) return null
  const end = type - 4 + file.readUInt32BE(type - 4)
  return end > type + 8 && end <= file.length ? file.subarray(type + 8, end) : null
}
