/** The part of `libheif-js`, which ships no types, that decodes the primary image of a file. */
declare module 'libheif-js/wasm-bundle.js' {
  type Handle = { code?: number }
  type Plane = { data: Uint8Array; width: number; height: number; stride: number }
  const libheif: {
    heif_error_code: { heif_error_Ok: number }
    heif_chroma: { heif_chroma_interleaved_RGB: number; heif_chroma_interleaved_RGBA: number }
    heif_colorspace: { heif_colorspace_RGB: number }
    heif_context_alloc(): number
    heif_context_read_from_memory(context: number, bytes: Uint8Array): { code: number }
    heif_js_context_get_primary_image_handle(context: number): Handle | null
    heif_image_handle_get_width(handle: Handle): number
    heif_image_handle_get_height(handle: Handle): number
    heif_image_handle_has_alpha_channel(handle: Handle): number
    heif_js_decode_image2(handle: Handle, colorspace: number, chroma: number): Promise<{ channels?: Plane[] } | null>
  }
  export default libheif
}
