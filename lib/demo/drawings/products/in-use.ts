import { darken, lighten, mix } from '../core/colour'
import { d } from '../core/sheet'
import type { Stage } from '../core/stage'
import { books, herbs, picture } from '../pieces/decor'
import { tableLamp } from '../pieces/lamps'
import { foliage, tuft } from '../pieces/leaves'
import { plant, vase } from '../pieces/plants'
import { leafPanel } from '../pieces/cabinets'
import { straightOn } from '../core/camera'
import { Plane } from '../core/plane'
import { siding, tiles } from '../pieces/surfaces'
import type { Product } from './catalog'
import { lyingShadow, standingShadow, windowLight } from './backdrops'
import { lawnFromAbove, woodFromAbove } from './surfaces-from-above'

const SHADE = '#2a1c3f'

/** Draws a product at work, in its place in the house or the garden. */
export function drawInUse(stage: Stage, product: Product): void {
  const { setting, pose } = product
  if (pose === 'lie' && setting === 'bench') woodFromAbove(stage)
  else if (pose === 'lie' && setting === 'outside') lawnFromAbove(stage)
  else if (setting === 'bench') bench(stage)
  else if (setting === 'counter') counter(stage)
  else if (setting === 'outside') outside(stage)
  else if (setting === 'floor' || setting === 'site') floor(stage, setting === 'floor')
  else if (setting === 'ceiling') underCeiling(stage)
  else wall(stage, setting)
  if (setting !== 'outside') windowLight(stage, 0.26)
  place(stage, product)
}

function place(stage: Stage, product: Product): void {
  const { pose, setting } = product
  const full = product.size ?? 1
  if (pose === 'stand' && setting === 'ceiling') {
    stage.rect(496, 0, 8, 130, stage.tones.ink)
    stage.rect(474, 100, 52, 60, stage.tube(stage.tones.brass), 10)
    stage.at(500, 330, full * 0.52, () => product.draw(stage), 180)
  } else if (pose === 'stand') {
    const size = full * (setting === 'bench' || setting === 'counter' ? 0.78 : 0.8)
    const ground = setting === 'bench' || setting === 'counter' ? 790 : 880
    standingShadow(stage, 500, ground, (product.half ?? 260) * size)
    stage.at(500, ground - (product.foot ?? 370) * size, size, () => product.draw(stage))
  } else if (pose === 'seen') {
    stage.at(500, 640, full * 0.86, () => product.draw(stage))
  } else {
    const onTop = setting === 'bench' || setting === 'outside'
    const size = full * (onTop ? 0.84 : setting === 'ceiling' || pose === 'hang' ? 0.66 : 0.52) * (pose === 'hang' && setting === 'outside' ? 1.4 : 1)
    const y = setting === 'ceiling' ? 330 : onTop ? 500 : pose === 'hang' ? 380 : 440
    stage.at(500, y, size, () => {
      if (setting !== 'ceiling' && setting !== 'outside') lyingShadow(stage, () => stage.at(0, 0, 1, () => product.draw(stage), onTop ? (product.turn ?? 0) : 0))
      stage.at(0, 0, 1, () => product.draw(stage), onTop ? (product.turn ?? 0) : 0)
    })
  }
}

function backWall(stage: Stage): void {
  const { wall, soft } = stage.tones
  const tone = mix(wall, soft, 0.4)
  stage.rect(0, 0, 1000, 1000, stage.fade([lighten(tone, 0.3), tone, darken(tone, 0.1)], 40))
}

