import { darken, lighten, mix } from '../core/colour'
import type { Plane } from '../core/plane'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { foliage, leaf } from './leaves'

/** A row of books, from its left foot; returns where it ends. */
export function books(stage: Stage, width: number, tall = 22): number {
  const { random, tones } = stage
  const colours = [tones.main, tones.deep, tones.accent, tones.soft, tones.cream, tones.white, mix(tones.main, tones.accent, 0.5), tones.woodDeep]
  let x = 0
  while (x < width - 2) {
    const wide = Math.min(random.between(2, 4.6), width - x)
    const high = tall * random.between(0.68, 1)
    const colour = random.pick(colours)
    const leans = x > 4 && width - x > 9 && random.chance(0.07)
    stage.at(leans ? x + high * 0.16 : x, 0, 1, () => {
      stage.rect(0, -high, wide - 0.25, high, stage.fade([lighten(colour, 0.18), colour, darken(colour, 0.2)], 0), 0.3)
      if (random.chance(0.6)) stage.rect(wide * 0.16, -high * 0.86, wide * 0.6, high * 0.06, lighten(colour, 0.55), 0, 0.8)
      if (random.chance(0.4)) stage.rect(wide * 0.16, -high * 0.2, wide * 0.6, high * 0.1, lighten(colour, 0.55), 0, 0.6)
    }, leans ? -9 : 0)
    x += leans ? wide + high * 0.17 : wide
  }
  return x
}

/** A low pile of books lying down. */
export function bookPile(stage: Stage, width: number, count = 3): number {
  const { random, tones } = stage
  let y = 0
  for (let index = 0; index < count; index += 1) {
    const [wide, tall] = [width * random.between(0.78, 1), random.between(2.4, 3.6)]
    const colour = [tones.deep, tones.accent, tones.main, tones.cream][(index + random.integer(0, 3)) % 4] as string
    stage.rect(-wide / 2 + random.between(-1, 1), -y - tall, wide, tall, stage.fade([lighten(colour, 0.2), darken(colour, 0.16)]), 0.5)
    y += tall
  }
  return y
}

/** A framed picture around its middle: hills, a leaf, or arcs, in the colours of the palette. */
export function picture(stage: Stage, width: number, height: number): void {
  const { random, tones } = stage
  const frame = random.pick([tones.wood, tones.ink, tones.white, tones.brass])
  const [x, y] = [-width / 2, -height / 2]
  stage.rect(x + 1.6, y + 2.4, width, height, '#2a1c3f', 0.6, 0.2)
  stage.rect(x, y, width, height, stage.fade([lighten(frame, 0.2), darken(frame, 0.14)], 45), 0.4)
  const edge = Math.min(width, height) * 0.05
  stage.rect(x + edge, y + edge, width - edge * 2, height - edge * 2, lighten(tones.cream, 0.4))
  const mat = edge + Math.min(width, height) * 0.1
  const [w, h] = [width - mat * 2, height - mat * 2]
  stage.clip(d`M${x + mat} ${y + mat}h${w}v${h}h${-w}Z`, () => stage.at(x + mat, y + mat, 1, () => print(stage, w, h)))
  stage.poly([[x + edge, y + edge], [x + width * 0.5, y + edge], [x + edge, y + height * 0.6]], '#ffffff', 0.16)
}

