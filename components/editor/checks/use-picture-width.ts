import { useEffect, useState } from 'react'
import { storedPicture } from '@/lib/format/pictures/picture'
import { safeAddress } from '@/lib/format/addresses/safe-address'

/** The width of a picture in pixels: 0 if it does not load, null while that is unknown. */
export function usePictureWidth(address: string): number | null {
  const [measured, setMeasured] = useState<{ address: string; width: number } | null>(null)
  const stored = storedPicture(address)?.width ?? null
  const loaded = stored === null ? safeAddress(address) : null
  useEffect(() => {
    if (!loaded) return
    const image = new Image()
    const note = () => setMeasured({ address: loaded, width: image.naturalWidth })
    image.addEventListener('load', note)
    image.addEventListener('error', note)
    image.src = loaded
    return () => {
      image.removeEventListener('load', note)
      image.removeEventListener('error', note)
    }
  }, [loaded])
  return stored ?? (loaded && measured?.address === loaded ? measured.width : null)
}