function bench(stage: Stage): void {
  const { tones } = stage
  const { wood, steel } = tones
  backWall(stage)
  stage.rect(90, 60, 820, 470, darken(wood, 0.3), 14)
  stage.rect(98, 66, 804, 458, stage.fade([lighten(wood, 0.44), lighten(wood, 0.24)], 50), 10)
  for (let x = 130; x < 890; x += 40) for (let y = 96; y < 510; y += 40) stage.circle(x, y, 4, darken(wood, 0.34), 0.5)
  for (const [x, tall, tone] of [[170, 230, tones.accent], [240, 190, tones.deep], [310, 210, tones.main]] as const) {
    stage.rect(x - 3, 120, 12, tall * 0.5, darken(steel, 0.2), 3)
    stage.rect(x - 14, 120 + tall * 0.5, 34, tall * 0.5, stage.tube(tone), 14)
  }
  stage.path('M720 130h120l-14 40h-34v190q0 16 -16 16t-16 -16v-190h-40Z', stage.tube(tones.woodDeep))
  stage.rect(700, 126, 160, 46, stage.tube(steel, 90), 10)
  stage.rect(0, 690, 1000, 320, stage.fade([lighten(wood, 0.3), wood, darken(wood, 0.1)]))
  stage.rect(0, 690, 1000, 10, lighten(wood, 0.5))
  for (const y of [740, 820, 910]) stage.stroke(d`M0 ${y}Q300 ${y + 14} 520 ${y - 4}T1000 ${y + 6}`, darken(wood, 0.34), 3, 0.4)
  stage.rect(0, 664, 1000, 28, stage.veil(SHADE, 0, 0.2))
  for (const [x, y, turn] of [[120, 880, 20], [190, 900, -30], [860, 890, 60]] as const) {
    stage.at(x, y, 1, () => stage.stroke('M0 0c20 -34 60 -30 56 0s-44 26 -34 0s36 -8 24 6', lighten(wood, 0.6), 7), turn)
  }
}

function counter(stage: Stage): void {
  const { soft, white, wood, accent, main } = stage.tones
  stage.camera = straightOn({ scale: 10, eye: 60, horizon: 200, distance: 600, centre: 500 })
  backWall(stage)
  tiles(stage, new Plane(stage, [-52, 10, 0], [1, 0, 0], [0, 1, 0]), 0, 0, 104, 80, { width: 16, height: 8, colour: mix(white, soft, 0.5), vary: 0.05 })
  stage.rect(0, 660, 1000, 200, stage.fade([lighten(wood, 0.2), lighten(wood, 0.4), wood]))
  stage.rect(0, 640, 1000, 22, stage.veil(SHADE, 0, 0.16))
  stage.rect(0, 860, 1000, 36, stage.fade([wood, darken(wood, 0.2)]))
  stage.rect(0, 896, 1000, 104, stage.fade([darken(main, 0.3), main]))
  stage.at(130, 770, 8, () => herbs(stage, 38, accent))
  stage.at(880, 760, 7, () => vase(stage, 54, main))
}

function floor(stage: Stage, withRug: boolean): void {
  const { white, wood, main } = stage.tones
  backWall(stage)
  stage.rect(0, 690, 1000, 50, stage.fade([lighten(white, 0.3), darken(white, 0.1)]))
  stage.rect(0, 740, 1000, 260, stage.fade([darken(wood, 0.1), lighten(wood, 0.14)]))
  for (let x = -900; x < 1900; x += 120) stage.stroke(d`M${500 + (x - 500) * 0.66} 740L${x} 1000`, darken(wood, 0.36), 3, 0.4)
  stage.rect(0, 740, 1000, 30, stage.veil(SHADE, 0.24, 0))
  if (withRug) rug(stage)
  stage.at(190, 210, 2.6, () => picture(stage, 74, 92))
  stage.at(900, 800, 4.2, () => plant(stage, 118, 'rubber', main))
}

function rug(stage: Stage): void {
  const { soft, accent } = stage.tones
  stage.path('M110 960L220 820H780L890 960Z', mix(soft, '#ffffff', 0.3))
  stage.path('M150 944L246 834H754L850 944Z', accent, 0.45)
  stage.path('M166 938L254 838H746L834 938Z', mix(soft, '#ffffff', 0.4))
}