function print(stage: Stage, w: number, h: number): void {
  const { random, tones } = stage
  const kind = random.integer(0, 3)
  stage.rect(0, 0, w, h, random.pick([tones.soft, lighten(tones.accent, 0.7), tones.cream]))
  if (kind === 0) {
    stage.circle(w * random.between(0.3, 0.7), h * 0.34, Math.min(w, h) * 0.2, tones.accent)
    stage.path(d`M0 ${h * 0.66}Q${w * 0.3} ${h * 0.42} ${w * 0.62} ${h * 0.62}T${w} ${h * 0.56}V${h}H0Z`, tones.main)
    stage.path(d`M0 ${h * 0.82}Q${w * 0.4} ${h * 0.64} ${w} ${h * 0.8}V${h}H0Z`, tones.deep)
  } else if (kind === 1) {
    for (const [share, tone] of [[0.48, tones.deep], [0.36, tones.main], [0.24, tones.accent], [0.12, tones.cream]] as const) {
      stage.path(d`M${w / 2 - w * share} ${h}V${h * 0.62 - h * share * 0.4}A${w * share} ${w * share} 0 0 1 ${w / 2 + w * share} ${h * 0.62 - h * share * 0.4}V${h}Z`, tone)
    }
  } else if (kind === 2) {
    stage.stroke(d`M${w * 0.5} ${h * 0.95}Q${w * 0.46} ${h * 0.5} ${w * 0.52} ${h * 0.14}`, tones.leafDeep, w * 0.02)
    for (let index = 0; index < 8; index += 1) {
      leaf(stage, w * 0.5, h * (0.86 - index * 0.09), Math.min(w, h) * (0.42 - index * 0.025), Math.min(w, h) * 0.16, index % 2 === 0 ? -32 : -148, tones.leafDeep)
    }
  } else {
    stage.circle(w * 0.42, h * 0.4, Math.min(w, h) * 0.3, tones.main)
    stage.circle(w * 0.62, h * 0.58, Math.min(w, h) * 0.24, tones.accent, 0.9)
    stage.rect(w * 0.16, h * 0.74, w * 0.68, h * 0.05, tones.deep)
  }
}

/** A bowl of fruit, from its foot. */
export function fruitBowl(stage: Stage, wide: number, colour: string): void {
  const r = wide / 2
  const fruits = [[-0.5, 0.62, '#d9764a'], [0.45, 0.6, '#e2ac45'], [0, 0.72, '#a9b854'], [-0.2, 0.9, '#e2ac45'], [0.25, 0.86, '#d9764a']] as const
  for (const [x, y, tone] of fruits) stage.circle(x * r, -y * r, r * 0.3, stage.ball(mix(tone, stage.light.ambient.colour, stage.light.ambient.amount)))
  stage.path(d`M${-r} ${-r * 0.62}Q${-r * 0.9} 0 ${-r * 0.3} 0H${r * 0.3}Q${r * 0.9} 0 ${r} ${-r * 0.62}Z`, stage.tube(colour))
}

/** A mug, from its foot. */
export function mug(stage: Stage, tall: number, colour: string): void {
  stage.stroke(d`M${tall * 0.38} ${-tall * 0.75}Q${tall * 0.78} ${-tall * 0.7} ${tall * 0.7} ${-tall * 0.4}Q${tall * 0.62} ${-tall * 0.2} ${tall * 0.36} ${-tall * 0.25}`, darken(colour, 0.12), tall * 0.12)
  stage.path(d`M${-tall * 0.42} ${-tall}H${tall * 0.42}V${-tall * 0.2}Q${tall * 0.42} 0 ${tall * 0.2} 0H${-tall * 0.2}Q${-tall * 0.42} 0 ${-tall * 0.42} ${-tall * 0.2}Z`, stage.tube(colour))
}

/** A woven basket, from its foot. */
export function basket(stage: Stage, wide: number, tall: number, colour: string): void {
  const body = d`M${-wide / 2} ${-tall}H${wide / 2}L${wide * 0.43} ${-tall * 0.06}Q${wide * 0.42} 0 ${wide * 0.36} 0H${-wide * 0.36}Q${-wide * 0.42} 0 ${-wide * 0.43} ${-tall * 0.06}Z`
  stage.path(body, stage.tube(colour))
  const weave = `<path d="M0 1H2M3 3H5" stroke="${darken(colour, 0.4)}" stroke-width=".7"/><path d="M3 1H5M0 3H2" stroke="${lighten(colour, 0.45)}" stroke-width=".6"/>`
  stage.path(body, stage.pattern(5, 4, weave), 0.55)
  stage.rect(-wide * 0.52, -tall - wide * 0.03, wide * 1.04, wide * 0.08, stage.tube(lighten(colour, 0.1)), wide * 0.03)
}

