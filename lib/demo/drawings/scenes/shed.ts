import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { houseWindow, lantern, shingles } from '../pieces/house'
import { foliage } from '../pieces/leaves'
import { border, lawn, outdoors, tree } from '../pieces/outdoors'
import { plant } from '../pieces/plants'
import { panelling } from '../pieces/surfaces'
import { standing, tool } from '../pieces/tools'
import { shovel } from '../products/outdoors'
import { wateringCan } from './front-door'

const [LEFT, RIGHT, WALL, DEEP] = [-170, 130, 190, 150]

export function shed(stage: Stage): void {
  const { tones, random } = stage
  const outside = outdoors(stage, { scale: 2.1, eye: 150, horizon: 452, distance: 700, x: 30 })
  lawn(stage, outside)
  for (const [x, tall] of [[-420, 430], [330, 460], [430, 380]] as const) stage.stand([x, 0, -220], () => tree(stage, tall))
  for (const x of [-400, -330, -260, 230, 300, 370, 430]) stage.stand([x, 0, -130], () => foliage(stage, 0, -46, 52, 56, darken(tones.leaf, 0.14)))
  const colour = random.pick([tones.main, tones.deep, tones.soft, mix(tones.wood, tones.main, 0.3)])
  const roof = mix(tones.deep, '#6b6570', 0.45)
  shadow(stage, { x: [LEFT, RIGHT], y: [0, 70], z: [-DEEP, 0] }, 0.3)
  body(stage, colour, roof)
  outside.ground.poly([[-92, -4], [28, -4], [60, -110], [20, -200], [70, -340], [-150, -340], [-120, -190], [-100, -100]], stage.fade([lighten(tones.stone, 0.1), lighten(tones.stone, 0.4)]), 1, 24)
  const blossoms = [tones.accent, tones.cream, lighten(tones.accent, 0.4), tones.main]
  border(stage, [-190, 20], [-110, 20], 50, blossoms)
  border(stage, [48, 20], [150, 18], 50, blossoms)
  stage.stand([150, 0, 40], () => leaning(stage))
  barrow(stage, 224, 124)
  stage.stand([-226, 0, 90], () => plant(stage, 110, 'olive', tones.accent))
  stage.stand([-160, 0, 150], () => standing(stage, wateringCan, 62, 240))
  border(stage, [-340, 220], [-230, 170], 46, blossoms)
}

function body(stage: Stage, colour: string, roof: string): void {
  const { tones } = stage
  const front = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0])
  const middle = (LEFT + RIGHT) / 2
  const peak = WALL + 104
  stage.patch([[RIGHT, 0, 0], [RIGHT, 0, -DEEP], [RIGHT, WALL, -DEEP], [RIGHT, WALL, 0]], darken(colour, 0.34))
  stage.patch([[middle, peak + 10, 14], [RIGHT + 24, WALL - 12, 14], [RIGHT + 24, WALL - 12, -DEEP - 14], [middle, peak + 10, -DEEP - 14]], darken(roof, 0.2))
  stage.clip(front.rounded([[LEFT, 0], [RIGHT, 0], [RIGHT, WALL], [middle, peak], [LEFT, WALL]], 0), () => panelling(stage, front.moved(LEFT, 0), 0, RIGHT - LEFT, peak + 4, colour, 15))
  front.poly([[LEFT - 4, WALL - 26], [middle, peak - 26], [RIGHT + 4, WALL - 26], [RIGHT + 4, WALL - 44], [middle, peak - 46], [LEFT - 4, WALL - 44]], '#2a1c3f', 0.18)
  const eave = front.moved(0, 0, 16)
  shingles(stage, eave, [[LEFT - 26, WALL - 18], [middle, peak + 6], [RIGHT + 26, WALL - 18], [RIGHT + 26, WALL], [middle, peak + 30], [LEFT - 26, WALL]], roof, 12)
  eave.poly([[LEFT - 26, WALL - 24], [middle, peak - 1], [RIGHT + 26, WALL - 24], [RIGHT + 26, WALL - 16], [middle, peak + 8], [LEFT - 26, WALL - 16]], lighten(tones.white, 0.3))
  front.rect(LEFT, 0, RIGHT - LEFT, 9, darken(colour, 0.4))
  doors(stage, front, colour)
  houseWindow(stage, front, 52, 88, 54, 66, { columns: 2, rows: 2, box: tones.woodDeep })
  front.oval(middle, WALL + 44, 20, 20, lighten(tones.white, 0.3))
  front.oval(middle, WALL + 44, 15, 15, stage.light.lampsLit ? '#ffd98a' : mix(stage.light.skyTop, '#46546e', 0.3))
  front.lines([[middle - 15, WALL + 44, middle + 15, WALL + 44], [middle, WALL + 29, middle, WALL + 59]], lighten(tones.white, 0.3), 2)
  stage.stand([-112, 146, 4], () => lantern(stage, 28))
}

