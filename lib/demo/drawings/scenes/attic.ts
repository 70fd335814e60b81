import type { Point3 } from '../core/camera'
import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { halo } from '../pieces/lamps'
import { roomOf, type Room } from '../pieces/room'
import { beam, sunlight } from '../pieces/sunlight'
import { range } from '../pieces/surfaces'
import { slantLight } from '../pieces/walls'
import { window, type Pane } from '../pieces/windows'

const [HALF, KNEE, RIDGE, NEAR] = [330, 44, 306, 420]
const BAY = 60

export function attic(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { width: HALF * 2, height: KNEE, scale: 2.16, eye: 128, horizon: 404, distance: 600, x: 0 })
  const timber = mix(tones.wood, tones.wall, 0.14)
  const panes = gable(stage, room, timber)
  slantLight(stage, 640, 120, 420, 420)
  floor(stage, room, mix(random.pick(['#e3a59c', '#e9cb7d']), stage.light.ambient.colour, stage.light.ambient.amount), timber)
  sunlight(stage, { ...room, half: HALF }, panes, [0.3, -0.62, 0.72])
  roof(stage, timber)
  duct(stage)
  chests(stage)
  beam(stage, panes, [0.3, -0.62, 0.72])
  bulb(stage)
}

function gable(stage: Stage, room: Room, timber: string): Pane[] {
  const { wall } = room
  const inside = wall.rounded([[-HALF, 0], [HALF, 0], [HALF, KNEE], [0, RIDGE], [-HALF, KNEE]], 0)
  const planks = darken(mix(timber, stage.tones.main, 0.16), 0.16)
  stage.clip(inside, () => {
    wall.rect(-HALF, 0, HALF * 2, RIDGE, stage.fade([lighten(planks, 0.3), planks, darken(planks, 0.12)], 60))
    wall.lines(range(15, RIDGE, 15).map((y) => [-HALF, y, HALF, y] as const), darken(planks, 0.36), 0.7, 0.5)
    wall.lines(range(16, RIDGE, 15).map((y) => [-HALF, y, HALF, y] as const), lighten(planks, 0.4), 0.5, 0.5)
    wall.rect(-HALF, 0, HALF * 2, 60, stage.veil('#2a1c3f', 0, 0.2))
  })
  const panes = window(stage, wall, -52, 112, 104, 110, { columns: 2, rows: 3 })
  for (const x of [-244, -182, -122, -74, 66, 114, 174, 236]) {
    const top = RIDGE - ((RIDGE - KNEE) * Math.abs(x + 4)) / HALF
    box(stage, { x: [x, x + 8], y: [0, top], z: [0, 9] }, timber)
  }
  return panes
}

/** Joists with insulation between them, some bays still to be filled, and a walk of planks in the middle. */
function floor(stage: Stage, room: Room, wool: string, timber: string): void {
  const { tones, random } = stage
  room.floor.rect(-HALF, -NEAR, HALF * 2, NEAR, darken(mix(tones.white, timber, 0.3), 0.2))
  const bays = range(-HALF, HALF, BAY)
  const outward = [...bays].sort((a, b) => Math.abs(b + BAY / 2) - Math.abs(a + BAY / 2))
  for (const x of outward) {
    const open = x === 90 || x === -210
    batt(stage, x + 6, x + BAY, open ? random.between(60, 110) : NEAR, wool)
    for (const at of x < 0 ? [x] : [x + BAY]) joist(stage, at, timber)
    if (x === -210) stage.stand([x + 34, 4, 150], () => roll(stage, 40, wool))
  }
  joist(stage, -30, timber)
  joist(stage, 30, timber)
  shadow(stage, { x: [-50, 56], y: [18, 24], z: [0, NEAR] }, 0.3, 18)
  for (const x of [-50, -15, 20]) {
    const { top } = box(stage, { x: [x, x + 33], y: [18, 21], z: [10, NEAR] }, mix(tones.wood, '#e0b47c', 0.4))
    top.lines([[8, 0, 9, NEAR], [19, 0, 17, NEAR], [26, 0, 27, NEAR]], darken(tones.wood, 0.3), 0.5, 0.3)
  }
}