/** A cushion around its middle. */
export function cushion(stage: Stage, width: number, height: number, colour: string, turn = 0): void {
  const [w, h] = [width / 2, height / 2]
  const shape = d`M${-w} ${-h}Q0 ${-h * 0.8} ${w} ${-h}Q${w * 0.86} 0 ${w} ${h}Q0 ${h * 0.84} ${-w} ${h}Q${-w * 0.86} 0 ${-w} ${-h}Z`
  const kind = stage.random.integer(0, 2)
  stage.at(0, 0, 1, () => {
    stage.path(shape, stage.fade([lighten(colour, 0.24), colour, darken(colour, 0.2)], 60))
    if (kind === 1) for (const y of [-0.4, -0.1, 0.2, 0.5]) stage.stroke(d`M${-w * 0.86} ${h * y}Q0 ${h * (y + 0.1)} ${w * 0.86} ${h * y}`, lighten(colour, 0.5), 0.9, 0.7)
    if (kind === 2) stage.stroke(d`M${-w * 0.8} ${-h * 0.8}Q0 ${-h * 0.62} ${w * 0.8} ${-h * 0.8}Q${w * 0.68} 0 ${w * 0.8} ${h * 0.8}Q0 ${h * 0.66} ${-w * 0.8} ${h * 0.8}Q${-w * 0.68} 0 ${-w * 0.8} ${-h * 0.8}`, lighten(colour, 0.4), 0.6, 0.7)
  }, turn)
}

/** A rug on a floor: a field, a border, a band, fringes at the near and far ends. */
export function rug(stage: Stage, floor: Plane, u: number, v: number, width: number, depth: number, colour: string, band: string): void {
  const { random } = stage
  floor.rect(u + 1, v - 2, width + 2, depth, '#2a1c3f', 1, 0.14)
  floor.rect(u, v, width, depth, stage.fade([darken(colour, 0.1), lighten(colour, 0.14)]), 1)
  floor.rect(u + 5, v + 5, width - 10, depth - 10, band, 0, 0.85)
  floor.rect(u + 8, v + 8, width - 16, depth - 16, colour)
  const kind = random.integer(0, 2)
  if (kind === 0) {
    const stripes = Array.from({ length: Math.floor((depth - 20) / 16) }, (_, index) => v + 16 + index * 16)
    floor.lines(stripes.map((y) => [u + 12, y, u + width - 12, y] as const), band, 1.2, 0.4)
  } else {
    const step = kind === 1 ? 18 : 24
    for (let x = u + step; x < u + width - step * 0.6; x += step) {
      for (let y = v + step; y < v + depth - step * 0.6; y += step) {
        const r = step * 0.26
        if (kind === 1) floor.poly([[x - r, y], [x, y - r], [x + r, y], [x, y + r]], band, 0.6)
        else floor.oval(x, y, r, r, band, 0.45)
      }
    }
  }
  const threads = Array.from({ length: Math.floor(depth / 3) }, (_, index) => v + 1.5 + index * 3)
  floor.lines(threads.flatMap((y) => [[u - 3, y, u, y], [u + width, y, u + width + 3, y]] as const), lighten(colour, 0.4), 0.6)
}

