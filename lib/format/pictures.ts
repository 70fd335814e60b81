const NAME = /\/uploads\/([0-9a-f]{24}_\d{1,5}x\d{1,5}_(?:[0-9a-f]{6}|clear))(?:_\d{2,4})?\.webp$/

/** The name in the library of a picture that is stored on this site; null for any other address. */
export function pictureName(address: string | null | undefined): string | null {
  return (address && NAME.exec(address)?.[1]) || null
}

/** Widths in pixels of the copies of every stored picture, as far as it is wider. */
export const PICTURE_WIDTHS = [320, 640, 960, 1440] as const

type StoredPicture = {
  width: number
  height: number
  /** Mean colour as placeholder: `#aabbcc`; null for a picture with transparency. */
  color: string | null
  srcSet: string
}

const STORED = /^(.*\/[0-9a-f]{24}_(\d{1,5})x(\d{1,5})_([0-9a-f]{6}|clear))\.webp$/

/**
 * Parses the address of a stored picture; null for any other address.
 * `/uploads/{24 hex digits of the content}_{width}x{height}_{mean colour, or 'clear'}.webp`, on this site or at the
 * bucket; copies have `_{width}` before the extension.
 */
export function storedPicture(address: string | null | undefined): StoredPicture | null {
  const match = address?.match(STORED)
  if (!match?.[1]) return null
  const [stem, width, height] = [match[1], Number(match[2]), Number(match[3])]
  const copies = PICTURE_WIDTHS.filter((copy) => copy < width).map((copy) => `${stem}_${copy}.webp ${copy}w`)
  return {
    width,
    height,
    color: match[4] === 'clear' ? null : `#${match[4]}`,
    srcSet: [...copies, `${stem}.webp ${width}w`].join(', '),
  }
}

/** Whether a picture of a width in CSS pixels leaves less than about 200 px for text in the column of a post. */
export const isWide = (width: number | null): boolean => width !== null && width > 480

/** The narrowest copy that is at least `width` pixels wide, or the address unchanged. */
export function pictureAtLeast(address: string, width: number): string {
  const picture = storedPicture(address)
  const copy = picture && PICTURE_WIDTHS.find((candidate) => candidate >= width && candidate < picture.width)
  return copy ? address.replace(/\.webp$/, `_${copy}.webp`) : address
}

export const VIDEO_PROVIDERS = ['youtube', 'vimeo'] as const

type VideoProvider = (typeof VIDEO_PROVIDERS)[number]

/** Display names of the providers. */
export const PROVIDER_NAMES: Record<VideoProvider, string> = { youtube: 'YouTube', vimeo: 'Vimeo' }

export type Video = {
  provider: VideoProvider
  /** The page of the video at its provider, with the start time if there is one. */
  href: string
}

const YOUTUBE = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/

const VIMEO = /(^|\.)vimeo\.com$/

const YOUTUBE_PATH = /^\/(?:(?:embed|shorts|live|v|e)\/)?([\w-]{6,20})\/?$/

const VIMEO_PATH = /^\/(?:(?:video|channels\/[\w-]+|groups\/[\w-]+\/videos)\/)?(\d{4,12})(?:\/([0-9a-f]{6,16}))?\/?$/

/** The video at an address of YouTube or Vimeo, of its page or of its player; null for any other address. */
export function videoOf(address: string): Video | null {
  const absolute = address.trim().replace(/^\/\//, 'https://')
  if (!/^https?:/i.test(absolute) || !URL.canParse(absolute)) return null
  const url = new URL(absolute)
  if (YOUTUBE.test(url.hostname)) return youtubeVideo(url)
  return VIMEO.test(url.hostname) ? vimeoVideo(url) : null
}

function youtubeVideo({ pathname, searchParams }: URL): Video | null {
  const named = pathname === '/watch' ? searchParams.get('v') : YOUTUBE_PATH.exec(pathname)?.[1]
  if (!named || !/^[\w-]{6,20}$/.test(named) || /^(videoseries|playlist|results)$/.test(named)) return null
  const start = secondsOf(searchParams.get('start') ?? searchParams.get('t') ?? '')
  return { provider: 'youtube', href: `https://www.youtube.com/watch?v=${named}${start ? `&t=${start}s` : ''}` }
}

function vimeoVideo({ pathname, searchParams }: URL): Video | null {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? []
  if (!id) return null
  // Unlisted videos have a second part.
  const secret = inPath ?? searchParams.get('h') ?? ''
  return { provider: 'vimeo', href: `https://vimeo.com/${id}${/^[0-9a-f]{6,16}$/.test(secret) ? `/${secret}` : ''}` }
}

/** Seconds of `90`, `90s` or `1h2m3s`; 0 for anything else. */
function secondsOf(time: string): number {
  const [integer, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? []
  return integer ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0
}
