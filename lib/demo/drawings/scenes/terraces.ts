import { darken, lighten, mix } from '../core/colour'
import type { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { fruitBowl } from '../pieces/decor'
import { foliage } from '../pieces/leaves'
import { border, lawn, outdoors, tree } from '../pieces/outdoors'
import { plant, vase } from '../pieces/plants'
import { chair } from '../pieces/seating'
import { range } from '../pieces/surfaces'
import { table } from '../pieces/tables'
import { standing } from '../pieces/tools'
import { grill, parasol } from '../products/outdoors'

export function patio(stage: Stage): void {
  const { tones, random } = stage
  const outside = outdoors(stage, { scale: 2.2, eye: 150, horizon: 400, distance: 640, x: random.between(-20, 20) })
  lawn(stage, outside)
  for (const [x, tall] of [[-350, 400], [360, 420], [180, 330]] as const) stage.stand([x, 0, -200], () => tree(stage, tall))
  for (const x of range(-460, 480, 44)) stage.stand([x, 0, -70], () => foliage(stage, 0, -56, 42, 60, darken(tones.leaf, 0.14)))
  border(stage, [-420, -30], [420, -30], 56, [tones.accent, tones.cream, lighten(tones.accent, 0.4), tones.main])
  pavers(stage, outside.ground)
  stage.stand([-250, 0, 50], () => plant(stage, 150, 'olive', tones.deep))
  stage.stand([258, 0, 40], () => plant(stage, 130, 'palm', tones.accent))
  stage.stand([-176, 0, 70], () => standing(stage, grill, 128))
  pool(stage, [34, 0, 100], 90, 0.34)
  chair(stage, -38, 78, tones.wood, tones.main)
  chair(stage, 112, 78, tones.wood, tones.main)
  stage.stand([36, 0, 104], () => standing(stage, parasol, 296))
  table(stage, { x: [-56, 128], y: [0, 74], z: [92, 160] }, random.pick([tones.wood, lighten(tones.white, 0.2)]), 4, 6)
  stage.stand([4, 74, 130], () => vase(stage, 44, tones.deep, tones.accent))
  stage.stand([74, 74, 128], () => fruitBowl(stage, 36, tones.cream))
  for (const x of [-22, 100]) stage.stand([x, 74, 146], () => stage.path('M-4 -9H4L2.6 0H-2.6Z', stage.tube(lighten(tones.soft, 0.4))))
  chair(stage, -6, 212, tones.wood, tones.accent)
  chair(stage, 86, 216, tones.wood, tones.accent)
  stage.stand([-196, 0, 210], () => plant(stage, 76, 'monstera', tones.white))
  lights(stage)
}

function pavers(stage: Stage, ground: Plane): void {
  const { random } = stage
  const stone = mix(stage.tones.stone, stage.tones.cream, 0.3)
  ground.rect(-330, -420, 660, 410, stage.fade([darken(stone, 0.1), lighten(stone, 0.2)]))
  for (const [row, z] of range(10, 420, 32).entries()) {
    for (const x of range(-330 - (row % 2) * 30, 330, 60)) {
      const [a, b] = [Math.max(-330, x), Math.min(330, x + 58.6)]
      if (b - a > 2) ground.rect(a, -z - 30.6, b - a, 30.6, random.pick([stone, lighten(stone, 0.16), darken(stone, 0.07), mix(stone, stage.tones.wood, 0.14)]), 1.2, 0.9)
    }
  }
  ground.rect(-330, -20, 660, 10, stage.veil('#2a1c3f', 0.2, 0))
}

/** Bulbs on a cord from post to post, over everything. */
function lights(stage: Stage): void {
  const { ink, brass } = stage.tones
  const lit = stage.light.lampsLit
  for (const [x0, y0, x1, y1, sag] of [[-20, 70, 820, 40, 110], [820, 40, 1620, 84, 100]] as const) {
    stage.stroke(d`M${x0} ${y0}Q${(x0 + x1) / 2} ${Math.max(y0, y1) + sag * 2} ${x1} ${y1}`, ink, 3)
    for (const share of range(0.06, 1, 0.1)) {
      const x = x0 + (x1 - x0) * share
      const y = (1 - share) ** 2 * y0 + 2 * share * (1 - share) * (Math.max(y0, y1) + sag * 2) + share ** 2 * y1
      if (lit) stage.circle(x, y + 17, 46, stage.glow('#ffd98a', 0.8))
      stage.rect(x - 4, y, 8, 9, brass, 2)
      stage.path(d`M${x - 4} ${y + 8}C${x - 11} ${y + 17} ${x - 9} ${y + 28} ${x} ${y + 29}C${x + 9} ${y + 28} ${x + 11} ${y + 17} ${x + 4} ${y + 8}Z`, lit ? '#fff0c4' : '#f6ead0', lit ? 1 : 0.9)
    }
  }
}

export function deck(stage: Stage): void {
  const { tones, random } = stage
  const outside = outdoors(stage, { scale: 2.2, eye: 158, horizon: 372, distance: 640, x: random.between(-20, 20) })
  lawn(stage, outside)
  for (const [x, tall] of [[-330, 430], [-240, 350], [340, 460]] as const) stage.stand([x, -60, -200], () => tree(stage, tall))
  for (const x of range(-460, 480, 52)) stage.stand([x, -20, -60], () => foliage(stage, 0, -30, 50, 54, darken(tones.leaf, 0.08)))
  const wood = random.pick([tones.wood, lighten(tones.wood, 0.16), mix(tones.wood, tones.stone, 0.4)])
  planks(stage, outside.ground, wood)
  railing(stage, random.pick([tones.white, tones.deep, wood]))
  stage.stand([-262, 0, 44], () => plant(stage, 140, 'palm', tones.accent))
  stage.stand([276, 0, 40], () => plant(stage, 118, 'olive', tones.deep))
  rug(outside.ground, tones.soft, tones.accent)
  lounge(stage, -150, 112, tones.wood, random.pick([tones.main, tones.accent]))
  lounge(stage, 140, 112, tones.wood, random.pick([tones.main, tones.accent]))
  firePit(stage)
  stage.stand([232, 0, 190], () => plant(stage, 84, 'snake', tones.white))
  stage.stand([-258, 0, 208], () => plant(stage, 74, 'monstera', tones.main))
  lights(stage)
}

function planks(stage: Stage, ground: Plane, wood: string): void {
  const { random } = stage
  ground.rect(-420, -420, 840, 430, stage.fade([darken(wood, 0.04), lighten(wood, 0.2)]))
  for (const x of range(-420, 420, 20)) {
    ground.rect(x, -420, 19, 430, random.pick([lighten(wood, 0.16), darken(wood, 0.1), wood, mix(wood, '#b4703c', 0.16)]), 0, 0.6)
    for (const z of [20, 180, 330]) for (const dx of [5, 14]) ground.oval(x + dx, -z, 0.8, 0.8, darken(wood, 0.5), 0.6)
  }
  ground.lines(range(-420, 420, 20).map((x) => [x - 0.5, 10, x - 0.5, -420] as const), darken(wood, 0.55), 0.8, 0.6)
  stage.patch([[-420, 0, -10], [420, 0, -10], [420, -14, -10], [-420, -14, -10]], darken(wood, 0.3))
}

function railing(stage: Stage, colour: string): void {
  shadow(stage, { x: [-420, 420], y: [0, 30], z: [-6, 2] }, 0.16)
  for (const x of range(-420, 420, 9.6)) stage.patch([[x, 8, -3], [x + 2.6, 8, -3], [x + 2.6, 92, -3], [x, 92, -3]], stage.fade([lighten(colour, 0.2), darken(colour, 0.08)]))
  for (const y of [8, 90]) box(stage, { x: [-420, 420], y: [y, y + 5], z: [-6, 0] }, colour)
  for (const x of [-400, -240, -80, 80, 240, 390]) {
    box(stage, { x: [x - 6, x + 6], y: [0, 102], z: [-8, 4] }, lighten(colour, 0.06))
    box(stage, { x: [x - 8, x + 8], y: [102, 106], z: [-10, 6] }, lighten(colour, 0.2))
  }
}

function rug(ground: Plane, field: string, band: string): void {
  ground.rect(-136, -250, 270, 150, lighten(field, 0.2), 2)
  for (const inset of [8, 14]) ground.run([[-136 + inset, -250 + inset], [134 - inset, -250 + inset], [134 - inset, -100 - inset], [-136 + inset, -100 - inset], [-136 + inset, -250 + inset]], band, 2, 0.7)
}

/** A low garden chair of slats with cushions, seen from the front. */
function lounge(stage: Stage, x: number, z: number, wood: string, cloth: string): void {
  pool(stage, [x, 0, z - 26], 52, 0.4)
  stage.stand([x, 0, z], () => {
    for (const leg of [-44, 40]) stage.rect(leg, -58, 6, 58, stage.tube(darken(wood, 0.1)), 1)
    for (const bar of range(-40, 42, 13)) stage.rect(bar, -86, 8, 40, darken(wood, 0.24), 2)
    stage.rect(-46, -92, 92, 9, stage.tube(wood, 90), 3)
    stage.rect(-38, -88, 76, 50, stage.fade([lighten(cloth, 0.24), cloth, darken(cloth, 0.2)], 60), 9)
    stage.rect(-40, -44, 80, 17, stage.fade([lighten(cloth, 0.36), cloth, darken(cloth, 0.1)]), 6)
    stage.rect(-44, -28, 88, 8, stage.tube(wood, 90), 1)
    for (const side of [-52, 38]) stage.rect(side, -62, 15, 6, stage.fade([lighten(wood, 0.36), wood]), 2)
    stage.at(12, -60, 1, () => stage.rect(-17, -14, 34, 28, stage.fade([lighten(stage.tones.cream, 0.4), darken(stage.tones.cream, 0.1)], 50), 6), -8)
    stage.stroke(d`M-2 -66L26 -70M-1 -58L27 -62M0 -50L28 -54`, stage.tones.accent, 1.3, 0.7)
  })
}

function firePit(stage: Stage): void {
  const { stone } = stage.tones
  shadow(stage, { x: [-36, 36], y: [0, 20], z: [140, 190] }, 0.3)
  stage.stand([0, 0, 176], () => {
    stage.path('M-42 -30L-36 0Q0 8 36 0L42 -30Z', stage.tube(darken(stone, 0.1)))
    stage.oval(0, -30, 42, 9, lighten(stone, 0.3))
    stage.oval(0, -30, 34, 6.4, '#3b2c33')
    stage.circle(0, -48, 70, stage.glow('#ffab52', stage.light.name === 'dusk' ? 0.8 : 0.5))
    for (const [x, tall, tone] of [[-12, 26, '#f0843c'], [10, 32, '#f0843c'], [-2, 42, '#f5a043'], [4, 24, '#ffd27a'], [-7, 18, '#ffd27a'], [0, 15, '#fff0c2']] as const) stage.path(d`M${x - 7} -28C${x - 10} ${-28 - tall * 0.5} ${x} ${-28 - tall * 0.6} ${x + 1} ${-28 - tall}C${x + 6} ${-28 - tall * 0.6} ${x + 10} ${-28 - tall * 0.3} ${x + 7} -28Z`, tone, 0.92)
  })
}