/** A row of jars, bottles and bowls along a shelf, from its left foot. */
export function crockery(stage: Stage, width: number, tall = 18): void {
  const { random, tones } = stage
  let x = 0
  while (x < width - 8) {
    const kind = random.integer(0, 4)
    const colour = random.pick([tones.white, tones.cream, tones.main, tones.accent, tones.soft, tones.deep])
    const wide = Math.min([9, 12, 14, 7, 10][kind] ?? 9, width - x)
    stage.at(x + wide / 2, 0, 1, () => {
      if (kind === 0) jar(stage, wide * 0.8, tall * random.between(0.6, 0.95), colour)
      else if (kind === 1) for (let plate = 0; plate < 4; plate += 1) stage.path(d`M${-wide * 0.46} ${-plate * 2.6 - 3}H${wide * 0.46}L${wide * 0.3} ${-plate * 2.6}H${-wide * 0.3}Z`, plate % 2 === 0 ? colour : darken(colour, 0.08))
      else if (kind === 2) for (let bowl = 0; bowl < 3; bowl += 1) stage.path(d`M${-wide * 0.46} ${-bowl * 3 - 5.5}Q${-wide * 0.4} ${-bowl * 3} 0 ${-bowl * 3}Q${wide * 0.4} ${-bowl * 3} ${wide * 0.46} ${-bowl * 3 - 5.5}Z`, bowl % 2 === 0 ? colour : lighten(colour, 0.16))
      else if (kind === 3) bottle(stage, wide * 0.62, tall * random.between(0.8, 1), colour)
      else mug(stage, wide * 0.74, colour)
    })
    x += wide + random.between(0.8, 3)
  }
}

/** A jar with a wooden lid, from its foot. */
export function jar(stage: Stage, wide: number, tall: number, content: string): void {
  stage.rect(-wide / 2, -tall, wide, tall, stage.tube(lighten(content, 0.12)), wide * 0.14)
  stage.rect(-wide * 0.52, -tall - wide * 0.02, wide * 1.04, tall * 0.13, stage.tube(stage.tones.wood), 0.8)
}

/** A bottle, from its foot. */
export function bottle(stage: Stage, wide: number, tall: number, colour: string): void {
  stage.path(d`M${-wide * 0.5} 0V${-tall * 0.58}Q${-wide * 0.5} ${-tall * 0.7} ${-wide * 0.17} ${-tall * 0.76}V${-tall}H${wide * 0.17}V${-tall * 0.76}Q${wide * 0.5} ${-tall * 0.7} ${wide * 0.5} ${-tall * 0.58}V0Z`, stage.tube(colour))
}

/** A small pot of herbs, from its foot. */
export function herbs(stage: Stage, tall: number, potColour: string): void {
  foliage(stage, 0, -tall * 0.66, tall * 0.36, tall * 0.32, stage.tones.leaf)
  stage.path(d`M${-tall * 0.26} ${-tall * 0.48}H${tall * 0.26}L${tall * 0.2} 0H${-tall * 0.2}Z`, stage.tube(potColour))
}

/** A mirror with light in its glass, around its middle. */
export function mirror(stage: Stage, width: number, height: number, frame: string, round: number): void {
  const [x, y] = [-width / 2, -height / 2]
  stage.rect(x + 2, y + 3, width, height, '#2a1c3f', round, 0.18)
  stage.rect(x, y, width, height, stage.fade([lighten(frame, 0.3), darken(frame, 0.2)], 45), round)
  const edge = 2.6
  const glass = [mix('#dfeaee', stage.tones.wall, 0.3), mix('#c2d3da', stage.tones.wall, 0.4)]
  const inner = Math.max(0, round - edge)
  stage.rect(x + edge, y + edge, width - edge * 2, height - edge * 2, stage.fade(glass, 50), inner)
  stage.group(`opacity=".5"`, () => {
    stage.poly([[x + width * 0.24, y + height * 0.84], [x + width * 0.5, y + height * 0.84], [x + width * 0.82, y + height * 0.16], [x + width * 0.56, y + height * 0.16]], '#ffffff', 0.6)
    stage.poly([[x + width * 0.16, y + height * 0.72], [x + width * 0.2, y + height * 0.72], [x + width * 0.46, y + height * 0.2], [x + width * 0.42, y + height * 0.2]], '#ffffff', 0.5)
  })
}
