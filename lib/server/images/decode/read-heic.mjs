import libheif from 'libheif-js/wasm-bundle.js'

/**
 * Decodes the primary image of a HEIC file. The decoder is synchronous, and its memory is only returned when the thread ends.
 *
 * @param {Uint8Array} bytes
 * @param {number} maxPixels
 * @returns {Promise<import('./decode-heic').DecodedHeic>}
 */
export async function readHeic(bytes, maxPixels) {
  const context = libheif.heif_context_alloc()
  const read = libheif.heif_context_read_from_memory(context, bytes)
  if (read.code !== libheif.heif_error_code.heif_error_Ok) return { error: 'unreadable' }
  const handle = libheif.heif_js_context_get_primary_image_handle(context)
  if (!handle || handle.code) return { error: 'unreadable' }
  const size = libheif.heif_image_handle_get_width(handle) * libheif.heif_image_handle_get_height(handle)
  if (size > maxPixels) return { error: 'too large' }
  const channels = libheif.heif_image_handle_has_alpha_channel(handle) ? 4 : 3
  const { heif_chroma_interleaved_RGB, heif_chroma_interleaved_RGBA } = libheif.heif_chroma
  const chroma = channels === 4 ? heif_chroma_interleaved_RGBA : heif_chroma_interleaved_RGB
  const image = await libheif.heif_js_decode_image2(handle, libheif.heif_colorspace.heif_colorspace_RGB, chroma)
  const plane = image?.channels?.[0]
  if (!plane) return { error: 'unreadable' }
  const { width, height, stride } = plane
  const row = width * channels
  const data = new Uint8Array(row * height)
  for (let y = 0; y < height; y += 1) data.set(plane.data.subarray(y * stride, y * stride + row), y * row)
  return { data, width, height, channels }
}