function outside(stage: Stage): void {
  const { light, tones } = stage
  stage.rect(0, 0, 1000, 1000, stage.fade([light.skyTop, light.skyLow]))
  stage.circle(760, 200, 170, stage.glow('#fffbe0', 0.9))
  stage.path('M0 470Q240 330 520 450T1000 400V1000H0Z', mix(light.hill, light.skyLow, 0.4))
  for (const [x, r] of [[60, 190], [300, 150], [560, 170], [800, 150], [980, 190]] as const) foliage(stage, x, 560, r, r * 0.8, mix(tones.leaf, light.skyLow, 0.2))
  stage.rect(0, 640, 1000, 360, stage.fade([tones.grass, darken(tones.grass, 0.16)]))
  stage.path('M-40 1000L180 790H820L1040 1000Z', stage.fade([lighten(tones.stone, 0.3), tones.stone]))
  for (const [x0, x1] of [[340, 280], [500, 500], [660, 720]] as const) stage.stroke(`M${x0} 790L${x1} 1000`, darken(tones.stone, 0.3), 4, 0.5)
  for (const y of [840, 910]) stage.stroke(`M${180 - (y - 790)} ${y}H${820 + (y - 790)}`, darken(tones.stone, 0.3), 4, 0.5)
  for (const [x, y] of [[40, 800], [110, 730], [930, 780], [880, 710], [980, 850]] as const) tuft(stage, x, y, 60, darken(tones.grass, 0.2))
}

function underCeiling(stage: Stage): void {
  const { wood, accent, main, cream } = stage.tones
  backWall(stage)
  stage.rect(0, 0, 1000, 26, lighten(cream, 0.4))
  stage.at(180, 330, 2.4, () => picture(stage, 80, 100))
  stage.rect(60, 800, 880, 44, stage.fade([lighten(wood, 0.3), darken(wood, 0.1)]), 8)
  for (const x of [130, 830]) stage.rect(x, 844, 40, 160, stage.tube(wood))
  stage.rect(60, 844, 880, 30, stage.veil(SHADE, 0.24, 0))
  stage.at(500, 800, 4, () => vase(stage, 44, main, accent))
  stage.at(250, 800, 4, () => books(stage, 24, 20))
  stage.at(720, 800, 4, () => stage.path('M-22 -10Q-20 0 -6 0H6Q20 0 22 -10Z', stage.tube(cream)))
}

function wall(stage: Stage, setting: Product['setting']): void {
  const { tones } = stage
  stage.camera = straightOn({ scale: 5, eye: 100, horizon: 500, distance: 900, centre: 500 })
  const plane = new Plane(stage, [-101, 0, 0], [1, 0, 0], [0, 1, 0])
  if (setting === 'siding') {
    siding(stage, plane, 0, -4, 202, 210, mix(tones.soft, tones.main, 0.3), 18)
    return
  }
  if (setting === 'tiles') {
    tiles(stage, plane, 0, -4, 202, 210, { width: 26, height: 13, colour: mix(tones.white, tones.soft, 0.6), vary: 0.06 })
    return
  }
  backWall(stage)
  if (setting === 'door') {
    leafPanel(plane, 20, -10, 150, 220, tones.main)
    leafPanel(plane, 40, 118, 46, 70, tones.main)
    leafPanel(plane, 104, 118, 46, 70, tones.main)
    leafPanel(plane, 40, 0, 110, 44, tones.main)
    return
  }
  stage.rect(0, 700, 1000, 300, stage.fade([mix(tones.soft, tones.main, 0.35), mix(tones.soft, tones.main, 0.5)]))
  stage.rect(0, 690, 1000, 16, lighten(tones.white, 0.4))
  stage.rect(0, 706, 1000, 12, stage.veil(SHADE, 0.2, 0))
  stage.rect(0, 880, 1000, 120, stage.fade([lighten(tones.wood, 0.24), tones.wood]))
  stage.rect(0, 880, 1000, 10, lighten(tones.wood, 0.5))
  stage.at(150, 882, 4.6, () => tableLamp(stage, 62, tones.accent, tones.cream))
  stage.at(800, 882, 4.4, () => books(stage, 22, 22))
  stage.at(920, 882, 5, () => vase(stage, 46, tones.deep, tones.accent))
}
