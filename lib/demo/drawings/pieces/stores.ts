import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'

/** What pantry jars hold: flour, oats, lentils, beans, pasta, rice, peas, coffee. */
const STORES = ['#efe6d2', '#dcc08c', '#c8743f', '#8a4438', '#e9c25c', '#f4eedf', '#93a45a', '#5a3c30'] as const

/** A glass jar with dry food in it and a label, from its foot. */
export function storeJar(stage: Stage, wide: number, tall: number): void {
  const { random, tones } = stage
  const food = mix(random.pick(STORES), stage.light.ambient.colour, stage.light.ambient.amount)
  const glass = mix('#dfeaea', tones.wall, 0.3)
  const full = tall * random.between(0.56, 0.8)
  const w = wide / 2
  stage.rect(-w, -tall, wide, tall, stage.tube(glass), wide * 0.16)
  stage.path(d`M${-w + 0.5} ${-full}Q0 ${-full + wide * 0.08} ${w - 0.5} ${-full}V-1.4Q${w - 0.5} -0.5 ${w - 1.6} -0.5H${-w + 1.6}Q${-w + 0.5} -0.5 ${-w + 0.5} -1.4Z`, stage.tube(food))
  for (let index = 0; index < 7; index += 1) {
    stage.circle(random.between(-w * 0.7, w * 0.7), -random.between(1.5, full - 1.5), wide * 0.05, index % 2 === 0 ? darken(food, 0.22) : lighten(food, 0.4), 0.7)
  }
  stage.rect(-w * 0.62, -tall * 0.52, wide * 0.62, tall * 0.24, lighten(tones.cream, 0.5), 0.6)
  stage.stroke(d`M${-w * 0.42} ${-tall * 0.42}h${wide * 0.4}M${-w * 0.42} ${-tall * 0.35}h${wide * 0.26}`, tones.ink, 0.5, 0.6)
  stage.rect(-w * 1.02, -tall - tall * 0.06, wide * 1.02, tall * 0.14, stage.tube(tones.wood), 0.9)
  stage.stroke(d`M${-w * 0.66} ${-tall * 0.84}V${-tall * 0.1}`, '#ffffff', wide * 0.06, 0.5)
}

/** A can with a paper label, from its foot. */
export function can(stage: Stage, wide: number, tall: number): void {
  const { random, tones } = stage
  const colour = random.pick([tones.main, tones.accent, tones.deep, tones.soft, mix(tones.main, tones.accent, 0.5)])
  const w = wide / 2
  stage.rect(-w, -tall, wide, tall, stage.tube(tones.steel), 0.8)
  stage.rect(-w, -tall + 1.2, wide, tall - 2.4, stage.tube(colour))
  stage.rect(-w, -tall * 0.66, wide, tall * 0.34, stage.tube(lighten(tones.cream, 0.4)))
  stage.circle(0, -tall * 0.49, wide * 0.15, random.pick([tones.accent, tones.leaf, '#c8583f']))
}

/** Jars, cans and bottles of one kind in a row, from the left foot. */
export function storeRow(stage: Stage, width: number, kind: 'jars' | 'cans' | 'tall'): void {
  const wide = kind === 'cans' ? 8.6 : kind === 'tall' ? 10 : 13
  const count = Math.floor(width / (wide + 1.6))
  const step = width / count
  for (let index = 0; index < count; index += 1) {
    stage.at(step * (index + 0.5), 0, 1, () => {
      if (kind !== 'cans') return storeJar(stage, wide, kind === 'tall' ? 27 : 18)
      can(stage, wide, 11)
      if (index % 3 !== 2) stage.at(0, -11, 1, () => can(stage, wide, 11))
    })
  }
}

/** A crate of boards with vegetables in it, from its foot. */
export function crate(stage: Stage, wide: number, tall: number, content: readonly string[]): void {
  const { tones } = stage
  const w = wide / 2
  stage.rect(-w + 1, -tall * 0.96, wide - 2, tall * 0.3, darken(tones.woodDeep, 0.4))
  const heap = Array.from({ length: 11 }, (_, index) => [-w * 0.8 + (index % 6) * wide * 0.16 + (index > 5 ? wide * 0.08 : 0), index > 5 ? tall * 1.1 : tall * 0.92] as const)
  for (const [index, [x, y]] of [...heap].reverse().entries()) stage.circle(x, -y, wide * 0.1, stage.ball(content[index % content.length] ?? tones.accent))
  for (const y of [0.08, 0.4, 0.72]) stage.rect(-w, -tall * (y + 0.24), wide, tall * 0.24, stage.fade([lighten(tones.wood, 0.26), tones.wood]), 0.6)
  for (const x of [-w, w - 4]) stage.rect(x, -tall, 4, tall, stage.fade([lighten(tones.wood, 0.1), darken(tones.wood, 0.2)]), 0.6)
}
