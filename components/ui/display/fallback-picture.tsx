'use client'

import { useState } from 'react'
import type { FocalPoint } from '@/lib/contract/fields/fields'
import { storedPicture } from '@/lib/format/pictures'

type Props = {
  /** Tried in order until one loads. */
  addresses: string[]
  alt: string
  /** Rendered width, as the `sizes` of an image. */
  sizes: string
  /** Text shown when none loads; nothing is shown without it. */
  fallback?: string
  /** What stays in sight where the image is cropped; its middle by default. */
  focus?: FocalPoint | undefined
  /** Loads with high priority; other images load lazily. */
  first?: boolean | undefined
  className?: string
}

/** An image with a fallback. The caller provides its frame, to avoid layout shift. */
export function FallbackPicture({ addresses, alt, sizes, fallback, focus, first = false, className = '' }: Props) {
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
        style: {
          backgroundColor: stored.color ?? undefined,
          ...(focus && { objectPosition: `${focus.x}% ${focus.y}%` }),
        },
      })}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  )
}
