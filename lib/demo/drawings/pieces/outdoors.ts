import { straightOn } from '../core/camera'
import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { bloom, foliage, leaf, tuft } from './leaves'

export type Outdoors = { ground: Plane; horizon: number }

/** Sets the camera and draws sky, hills and far trees; the ground lies at height 0, z = 0 at the main thing shown. */
export function outdoors(stage: Stage, view: { scale: number; eye: number; horizon: number; distance: number; x?: number }, trees = true): Outdoors {
  stage.camera = straightOn(view)
  const { horizon } = view
  sky(stage, horizon)
  hills(stage, horizon)
  if (trees) farTrees(stage, horizon)
  return { ground: new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 0, -1]), horizon }
}

function sky(stage: Stage, horizon: number): void {
  const { light, random } = stage
  const dusk = light.name === 'dusk'
  stage.rect(0, 0, stage.width, Math.max(horizon + 60, 700), stage.fade([light.skyTop, mix(light.skyTop, light.skyLow, 0.5), light.skyLow]))
  const [x, y] = [random.between(200, 560), random.between(90, 190)]
  stage.circle(x, y, 380, stage.glow(dusk ? '#f2c9a4' : '#fffbe6', dusk ? 0.4 : 0.85))
  stage.circle(x, y, dusk ? 34 : 46, dusk ? '#fdf0d8' : '#fffdf0', dusk ? 0.95 : 0.9)
  if (dusk) for (let star = 0; star < 46; star += 1) stage.circle(random.between(0, 1600), random.between(0, horizon * 0.55), random.between(0.8, 2), '#fff4da', random.between(0.3, 0.9))
  for (let index = 0; index < 4; index += 1) cloud(stage, random.between(0, 1600), random.between(50, horizon * 0.55), random.between(70, 150))
}

function cloud(stage: Stage, x: number, y: number, size: number): void {
  const tone = stage.light.name === 'dusk' ? '#8d7fa8' : '#ffffff'
  const fill = stage.veil(tone, 0.85, 0.25)
  stage.path(d`M${x - size} ${y}Q${x - size * 1.06} ${y - size * 0.24} ${x - size * 0.62} ${y - size * 0.22}Q${x - size * 0.46} ${y - size * 0.52} ${x - size * 0.1} ${y - size * 0.36}Q${x + size * 0.16} ${y - size * 0.6} ${x + size * 0.44} ${y - size * 0.3}Q${x + size * 0.86} ${y - size * 0.4} ${x + size * 0.9} ${y - size * 0.12}Q${x + size * 1.3} ${y - size * 0.06} ${x + size * 1.14} ${y}Z`, fill, 0.8)
}

function hills(stage: Stage, horizon: number): void {
  const { light, random, tones } = stage
  const hill = (rise: number, tone: string) => {
    const shift = random.between(0, 400)
    stage.path(d`M-50 ${horizon - rise * 0.4}C${shift} ${horizon - rise * 1.4} ${300 + shift} ${horizon - rise * 0.3} ${700 + shift * 0.4} ${horizon - rise}S${1200 + shift * 0.3} ${horizon - rise * 1.3} 1660 ${horizon - rise * 0.5}V${horizon + 80}H-50Z`, tone)
  }
  hill(110, mix(light.hill, light.skyLow, 0.62))
  hill(70, mix(light.hill, light.skyLow, 0.34))
  hill(36, mix(mix(light.hill, tones.leaf, 0.4), light.skyLow, 0.16))
}

function farTrees(stage: Stage, horizon: number): void {
  const { light, random, tones } = stage
  const green = mix(tones.leaf, light.hill, 0.4)
  for (let x = -20; x < 1640; x += random.between(46, 96)) {
    const size = random.between(34, 66)
    if (random.chance(0.2)) stage.path(d`M${x} ${horizon - size * 2}Q${x + size * 0.34} ${horizon - size} ${x + size * 0.3} ${horizon + 14}H${x - size * 0.3}Q${x - size * 0.34} ${horizon - size} ${x} ${horizon - size * 2}Z`, darken(green, 0.2))
    else foliage(stage, x, horizon - size * 0.4, size, size * 0.8, random.chance(0.5) ? green : darken(green, 0.1))
  }
  stage.rect(0, horizon - 90, 1600, 120, stage.veil(light.skyLow, 0.05, 0.3))
}

/** A mown lawn from the horizon to the viewer. */
export function lawn(stage: Stage, outside: Outdoors, colour = stage.tones.grass): void {
  const { random } = stage
  stage.rect(0, outside.horizon, 1600, 900 - outside.horizon, stage.fade([darken(mix(colour, stage.light.hill, 0.25), 0.04), lighten(colour, 0.1), darken(colour, 0.1)]))
  for (let x = -1400; x < 1400; x += 150) outside.ground.poly([[x, 400], [x + 75, 400], [x + 75, -320], [x, -320]], lighten(colour, 0.4), 0.1)
  for (let index = 0; index < 70; index += 1) {
    const [x, z] = [random.between(-500, 500), random.between(-40, 330)]
    stage.stand([x, 0, z], () => tuft(stage, 0, 0, random.between(5, 9), random.chance(0.6) ? darken(colour, 0.16) : lighten(colour, 0.24)))
  }
}

const TREES = ['round', 'birch', 'cypress', 'apple'] as const
export type TreeKind = (typeof TREES)[number]

