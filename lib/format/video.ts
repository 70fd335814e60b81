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
