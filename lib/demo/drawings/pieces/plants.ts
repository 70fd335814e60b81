import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { bloom, foliage, leaf, sprig } from './leaves'

const PLANTS = ['monstera', 'rubber', 'snake', 'palm', 'olive'] as const
export type PlantKind = (typeof PLANTS)[number]

/** A house plant in its pot, drawn from its foot; `tall` centimetres with the pot. */
export function plant(stage: Stage, tall: number, kind: PlantKind = stage.random.pick(PLANTS), potColour?: string): void {
  const { random, tones } = stage
  const potTall = kind === 'snake' ? tall * 0.36 : tall * 0.27
  const potWide = Math.max(potTall * 0.95, 16)
  const colour = random.pick([tones.leaf, tones.leafDeep, mix(tones.leaf, tones.leafDeep, 0.5)])
  const crown = tall - potTall
  stage.at(0, -potTall * 0.92, 1, () => {
    if (kind === 'monstera') monstera(stage, crown, colour)
    else if (kind === 'rubber') rubber(stage, crown, colour)
    else if (kind === 'snake') snake(stage, crown, potWide, colour)
    else if (kind === 'palm') palm(stage, crown, colour)
    else olive(stage, crown, colour)
  })
  pot(stage, potWide, potTall, potColour ?? random.pick([tones.accent, tones.white, tones.main, tones.deep, tones.cream]))
}

/** A pot from its foot up; narrower at the bottom, with a rim. */
export function pot(stage: Stage, wide: number, tall: number, colour: string): void {
  const [half, foot] = [wide / 2, wide * 0.36]
  const body = d`M${-half * 0.96} ${-tall}C${-half * 0.95} ${-tall * 0.4} ${-foot * 1.1} ${-tall * 0.1} ${-foot} 0` +
    d`H${foot}C${foot * 1.1} ${-tall * 0.1} ${half * 0.95} ${-tall * 0.4} ${half * 0.96} ${-tall}Z`
  stage.path(body, stage.tube(colour))
  stage.rect(-half, -tall, wide, tall * 0.15, stage.tube(lighten(colour, 0.1)), tall * 0.04)
  stage.rect(-half * 0.94, -tall * 0.85, wide * 0.94, tall * 0.06, darken(colour, 0.5), 0, 0.25)
}

function stem(stage: Stage, x: number, y: number, colour: string, width: number): void {
  stage.stroke(d`M0 0Q${x * 0.1} ${y * 0.6} ${x} ${y}`, darken(colour, 0.28), width)
}

function monstera(stage: Stage, tall: number, colour: string): void {
  const spread: [number, number, number][] = [[-0.42, -0.42, -150], [0.45, -0.4, -28], [-0.3, -0.7, -122], [0.34, -0.68, -52], [0.02, -0.86, -84], [-0.12, -0.5, -100], [0.16, -0.46, -64]]
  spread.forEach(([x, y, angle], index) => {
    const size = tall * stage.random.between(0.26, 0.36)
    const turn = angle + stage.random.between(-12, 12)
    stem(stage, x * tall * 0.6, y * tall * 0.72, colour, 1.2)
    const tone = index % 3 === 0 ? lighten(colour, 0.14) : index % 3 === 1 ? colour : darken(colour, 0.12)
    split(stage, x * tall * 0.6, y * tall * 0.72, size, turn, tone)
  })
}

function split(stage: Stage, x: number, y: number, size: number, degrees: number, colour: string): void {
  const heart = (side: 1 | -1) =>
    d`M0 0C${-size * 0.12} ${side * size * 0.3} ${size * 0.2} ${side * size * 0.56} ${size * 0.46} ${side * size * 0.46}` +
    d`L${size * 0.4} ${side * size * 0.2}L${size * 0.62} ${side * size * 0.4}L${size * 0.58} ${side * size * 0.15}` +
    d`L${size * 0.8} ${side * size * 0.27}Q${size * 0.96} ${side * size * 0.1} ${size} 0Z`
  stage.at(x, y, 1, () => {
    stage.path(heart(-1), lighten(colour, 0.14))
    stage.path(heart(1), darken(colour, 0.12))
    stage.stroke(d`M0 0H${size * 0.9}`, lighten(colour, 0.34), size * 0.02)
  }, degrees)
}