/** A tree from its foot; `tall` in centimetres. */
export function tree(stage: Stage, tall: number, kind: TreeKind = stage.random.pick(TREES)): void {
  const { random, tones } = stage
  const green = mix(tones.leaf, tones.grass, random.between(0, 0.5))
  stage.oval(tall * 0.1, 0, tall * 0.36, tall * 0.045, stage.glow('#2a1c3f', 0.5))
  if (kind === 'cypress') {
    stage.rect(-tall * 0.015, -tall * 0.1, tall * 0.03, tall * 0.1, '#6f5242')
    const body = d`M0 ${-tall}C${tall * 0.12} ${-tall * 0.7} ${tall * 0.15} ${-tall * 0.3} ${tall * 0.08} ${-tall * 0.05}Q0 ${-tall * 0.02} ${-tall * 0.08} ${-tall * 0.05}C${-tall * 0.15} ${-tall * 0.3} ${-tall * 0.12} ${-tall * 0.7} 0 ${-tall}Z`
    stage.path(body, stage.fade([lighten(tones.leafDeep, 0.2), tones.leafDeep, darken(tones.leafDeep, 0.24)], 0))
    for (let index = 0; index < 16; index += 1) leaf(stage, random.between(-0.06, 0.05) * tall, -tall * random.between(0.1, 0.8), tall * 0.1, tall * 0.03, -90 + random.between(-20, 20), lighten(tones.leafDeep, 0.2))
    return
  }
  const bark = kind === 'birch' ? mix('#e9e4dc', stage.light.ambient.colour, stage.light.ambient.amount) : darken(tones.wood, 0.42)
  stage.path(d`M${-tall * 0.04} 0Q${-tall * 0.02} ${-tall * 0.3} ${-tall * 0.022} ${-tall * 0.6}H${tall * 0.022}Q${tall * 0.02} ${-tall * 0.3} ${tall * 0.045} 0Z`, stage.tube(bark))
  stage.stroke(d`M0 ${-tall * 0.42}L${tall * 0.12} ${-tall * 0.6}M0 ${-tall * 0.36}L${-tall * 0.12} ${-tall * 0.56}`, bark, tall * 0.02)
  if (kind === 'birch') for (let index = 0; index < 7; index += 1) stage.stroke(d`M${-tall * 0.02} ${-tall * (0.06 + index * 0.07)}h${tall * 0.024}`, '#4b434d', tall * 0.006, 0.7)
  const wide = kind === 'birch' ? 0.2 : 0.32
  foliage(stage, -tall * 0.14, -tall * 0.58, tall * wide * 0.8, tall * 0.2, darken(green, 0.08))
  foliage(stage, tall * 0.15, -tall * 0.56, tall * wide * 0.8, tall * 0.2, darken(green, 0.12))
  foliage(stage, 0, -tall * 0.74, tall * wide, tall * 0.26, green)
  if (kind === 'apple') for (let index = 0; index < 14; index += 1) stage.circle(random.between(-0.26, 0.26) * tall, -tall * random.between(0.48, 0.9), tall * 0.016, stage.ball('#cf4f3b'))
}

/** A low border of shrubs, grasses and flowers on the ground, from one point to another. */
export function border(stage: Stage, from: readonly [number, number], to: readonly [number, number], tall: number, blossoms: readonly string[]): void {
  const { random, tones } = stage
  const count = Math.max(5, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (tall * 0.5)))
  for (let index = 0; index <= count; index += 1) {
    const share = index / count
    const x = from[0] + (to[0] - from[0]) * share + random.between(-6, 6)
    const z = from[1] + (to[1] - from[1]) * share + random.between(-4, 4)
    stage.stand([x, 0, z], () => shrub(stage, tall * random.between(0.7, 1.15), random.pick(blossoms), random.pick([tones.leaf, tones.leafDeep, mix(tones.leaf, tones.grass, 0.5)])))
  }
}

/** A small shrub with flowers, from its foot. */
export function shrub(stage: Stage, tall: number, blossom: string, green: string): void {
  const { random } = stage
  const kind = random.integer(0, 2)
  stage.oval(0, 0, tall * 0.5, tall * 0.08, stage.glow('#2a1c3f', 0.5))
  if (kind === 0) {
    foliage(stage, 0, -tall * 0.38, tall * 0.46, tall * 0.4, green)
    for (let index = 0; index < 8; index += 1) bloom(stage, random.between(-0.36, 0.36) * tall, -tall * random.between(0.2, 0.7), tall * 0.085, blossom)
  } else if (kind === 1) {
    for (const lean of [-30, -16, -4, 8, 20, 32]) {
      const high = tall * random.between(0.8, 1.1)
      leaf(stage, lean * tall * 0.005, 0, high * 0.7, tall * 0.1, -90 + lean, green)
      stage.stroke(d`M${lean * tall * 0.004} 0L${lean * tall * 0.014} ${-high}`, darken(green, 0.2), tall * 0.02)
      for (let bud = 0; bud < 5; bud += 1) stage.circle(lean * tall * 0.014 + (bud % 2) * tall * 0.02, -high + bud * tall * 0.05, tall * 0.03, bud % 2 === 0 ? blossom : lighten(blossom, 0.25))
    }
  } else {
    foliage(stage, 0, -tall * 0.22, tall * 0.4, tall * 0.26, darken(green, 0.1))
    for (const lean of [-26, -10, 6, 22]) {
      const high = tall * random.between(0.7, 1)
      stage.stroke(d`M0 0Q${lean * tall * 0.004} ${-high * 0.6} ${lean * tall * 0.012} ${-high}`, green, tall * 0.022)
      bloom(stage, lean * tall * 0.012, -high, tall * 0.14, blossom)
    }
  }
}
