import type { Point3 } from '../core/camera'
import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { box } from '../core/solid'
import type { Stage } from '../core/stage'
import { chimney, frontDoor, houseWindow, lantern, shingles } from '../pieces/house'
import { foliage } from '../pieces/leaves'
import { border, lawn, outdoors, tree, type Outdoors } from '../pieces/outdoors'
import { plant } from '../pieces/plants'
import { siding } from '../pieces/surfaces'

type HouseColours = { wall: string; roof: string; door: string; shutter: string; snow: boolean }

export function facade(stage: Stage): void {
  const { tones, random } = stage
  const outside = outdoors(stage, { scale: 1.22, eye: 170, horizon: 556, distance: 900, x: random.between(-40, 40) })
  lawn(stage, outside)
  stage.stand([-560, 0, -120], () => tree(stage, 560, 'round'))
  stage.stand([600, 0, -160], () => tree(stage, 480, 'birch'))
  house(stage, { wall: random.pick([tones.white, tones.soft, mix(tones.main, tones.soft, 0.5)]), roof: mix(tones.deep, '#6b6570', 0.4), door: random.pick([tones.accent, tones.main, tones.deep]), shutter: random.pick([tones.main, tones.deep, tones.accent]), snow: false })
  path(stage, outside)
  frontGarden(stage)
  stage.stand([-470, 0, 190], () => tree(stage, 420, random.pick(['apple', 'cypress', 'round'] as const)))
}

/** The front of a house with its gable, porch and chimney, at z = 0. */
function house(stage: Stage, colours: HouseColours): void {
  const { tones } = stage
  const wall = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0])
  stage.stand([250, 470, -190], () => chimney(stage, 76, 150, colours.snow))
  const roof = new Plane(stage, [0, 292, 20], [1, 0, 0], [0, 0.72, -0.69])
  shingles(stage, roof, [[-455, 0], [455, 0], [400, 330], [-400, 330]], colours.roof, 24)
  if (colours.snow) roof.poly([[-450, 14], [-200, 24], [40, 12], [300, 26], [452, 14], [400, 330], [-400, 330]], stage.fade(['#ffffff', '#e6edf5']), 0.96, 14)
  siding(stage, wall, -420, 0, 840, 296, colours.wall, 17)
  stage.patch([[-420, 0, 0], [420, 0, 0], [420, 26, 0], [-420, 26, 0]], stage.fade([tones.stone, darken(tones.stone, 0.2)]))
  wall.rect(-420, 268, 840, 28, stage.veil('#2a1c3f', 0.22, 0))
  for (const u of [-424, 410]) wall.rect(u, 0, 14, 296, lighten(tones.white, 0.3))
  const front = new Plane(stage, [0, 0, 30], [1, 0, 0], [0, 1, 0])
  gable(stage, front, colours)
  box(stage, { x: [-462, 462], y: [286, 298], z: [0, 26] }, lighten(tones.white, 0.3))
  houseWindow(stage, wall, 274, 84, 96, 142, { shutter: colours.shutter, ...(colours.snow ? {} : { box: tones.woodDeep }), columns: 2, rows: 3, snow: colours.snow })
  porch(stage, colours)
}

function gable(stage: Stage, front: Plane, colours: HouseColours): void {
  const { tones } = stage
  const peak = 524
  stage.clip(front.rounded([[-400, 0], [30, 0], [30, 292], [60, 278], [-185, peak + 22], [-430, 278], [-400, 292]], 0), () => siding(stage, front, -430, 0, 490, peak + 30, colours.wall, 17))
  front.poly([[-400, 0], [-392, 0], [-392, 300], [-400, 300]], lighten(tones.white, 0.3))
  front.poly([[22, 0], [30, 0], [30, 300], [22, 300]], lighten(tones.white, 0.3))
  stage.patch([[30, 0, 30], [30, 0, 0], [30, 300, 0], [30, 300, 30]], darken(colours.wall, 0.3))
  front.rect(-400, 0, 430, 26, stage.fade([tones.stone, darken(tones.stone, 0.2)]))
  const eave = new Plane(stage, [0, 0, 52], [1, 0, 0], [0, 1, 0])
  front.poly([[-424, 300], [-185, peak + 30], [54, 300], [54, 258], [-185, peak - 36], [-424, 258]], '#2a1c3f', 0.14)
  eave.poly([[-436, 276], [-185, peak + 18], [66, 276], [66, 298], [-185, peak + 46], [-436, 298]], stage.fade([lighten(colours.roof, 0.1), darken(colours.roof, 0.14)]))
  eave.poly([[-436, 268], [-185, peak + 8], [66, 268], [66, 280], [-185, peak + 22], [-436, 280]], lighten(tones.white, 0.3))
  if (colours.snow) eave.poly([[-440, 292], [-185, peak + 36], [70, 292], [70, 312], [-185, peak + 62], [-440, 312]], '#ffffff', 1, 6)
  houseWindow(stage, front, -238, 326, 106, 104, { columns: 2, rows: 2, shutter: colours.shutter, snow: colours.snow })
  houseWindow(stage, front, -344, 86, 96, 142, { columns: 2, rows: 3, shutter: colours.shutter, snow: colours.snow })
  houseWindow(stage, front, -132, 86, 96, 142, { columns: 2, rows: 3, shutter: colours.shutter, snow: colours.snow })
}

