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

/**
 * An image with a fallback, which replaceBrokenPictures of lib/early/early-script.mjs puts in its place when it fails. The caller
 * provides its frame, to avoid layout shift.
 */
export function FallbackPicture({
  addresses: [address, ...others],
  alt,
  sizes,
  fallback,
  focus,
  first = false,
  className = '',
}: Props) {
  if (!address) return fallback ? <span className="no-picture">{fallback}</span> : null
  const stored = storedPicture(address)
  return (
    <picture key={address} className="contents">
      <img
        src={address}
        alt={alt}
        className={className}
        data-fallback={fallback ?? ''}
        data-others={others.length > 0 ? others.join('\n') : undefined}
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
    </picture>
  )
}