function joist(stage: Stage, x: number, timber: string): void {
  box(stage, { x: [x, x + 6], y: [0, 18], z: [0, NEAR] }, darken(timber, 0.08))
}

/** A batt of mineral wool between two joists, from the wall to a depth. */
function batt(stage: Stage, x0: number, x1: number, to: number, wool: string): void {
  const { random } = stage
  stage.patch([[x0, 1, 0], [x1, 1, 0], [x1, 1, NEAR], [x0, 1, NEAR]], stage.veil('#2a1c3f', 0.3, 0.12))
  const { top, front } = box(stage, { x: [x0, x1], y: [0, 17], z: [0, to] }, wool, { top: stage.fade([darken(wool, 0.08), lighten(wool, 0.3)]) })
  for (const depth of range(8, to, 13)) {
    const wave = (u: number) => depth + Math.sin(u * 0.5 + depth) * 2.4
    top.run(range(2, x1 - x0, 6).map((u) => [u, wave(u)] as const), random.chance(0.5) ? darken(wool, 0.3) : lighten(wool, 0.6), 1.6, 0.3)
  }
  for (let speck = 0; speck < to / 9; speck += 1) top.oval(random.between(4, x1 - x0 - 4), random.between(4, to - 4), random.between(3, 7), random.between(2, 4), speck % 2 === 0 ? lighten(wool, 0.5) : darken(wool, 0.2), 0.28)
  for (const v of [4, 8, 12]) front.run(range(1, x1 - x0, 4).map((u) => [u, v + Math.sin(u)] as const), darken(wool, 0.3), 0.8, 0.4)
}

/** A roll of insulation standing on its end, from its foot. */
function roll(stage: Stage, wide: number, wool: string): void {
  const [w, tall] = [wide / 2, wide * 1.3]
  stage.oval(w * 0.3, 0, w * 1.5, w * 0.4, stage.glow('#2a1c3f', 0.5))
  stage.path(d`M${-w} ${-tall}V${-w * 0.1}Q0 ${w * 0.34} ${w} ${-w * 0.1}V${-tall}Z`, stage.tube(wool))
  stage.path(d`M${-w} ${-tall * 0.66}Q0 ${-tall * 0.66 + w * 0.4} ${w} ${-tall * 0.66}V${-tall * 0.38}Q0 ${-tall * 0.38 + w * 0.4} ${-w} ${-tall * 0.38}Z`, stage.tube(mix(stage.tones.accent, wool, 0.1)))
  stage.oval(0, -tall, w, w * 0.3, lighten(wool, 0.4))
  for (const share of [0.78, 0.54, 0.3]) stage.stroke(d`M${-w * share} ${-tall}A${w * share} ${w * share * 0.3} 0 1 0 ${w * share * 0.9} ${-tall - w * 0.06}`, darken(wool, 0.3), 1, 0.6)
}

/** Boards and rafters on both slopes, and the ties between them. */
function roof(stage: Stage, timber: string): void {
  const rise = RIDGE - KNEE
  const length = Math.hypot(HALF, rise)
  const boarding = darken(timber, 0.12)
  for (const side of [-1, 1] as const) {
    const slope = new Plane(stage, [side * HALF, KNEE, 0], [0, 0, 1], [(-side * HALF) / length, rise / length, 0])
    const shade = side === -1 ? 0.16 : 0.3
    slope.rect(0, 0, NEAR, length, stage.fade([darken(boarding, shade), darken(boarding, shade + 0.1)]))
    slope.lines(range(17, length, 17).map((v) => [0, v, NEAR, v] as const), darken(boarding, 0.5), 0.8, 0.5)
    stage.patch([[side * HALF, 0, 0], [side * HALF, KNEE, 0], [side * HALF, KNEE, NEAR], [side * HALF, 0, NEAR]], darken(boarding, shade))
  }
  for (const z of range(22, NEAR, 66)) {
    rafters(stage, z, timber)
    if (z < 170) box(stage, { x: [-104, 104], y: [224, 238], z: [z + 9, z + 14] }, lighten(timber, 0.06))
  }
  box(stage, { x: [-4, 4], y: [RIDGE - 24, RIDGE], z: [0, NEAR] }, darken(timber, 0.1))
}