function porch(stage: Stage, colours: HouseColours): void {
  const { tones } = stage
  const wall = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0])
  frontDoor(stage, wall, 86, 88, 206, colours.door)
  wall.rect(84, 28, 92, 2, tones.brass)
  stage.stand([70, 190, 4], () => lantern(stage, 34))
  stage.stand([200, 190, 4], () => lantern(stage, 34))
  box(stage, { x: [44, 220], y: [0, 24], z: [0, 96] }, tones.stone)
  box(stage, { x: [58, 206], y: [0, 12], z: [96, 128] }, lighten(tones.stone, 0.06))
  const post = (x: number) => box(stage, { x: [x, x + 13], y: [24, 266], z: [82, 94] }, lighten(tones.white, 0.2))
  stage.stand([66, 24, 66], () => plant(stage, 92, 'olive', tones.accent))
  stage.stand([196, 24, 66], () => plant(stage, 92, 'olive', tones.accent))
  post(37)
  post(205)
  const roof = box(stage, { x: [34, 230], y: [264, 278], z: [0, 100] }, lighten(tones.white, 0.2))
  roof.front.poly([[-8, 12], [204, 12], [98, 62]], stage.fade([lighten(colours.roof, 0.16), colours.roof]))
  roof.front.poly([[14, 15], [182, 15], [98, 52]], lighten(tones.white, 0.3))
  if (colours.snow) roof.front.poly([[-12, 12], [98, 60], [208, 12], [206, 26], [98, 76], [-10, 26]], '#ffffff', 1, 6)
}

function path(stage: Stage, outside: Outdoors): void {
  const { stone } = stage.tones
  const { ground } = outside
  ground.poly([[64, -128], [200, -128], [210, -200], [190, -290], [240, -420], [-20, -420], [40, -290], [70, -200]], stage.fade([lighten(stone, 0.14), lighten(stone, 0.4)]), 1, 30)
  for (const [z, x0, x1] of [[160, 66, 204], [204, 68, 206], [256, 52, 200], [320, 30, 200]] as const) ground.run([[x0, -z], [(x0 + x1) / 2, -z - 5], [x1, -z]], darken(stone, 0.3), 1.6, 0.4)
}

function frontGarden(stage: Stage): void {
  const { tones } = stage
  const blossoms = [tones.accent, tones.cream, lighten(tones.accent, 0.4), tones.main]
  for (const [x, size] of [[-390, 44], [-300, 50], [-210, 46], [-120, 50], [-30, 44]] as const) stage.stand([x, 0, 62], () => foliage(stage, 0, -size * 0.7, size, size * 0.8, darken(tones.leaf, 0.1)))
  border(stage, [-400, 96], [20, 92], 50, blossoms)
  for (const x of [258, 330, 400]) stage.stand([x, 0, 40], () => foliage(stage, 0, -32, 48, 40, darken(tones.leaf, 0.1)))
  border(stage, [240, 80], [420, 74], 46, blossoms)
  border(stage, [250, 220], [420, 330], 40, blossoms)
}

