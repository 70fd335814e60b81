'use client'

import { useState } from 'react'
import { storedPicture } from '@/lib/format/pictures/picture'

type Props = {
  /** Tried in order until one loads. */
  addresses: string[]
  alt: string
  /** Rendered width, as the `sizes` of an image. */
  sizes: string
  /** Text shown when none loads; nothing is shown without it. */
  fallback?: string
  /** Loads with high priority; other images load lazily. */
  first?: boolean
  className?: string
}

/** An image with a fallback. The caller provides its frame, to avoid layout shift. */
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
        // It may have failed before hydration.
        if (image?.complete && image.naturalWidth === 0) image.decode().catch(passOn)
      }}
      src={address}
      alt={alt}
      className={className}
      data-fallback={fallback ?? ''}
      onError={passOn}
      decoding="async"
      {...(stored && {
        srcSet: stored.srcSet,
        sizes,
        width: stored.width,
        height: stored.height,
        style: { backgroundColor: stored.color ?? undefined },
      })}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
