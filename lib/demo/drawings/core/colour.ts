type Channels = readonly [number, number, number]

const WARM_LIGHT = '#fff6e6'
const COOL_SHADE = '#2a1c3f'

/** A colour between two `#rrggbb` colours, mixed in OKLab so that the way between them stays clean. */
export function mix(from: string, to: string, share: number): string {
  const [l1, a1, b1] = labOf(from)
  const [l2, a2, b2] = labOf(to)
  return fromLab([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share])
}

const known = new Map<string, Channels>()

function labOf(colour: string): Channels {
  const lab = known.get(colour) ?? toLab(colour)
  known.set(colour, lab)
  return lab
}

/** The colour in warm light; `share` 0 to 1. */
export function lighten(colour: string, share: number): string {
  return mix(colour, WARM_LIGHT, share)
}

/** The colour in plum shade, the shade of all the pictures; `share` 0 to 1. */
export function darken(colour: string, share: number): string {
  return mix(colour, COOL_SHADE, share)
}

function toLab(colour: string): Channels {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(colour.slice(at, at + 2), 16) / 255)) as [number, number, number]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromLab([lightness, a, b]: Channels): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toByte(linear: number): number {
  const value = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.min(255, Math.max(0, Math.round(value * 255)))
}
