import type { Point } from './camera'
import { darken, lighten } from './colour'

/** Marks on paper: pixels, or the units of the group that is being drawn. Later marks lie over earlier ones. */
export class Sheet {
  private readonly marks: string[] = []
  private readonly definitions = new Map<string, string>()
  private readonly sheer = new Set<string>()
  private cast: string | undefined

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  path(d: string, paint: string, opacity = 1): void {
    const fill = this.tinted(paint)
    if (fill !== undefined) this.marks.push(`<path d="${d}" fill="${fill}"${seen('fill', opacity)}/>`)
  }

  poly(points: readonly Point[], fill: string, opacity = 1): void {
    this.path(`M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`, fill, opacity)
  }

  rect(x: number, y: number, width: number, height: number, paint: string, round = 0, opacity = 1): void {
    const fill = this.tinted(paint)
    const corner = round > 0 ? ` rx="${short(round)}"` : ''
    const size = `width="${short(width)}" height="${short(height)}"`
    if (fill !== undefined) this.marks.push(`<rect x="${short(x)}" y="${short(y)}" ${size}${corner} fill="${fill}"${seen('fill', opacity)}/>`)
  }

  circle(x: number, y: number, radius: number, fill: string, opacity = 1): void {
    this.oval(x, y, radius, radius, fill, opacity)
  }

  oval(x: number, y: number, rx: number, ry: number, paint: string, opacity = 1): void {
    const fill = this.tinted(paint)
    const size = `rx="${short(rx)}" ry="${short(ry)}"`
    if (fill !== undefined) this.marks.push(`<ellipse cx="${short(x)}" cy="${short(y)}" ${size} fill="${fill}"${seen('fill', opacity)}/>`)
  }

  /** A line with round ends. */
  stroke(d: string, colour: string, width: number, opacity = 1): void {
    const line = `stroke="${this.tinted(colour) ?? 'none'}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"`
    this.marks.push(`<path d="${d}" fill="none" ${line}${seen('stroke', opacity)}/>`)
  }

  group(attributes: string, draw: () => void): void {
    this.marks.push(`<g${spaced(attributes)}>`)
    draw()
    this.marks.push('</g>')
  }

  /** Draws with the origin moved to a point, and units of the given size there. */
  at(x: number, y: number, scale: number, draw: () => void, turn = 0): void {
    const turned = turn === 0 ? '' : ` rotate(${short(turn)})`
    this.group(`transform="translate(${short(x)} ${short(y)}) scale(${Number(scale.toFixed(4))})${turned}"`, draw)
  }

  /** Draws only inside a path. */
  clip(d: string, draw: () => void): void {
    const id = this.define('clipPath', '', `<path d="${d}"/>`)
    this.group(`clip-path="url(#${id})"`, draw)
  }

  /** Draws the shape of a drawing in one colour: its shadow. Sheer paints throw none. */
  silhouette(colour: string, opacity: number, draw: () => void): void {
    this.cast = colour
    this.group(`opacity="${opacity}"`, draw)
    this.cast = undefined
  }

  /** A gradient over the shape it fills, from one colour to the next; 90 degrees runs from top to bottom. */
  fade(colours: readonly string[], degrees = 90): string {
    const last = Math.max(1, colours.length - 1)
    return this.ramp(colours.map((colour, index) => `<stop offset="${short(index / last)}" stop-color="${colour}"/>`), degrees)
  }

  /** One colour that runs from one opacity to another. */
  veil(colour: string, from: number, to: number, degrees = 90): string {
    const stops = [from, to].map(
      (opacity, offset) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${short(opacity)}"/>`,
    )
    return this.asSheer(this.ramp(stops, degrees))
  }

  /** A colour that is strongest in the middle and gone at the rim. */
  glow(colour: string, opacity: number): string {
    const stops = [[0, 1], [0.35, 0.62], [0.7, 0.18], [1, 0]].map(
      ([offset, share]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${short(opacity * (share ?? 0))}"/>`,
    )
    return this.asSheer(`url(#${this.define('radialGradient', '', stops.join(''))})`)
  }

  /** A round thing lit from the left: a pipe, a can, a leg. 0 degrees for standing things, 90 for lying ones. */
  tube(colour: string, degrees = 0): string {
    const tones = [darken(colour, 0.16), lighten(colour, 0.16), lighten(colour, 0.36), colour, darken(colour, 0.2), darken(colour, 0.32)]
    return this.fade(tones, degrees)
  }

  /** A ball lit from the upper left. */
  ball(colour: string): string {
    const stops = [[0, lighten(colour, 0.5)], [0.45, colour], [1, darken(colour, 0.34)]]
      .map(([offset, tone]) => `<stop offset="${offset}" stop-color="${tone}"/>`)
    return `url(#${this.define('radialGradient', ' cx=".36" cy=".3" r=".75"', stops.join(''))})`
  }

  /** A repeating drawing; `body` is SVG of one tile. */
  pattern(width: number, height: number, body: string, transform = ''): string {
    const turned = transform === '' ? '' : ` patternTransform="${transform}"`
    const size = ` width="${short(width)}" height="${short(height)}" patternUnits="userSpaceOnUse"${turned}`
    return this.asSheer(`url(#${this.define('pattern', size, body)})`)
  }

  toString(): string {
    const size = `width="${this.width}" height="${this.height}" viewBox="0 0 ${this.width} ${this.height}"`
    const definitions = [...this.definitions].map(([markup, id]) => markup.replace('id=""', `id="${id}"`)).join('')
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${definitions}</defs>${this.marks.join('')}</svg>`
  }

  private tinted(paint: string): string | undefined {
    if (this.cast === undefined || paint === 'none') return paint
    return this.sheer.has(paint) ? undefined : this.cast
  }

  private asSheer(paint: string): string {
    this.sheer.add(paint)
    return paint
  }

  private ramp(stops: readonly string[], degrees: number): string {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180) / 2, Math.sin((degrees * Math.PI) / 180) / 2]
    const ends = ` x1="${short(0.5 - x)}" y1="${short(0.5 - y)}" x2="${short(0.5 + x)}" y2="${short(0.5 + y)}"`
    return `url(#${this.define('linearGradient', ends, stops.join(''))})`
  }

  private define(tag: string, attributes: string, body: string): string {
    const markup = `<${tag} id=""${attributes}>${body}</${tag}>`
    const known = this.definitions.get(markup)
    if (known !== undefined) return known
    const id = `d${this.definitions.size.toString(36)}`
    this.definitions.set(markup, id)
    return id
  }
}

/** A number as short as a picture needs it. */
export function short(value: number): string {
  return String(Number(value.toFixed(2)))
}

/** Path text whose numbers are shortened: d`M${x} ${y}`. */
export function d(text: TemplateStringsArray, ...values: readonly number[]): string {
  return text.map((part, index) => part + (index < values.length ? short(values[index] ?? 0) : '')).join('')
}

function seen(kind: 'fill' | 'stroke', opacity: number): string {
  return opacity === 1 ? '' : ` ${kind}-opacity="${short(opacity)}"`
}

function spaced(attributes: string): string {
  return attributes === '' ? '' : ` ${attributes}`
}
