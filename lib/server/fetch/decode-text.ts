import 'server-only'
import { isUtf8 } from 'node:buffer'
import { getEncoding } from 'encoding-sniffer'

const SNIFFED_BYTES = 65_536

/** Decodes a page by its byte order mark, Content-Type, meta charset, or whether it is valid UTF-8. */
export function decodeText(bytes: Buffer, contentType: string): string {
  const encoding = getEncoding(bytes, {
    maxBytes: SNIFFED_BYTES,
    transportLayerEncodingLabel: charsetOf(contentType),
    defaultEncoding: isUtf8(bytes) ? 'utf-8' : 'windows-1252',
  })
  return decoderFor(encoding).decode(bytes)
}

function charsetOf(contentType: string): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType)?.[1]
}

function decoderFor(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder()
  }
}
