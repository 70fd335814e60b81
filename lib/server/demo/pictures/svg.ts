/** Numbers of a picture's own making: the same seed gives the same ones on every machine (mulberry32). */
export function randomOf(seed: string): () => number {
  let state = [...seed].reduce((sum, sign) => Math.imul(sum ^ sign.charCodeAt(0), 0x01000193), 0x811c9dc5)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}

type Extra = Record<string, string | number>

const attributes = (extra: Extra = {}) =>
  Object.entries(extra)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** A rectangle with round corners of radius `r`. */
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 0, extra?: Extra) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${attributes(extra)}/>`

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, extra?: Extra) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extra)}/>`

export const shape = (d: string, fill: string, extra?: Extra) => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`

/** A stroke with round ends. */
export const stroke = (d: string, color: string, width: number, extra?: Extra) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(extra)}/>`

export const group = (parts: string[], transform = '', extra?: Extra) =>
  `<g${transform && ` transform="${transform}"`}${attributes(extra)}>${parts.join('')}</g>`

/** The soft shadow that a thing throws on what it stands on. */
export const shade = (cx: number, cy: number, rx: number, ry = rx / 7) => oval(cx, cy, rx, ry, '#1d1020', { opacity: 0.13 })

export const repeat = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A picture of a width and height, with its definitions before its parts. */
export const picture = (width: number, height: number, definitions: string, parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${definitions}</defs>${parts.join('')}</svg>`

/** A straight gradient from top to bottom, or with `across` from left to right. */
export const gradient = (id: string, from: string, to: string, across = false) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** Mixes two `#rrggbb` colours; `share` of the second, 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const part = (color: string, index: number) => parseInt(color.slice(1 + index * 2, 3 + index * 2), 16)
  const mixed = [0, 1, 2].map((index) => Math.round(part(first, index) * (1 - share) + part(second, index) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
