'use client'

import { useState } from 'react'
import { storedPicture } from '@/lib/format/picture'

type Props = {
  /** Tried one after the other until one loads. */
  addresses: string[]
  alt: string
  /** How wide the picture is shown, as the `sizes` of an image. */
  sizes: string
  /** Shown in place of the picture when none loads; without it nothing is. */
  fallback?: string
  /** Loads before everything else; other pictures load when they come near the screen. */
  first?: boolean
  className?: string
}

/** A picture that gives way when it cannot be loaded. Its frame is the caller's, so that nothing jumps. */
export function FallbackPicture({ addresses, alt, sizes, fallback, first = false, className = '' }: Props) {
  const [broken, setBroken] = useState(0)
  const address = addresses[broken]
  if (!address) return fallback ? <span className="no-picture">{fallback}</span> : null
  const stored = storedPicture(address)
  const passOn = () => setBroken(broken + 1)
  return (
    <img
      key={address}
      ref={(image) => {
        // It may have failed before React came to listen.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(passOn)
      }}
      src={address}
      alt={alt}
      className={className}
      data-fallback={fallback ?? ''}
      onError={passOn}
      decoding="async"
      {...(stored && { srcSet: stored.srcSet, sizes, width: stored.width, height: stored.height, style: { backgroundColor: stored.color ?? undefined } })}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