function doors(stage: Stage, front: Plane, colour: string): void {
  const { tones } = stage
  const tone = stage.random.pick([tones.accent, tones.white, lighten(colour, 0.2)])
  front.rect(-98, 0, 132, 168, lighten(tones.white, 0.3))
  front.rect(-92, 4, 120, 158, stage.fade(['#4a3940', '#2f2530']))
  for (const [index, long] of [[0, 96], [1, 84]] as const) stage.stand([4 - index * 16, 60, -20], () => tool(stage, shovel, long, 4, 0))
  panelling(stage, front.moved(-92, 4), 0, 60, 158, tone, 12)
  const open = new Plane(stage, [28, 4, 0], [0.5, 0, 0.86], [0, 1, 0])
  panelling(stage, open, 0, 58, 158, darken(tone, 0.12), 12)
  for (const [plane, u] of [[front.moved(-92, 4), 0], [open, 0]] as const) {
    for (const v of [14, 74, 134]) plane.rect(u + 1, v, 57, 11, lighten(tone, 0.1))
    plane.poly([[u + 2, 25], [u + 12, 25], [u + 57, 74], [u + 47, 74]], lighten(tone, 0.06))
  }
  for (const v of [30, 140]) front.rect(-92, v, 16, 4, tones.ink, 1)
  front.rect(-40, 78, 4, 22, tones.ink, 2)
}

function leaning(stage: Stage): void {
  const { tones } = stage
  stage.at(0, -66, 1, () => tool(stage, shovel, 134, 6, 0.5))
  stage.at(26, -70, 1, () => {
    stage.rect(-2.4, -70, 4.8, 132, stage.tube(tones.wood))
    stage.path('M-20 56H20V62H-20Z', tones.steel)
    for (const x of [-18, -10, -2, 6, 14]) stage.rect(x, 60, 3, 12, tones.steel, 1)
  }, 9)
}

/** A wheelbarrow full of soil and flowers. */
function barrow(stage: Stage, x: number, z: number): void {
  const { tones, random } = stage
  pool(stage, [x, 0, z], 62, 0.4)
  stage.stand([x, 0, z], () => {
    stage.stroke('M-20 -30L-88 -58M26 -30L96 -66', tones.woodDeep, 4)
    stage.stroke('M40 -34L52 -2M24 -34L30 -2', darken(tones.steel, 0.3), 4)
    stage.circle(-34, -18, 18, stage.ball(tones.ink))
    stage.circle(-34, -18, 8, tones.steel)
    for (const [fx, fy, size] of [[-36, -76, 18], [-8, -84, 22], [22, -82, 20], [44, -76, 16]] as const) foliage(stage, fx, fy, size, size * 0.8, random.pick([tones.leaf, tones.leafDeep]))
    for (const [fx, fy] of [[-40, -84], [-20, -92], [0, -98], [16, -90], [34, -92], [48, -82], [-8, -82]] as const) stage.circle(fx, fy, 5, random.pick([tones.accent, lighten(tones.accent, 0.4), tones.cream]))
    stage.path('M-64 -76L72 -72L44 -30H-28Z', stage.fade([lighten(tones.main, 0.2), tones.main, darken(tones.main, 0.24)]))
    stage.stroke(d`M-64 -76L72 -72`, lighten(tones.main, 0.4), 4)
    stage.rect(90, -70, 20, 6, stage.tube(tones.accent, 90), 3)
  })
}