function rubber(stage: Stage, tall: number, colour: string): void {
  stage.stroke(d`M0 0Q${tall * 0.05} ${-tall * 0.5} ${-tall * 0.01} ${-tall * 0.9}`, '#7b5b45', tall * 0.02)
  for (let index = 0; index < 13; index += 1) {
    const share = 0.2 + (index / 13) * 0.76
    const size = tall * (0.36 - share * 0.14) * stage.random.between(0.9, 1.1)
    const angle = index % 2 === 0 ? -22 - share * 48 : -158 + share * 48
    const tone = index % 3 === 0 ? lighten(colour, 0.12) : colour
    leaf(stage, Math.sin(share * 3) * tall * 0.03, -tall * share, size, size * 0.56, angle + stage.random.between(-9, 9), tone)
  }
}

function snake(stage: Stage, tall: number, wide: number, colour: string): void {
  const leans = [-0.36, 0.34, -0.2, 0.22, -0.06, 0.08]
  leans.forEach((lean, index) => {
    const long = tall * stage.random.between(0.76, 1)
    const tone = index % 2 === 0 ? colour : lighten(colour, 0.12)
    leaf(stage, lean * wide * 0.6, 0, long, wide * 0.3, -90 + lean * 46, mix(tone, '#d8cf7a', 0.22))
    leaf(stage, lean * wide * 0.6, 0, long * 0.95, wide * 0.18, -90 + lean * 46, tone)
  })
}

function palm(stage: Stage, tall: number, colour: string): void {
  for (const angle of [-158, -24, -140, -42, -120, -62, -104, -78]) {
    sprig(stage, 0, 0, tall * stage.random.between(0.82, 1.02) * (Math.abs(angle + 90) > 60 ? 0.74 : 1), angle, colour, tall * 0.17)
  }
}

function olive(stage: Stage, tall: number, colour: string): void {
  stage.stroke(d`M0 0C${tall * 0.03} ${-tall * 0.2} ${-tall * 0.04} ${-tall * 0.34} 0 ${-tall * 0.6}`, '#8b6b52', tall * 0.026)
  const tone = mix(colour, '#a9b895', 0.4)
  foliage(stage, 0, -tall * 0.72, tall * 0.26, tall * 0.26, darken(tone, 0.12))
  for (let index = 0; index < 12; index += 1) {
    const angle = (index / 12) * 360 - 90
    sprig(stage, Math.cos((angle * Math.PI) / 180) * tall * 0.1, -tall * 0.7 + Math.sin((angle * Math.PI) / 180) * tall * 0.1, tall * 0.24, angle, tone, tall * 0.08)
  }
}

/** A vase with branches or flowers, from its foot; `tall` with what stands in it. */
export function vase(stage: Stage, tall: number, colour: string, blossom?: string): void {
  const { random, tones } = stage
  const body = tall * 0.4
  for (const angle of [-128, -52, -108, -72, -90]) {
    const turn = angle + random.between(-8, 8)
    const long = tall * random.between(0.5, 0.64)
    sprig(stage, 0, -body * 0.9, long, turn, tones.leaf, tall * 0.15)
    const reach = [Math.cos((turn * Math.PI) / 180) * long, -body * 0.9 + Math.sin((turn * Math.PI) / 180) * long] as const
    if (blossom !== undefined) bloom(stage, reach[0], reach[1], tall * 0.1, blossom)
  }
  const w = body * 0.36
  stage.path(
    d`M${-w * 0.5} ${-body}C${-w * 0.3} ${-body * 0.72} ${-w * 1.25} ${-body * 0.6} ${-w * 1.1} ${-body * 0.25}` +
      d`Q${-w} 0 ${-w * 0.6} 0H${w * 0.6}Q${w} 0 ${w * 1.1} ${-body * 0.25}` +
      d`C${w * 1.25} ${-body * 0.6} ${w * 0.3} ${-body * 0.72} ${w * 0.5} ${-body}Z`,
    stage.tube(colour),
  )
}

/** A small pot whose shoots hang down over the edge it stands on. */
export function trailing(stage: Stage, wide: number, drop: number, potColour: string): void {
  const { random, tones } = stage
  for (const share of [-0.5, -0.28, -0.06, 0.2, 0.44]) {
    const long = drop * random.between(0.5, 1)
    const x = share * wide
    stage.stroke(d`M${x * 0.6} ${-wide * 0.8}Q${x * 1.6} ${-wide * 0.9} ${x * 1.5} ${long - wide}`, tones.leafDeep, 0.7)
    for (let y = -wide * 0.7; y < long - wide; y += wide * 0.2) {
      leaf(stage, x * 1.5, y, wide * 0.32, wide * 0.24, random.chance(0.5) ? 40 : 140, random.pick([tones.leaf, tones.leafDeep]))
    }
  }
  pot(stage, wide, wide * 0.75, potColour)
  foliage(stage, 0, -wide * 0.85, wide * 0.55, wide * 0.3, tones.leaf)
}