function rafters(stage: Stage, z: number, timber: string): void {
  const deep = 19
  for (const side of [-1, 1] as const) {
    const at = (x: number, y: number, out: number): Point3 => [side * x, y, z + out]
    const tone = side === -1 ? lighten(timber, 0.1) : darken(timber, 0.12)
    stage.patch([at(HALF, KNEE - deep, 0), at(0, RIDGE - deep, 0), at(0, RIDGE - deep, 8), at(HALF, KNEE - deep, 8)], darken(tone, 0.34))
    stage.patch([at(HALF, KNEE, 8), at(0, RIDGE, 8), at(0, RIDGE - deep, 8), at(HALF, KNEE - deep, 8)], tone)
    stage.patch([at(HALF, KNEE - deep, 8), at(0, RIDGE - deep, 8), at(0, RIDGE - deep + 2, 8), at(HALF, KNEE - deep + 2, 8)], lighten(tone, 0.34), 0.6)
  }
}

/** A flexible duct in its silver sleeve, over the joists to the slope. */
function duct(stage: Stage): void {
  const steel = lighten(stage.tones.steel, 0.3)
  const path: Point3[] = Array.from({ length: 46 }, (_, index) => {
    const share = index / 45
    return [84 + share * 186, 30 + Math.max(0, share - 0.6) * 165, 70 - share * 26 + Math.sin(share * 5) * 12]
  })
  for (const [x, , z] of path) pool(stage, [x, 19, z], 12, 0.08)
  for (const [index, point] of path.entries()) {
    stage.stand(point, () => {
      stage.oval(0, 0, 6, 13, darken(steel, index % 2 === 0 ? 0.3 : 0.12))
      stage.oval(-0.6, -1.4, 5, 10.6, stage.fade([lighten(steel, 0.7), steel, darken(steel, 0.34)]))
    })
  }
  box(stage, { x: [70, 98], y: [17, 40], z: [56, 86] }, steel)
}

function chests(stage: Stage): void {
  const { tones } = stage
  shadow(stage, { x: [-46, 10], y: [21, 60], z: [24, 64] }, 0.3, 21)
  const carton = mix(tones.wood, '#d9b38a', 0.5)
  const { front } = box(stage, { x: [-46, 10], y: [21, 58], z: [24, 64] }, carton)
  front.rect(24, 0, 8, 37, lighten(carton, 0.4), 0, 0.7)
  front.rect(5, 8, 14, 9, lighten(tones.cream, 0.4), 0.6)
  const upper = box(stage, { x: [-36, 4], y: [58, 84], z: [28, 58] }, darken(carton, 0.06))
  upper.front.rect(16, 0, 7, 26, lighten(carton, 0.4), 0, 0.7)
  const trunk = box(stage, { x: [20, 52], y: [21, 46], z: [28, 60] }, tones.main)
  for (const u of [4, 25]) trunk.front.rect(u, 0, 3, 25, darken(tones.brass, 0.1))
  trunk.front.rect(0, 15, 32, 1.2, darken(tones.main, 0.4))
  trunk.front.rect(13, 12, 6, 6, tones.brass, 0.6)
}

function bulb(stage: Stage): void {
  stage.stand([0, 224, 156], () => {
    halo(stage, 0, 34, 70)
    stage.stroke('M0 0V26', stage.tones.ink, 1)
    stage.rect(-2.4, 24, 4.8, 6, stage.tube(stage.tones.brass), 0.8)
    stage.circle(0, 35, 6, stage.light.lampsLit ? '#fff0c0' : stage.ball(lighten(stage.tones.cream, 0.4)))
  })
}