export function winterPorch(stage: Stage): void {
  const { tones, random, light } = stage
  const outside = outdoors(stage, { scale: 1.3, eye: 160, horizon: 560, distance: 900, x: 40 })
  const snow = light.name === 'dusk' ? '#c9cfe6' : '#f3f6fa'
  stage.rect(0, outside.horizon - 10, 1600, 360, stage.fade([darken(snow, 0.1), lighten(snow, 0.3), darken(snow, 0.06)]))
  for (const [x, tall] of [[-560, 520], [-660, 420], [560, 480], [640, 560], [480, 330]] as const) stage.stand([x, 0, -130], () => snowyFir(stage, tall))
  house(stage, { wall: random.pick([tones.main, tones.soft, tones.white]), roof: mix(tones.deep, '#6b6570', 0.4), door: random.pick(['#b3423a', tones.accent, tones.deep]), shutter: tones.deep, snow: true })
  eaveLights(stage)
  stage.stand([130, 128, 6], () => smallWreath(stage))
  outside.ground.poly([[58, -128], [206, -128], [230, -260], [260, -420], [0, -420], [40, -260]], mix(snow, tones.stone, 0.4), 1, 20)
  for (const [x, z, size] of [[-380, 90, 60], [-250, 100, 70], [-110, 96, 64], [270, 84, 60], [380, 80, 70]] as const) {
    stage.stand([x, 0, z], () => {
      foliage(stage, 0, -size * 0.4, size, size * 0.6, tones.leafDeep)
      stage.path(`M${-size} ${-size * 0.4}Q${-size * 0.6} ${-size * 1.14} 0 ${-size * 1.06}T${size} ${-size * 0.4}Q${size * 0.5} ${-size * 0.66} 0 ${-size * 0.56}T${-size} ${-size * 0.4}Z`, lighten(snow, 0.4))
    })
  }
  for (const [x, z, w, h] of [[-40, 210, 120, 34], [330, 230, 150, 40], [-380, 260, 180, 40]] as const) stage.stand([x, 0, z], () => stage.path(`M${-w} 0Q${-w * 0.5} ${-h} 0 ${-h * 0.7}T${w} 0Z`, stage.fade([lighten(snow, 0.5), darken(snow, 0.08)])))
  stage.stand([322, 0, 150], () => shovelInSnow(stage))
  for (const x of [20, 244]) stage.stand([x, 0, 190], () => lantern(stage, 40))
  for (let flake = 0; flake < 150; flake += 1) stage.circle(random.between(0, 1600), random.between(0, 900), random.between(1.4, 5), '#ffffff', random.between(0.4, 0.95))
}

/** Strings of warm bulbs along the eaves, the gable and the porch. */
function eaveLights(stage: Stage): void {
  const strings: [Point3, Point3][] = [[[-432, 262, 54], [-185, 524, 54]], [[-185, 524, 54], [62, 262, 54]], [[238, 284, 28], [460, 284, 28]], [[30, 262, 102], [234, 262, 102]]]
  const lit = stage.light.name === 'dusk'
  for (const [from, to] of strings) {
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 19)
    const at = (share: number): Point3 => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2]]
    stage.patch([at(0), at(1), [to[0], to[1] - 1.4, to[2]], [from[0], from[1] - 1.4, from[2]]], stage.tones.ink)
    for (let bulb = 0; bulb <= count; bulb += 1) {
      stage.stand(at(bulb / count), () => {
        if (lit) stage.circle(0, 5, 17, stage.glow('#ffc76a', 0.8))
        stage.oval(0, 5, 3, 4.6, bulb % 2 === 0 ? '#fff0c4' : '#ffd27d')
      })
    }
  }
}

function snowyFir(stage: Stage, tall: number): void {
  const green = mix(stage.tones.leafDeep, '#2f5a55', 0.5)
  stage.rect(-tall * 0.02, -tall * 0.12, tall * 0.04, tall * 0.12, '#5d4638')
  for (let tier = 0; tier < 5; tier += 1) {
    const y = -tall * (0.08 + tier * 0.17)
    const half = tall * (0.25 - tier * 0.042)
    stage.path(`M0 ${y - tall * 0.3}L${half} ${y}Q${half * 0.5} ${y - tall * 0.03} 0 ${y + tall * 0.02}Q${-half * 0.5} ${y - tall * 0.03} ${-half} ${y}Z`, stage.fade([lighten(green, 0.1), darken(green, 0.16)], 20))
    stage.path(`M0 ${y - tall * 0.3}L${half * 0.8} ${y - tall * 0.06}Q${half * 0.4} ${y - tall * 0.12} 0 ${y - tall * 0.08}Q${-half * 0.4} ${y - tall * 0.12} ${-half * 0.8} ${y - tall * 0.06}Z`, '#ffffff', 0.9)
  }
}

function smallWreath(stage: Stage): void {
  stage.stroke('M22 0A22 22 0 1 1 -22 0A22 22 0 1 1 22 0', darken(stage.tones.leafDeep, 0.1), 13)
  stage.stroke('M22 -2A22 22 0 1 1 -22 -2A22 22 0 1 1 22 -2', stage.tones.leaf, 5, 0.7)
  for (let index = 0; index < 9; index += 1) stage.circle(Math.cos(index * 0.7) * 22, Math.sin(index * 0.7) * 22, 2.6, '#c5402f')
  stage.path('M0 20L-14 14V28ZM0 20L14 14V28ZM0 22L-8 42H-2L0 28L2 42H8Z', stage.tones.accent)
}

function shovelInSnow(stage: Stage): void {
  stage.at(0, 0, 1, () => {
    stage.rect(-2.4, -116, 4.8, 90, stage.tube(stage.tones.wood))
    stage.path('M-12 -126Q-14 -116 -4 -114H4Q14 -116 12 -126Z', stage.tones.deep)
    stage.path('M-22 -36H22L24 0Q0 6 -24 0Z', stage.fade([lighten(stage.tones.accent, 0.2), darken(stage.tones.accent, 0.1)]))
  }, 12)
}
