import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { box, pool, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { leafPanel } from '../pieces/cabinets'
import { basket, books, mirror } from '../pieces/decor'
import { pendant, tableLamp } from '../pieces/lamps'
import { plant, vase } from '../pieces/plants'
import { roomOf, type Room } from '../pieces/room'
import { drawShell } from '../pieces/shell'
import { balustrade, flightAside, newel } from '../pieces/staircase'
import { beam, sunlight } from '../pieces/sunlight'
import { boards, checker, range } from '../pieces/surfaces'
import { slantLight } from '../pieces/walls'
import { window } from '../pieces/windows'

const [HALF, HEIGHT] = [238, 312]
const [LEFT, STEPS, RISE, RUN, LANDING] = [66, 8, 17.5, 25, 56]
const UP = STEPS * RISE

export function stairs(stage: Stage): void {
  const { tones, random } = stage
  const room = roomOf(stage, { width: HALF * 2, height: HEIGHT, scale: 2.24, eye: 138, horizon: 404, distance: 700, x: 0 })
  const white = random.pick([tones.white, tones.cream])
  drawShell(stage, room, { finish: 'plain', floor: random.chance(0.5) ? (at) => boards(stage, at) : (at) => checker(stage, at, tones.cream, mix(tones.deep, tones.soft, 0.35), 34) })
  wainscot(room, white)
  slantLight(stage, 420, 60, 400, 420)
  const panes = window(stage, room.wall, 112, UP + 28, 84, 116, { columns: 2, rows: 3 })
  sunlight(stage, room, panes, [-0.34, -0.8, 0.6])
  pictures(stage, room)
  flightAside(stage, { x: LEFT, y: UP, z: [2, LANDING], steps: 9, run: 26, rise: RISE, way: -1, tread: tones.wood, string: white, rail: tones.woodDeep })
  underneath(stage)
  flightAhead(stage, white, random.pick([tones.accent, tones.main, tones.deep]))
  stage.stand([-196, 0, 210], () => plant(stage, 132))
  stage.stand([-108, HEIGHT, 150], () => pendant(stage, 70, 42, tones.cream, random.pick(['globe', 'drum'])))
  beam(stage, panes, [-0.34, -0.8, 0.6])
}

function wainscot(room: Room, colour: string): void {
  const { half, near, wall } = room
  for (const [plane, shade] of [[room.left, 0.08], [room.right, 0.16]] as const) {
    plane.rect(0, 11, near, 88, darken(colour, shade))
    for (const z of range(10, near, 76)) leafPanel(plane, z, 20, 62, 68, darken(colour, shade))
    plane.rect(0, 98, near, 5, lighten(darken(colour, shade), 0.3))
  }
  wall.rect(-half, 11, half * 2, 88, colour)
  for (const u of range(-half + 8, half - 60, 78)) leafPanel(wall, u, 20, 66, 68, colour)
  wall.rect(-half, 98, half * 2, 5, lighten(colour, 0.4))
  wall.rect(-half, 96.4, half * 2, 1.6, '#2a1c3f', 0, 0.14)
}

function pictures(stage: Stage, room: Room): void {
  const { tones } = stage
  for (const [z, y, w, h] of [[30, 136, 56, 74], [108, 132, 46, 42], [108, 182, 46, 48], [176, 140, 60, 80]] as const) {
    const { left } = room
    left.rect(z - 1, y - 3, w + 5, h, '#2a1c3f', 0, 0.14)
    left.rect(z, y, w, h, stage.random.pick([tones.wood, tones.ink, tones.brass]))
    left.rect(z + 3, y + 3, w - 6, h - 6, lighten(tones.cream, 0.3))
    left.within(z + 9, y + 9, w - 18, h - 18, () => {
      left.rect(z, y, w, h, lighten(tones.soft, 0.3))
      left.oval(z + w * 0.55, y + h * 0.62, w * 0.2, w * 0.2, tones.accent)
      left.poly([[z, y], [z, y + h * 0.44], [z + w * 0.4, y + h * 0.54], [z + w, y + h * 0.36], [z + w, y]], tones.main)
    })
  }
}

/** What stands below the upper flight: a console with a lamp and a mirror. */
function underneath(stage: Stage): void {
  const { tones } = stage
  stage.stand([-152, 158, 1], () => mirror(stage, 58, 84, tones.brass, 29))
  shadow(stage, { x: [-206, -96], y: [0, 50], z: [4, 40] }, 0.2)
  for (const x of [-204, -102]) box(stage, { x: [x, x + 4], y: [0, 76], z: [34, 38] }, tones.woodDeep)
  box(stage, { x: [-204, -98], y: [18, 21], z: [6, 38] }, tones.wood)
  for (const x of [-174, -128]) stage.stand([x, 21, 26], () => basket(stage, 38, 28, lighten(tones.wood, 0.2)))
  const { front } = box(stage, { x: [-208, -94], y: [68, 82], z: [4, 40] }, tones.wood)
  for (const u of [4, 60]) front.rect(u, 2.4, 50, 9, darken(tones.wood, 0.1), 0.5)
  stage.stand([-186, 82, 24], () => tableLamp(stage, 52, tones.accent, tones.cream))
  stage.stand([-152, 82, 26], () => books(stage, 20, 18))
  stage.stand([-112, 82, 24], () => vase(stage, 50, tones.deep, tones.accent))
}

/** The lower flight, toward the viewer, with its runner, its panelled side and its rail. */
function flightAhead(stage: Stage, white: string, carpet: string): void {
  const { tones } = stage
  const foot = LANDING + STEPS * RUN
  shadow(stage, { x: [LEFT - 4, HALF], y: [0, 40], z: [LANDING, foot] }, 0.2)
  const landing = box(stage, { x: [LEFT, HALF], y: [UP - 6, UP], z: [0, LANDING + 4] }, tones.wood)
  landing.front.rect(0, 4, HALF - LEFT, 2, lighten(tones.wood, 0.4))
  stage.stand([202, UP, 26], () => plant(stage, 62))
  for (let step = STEPS; step >= 1; step -= 1) {
    const z = LANDING + (STEPS - step + 1) * RUN
    const y = step * RISE
    box(stage, { x: [LEFT, HALF], y: [0, y - 3], z: [z - RUN, z] }, white)
    box(stage, { x: [LEFT - 3, HALF], y: [y - 3.4, y], z: [z - RUN - 2, z + 3] }, tones.wood)
    covered(stage, carpet, y, z)
  }
  side(stage, white)
  const slope = range(0, STEPS, 0.5).map((step): [number, number, number] => [LEFT + 3, step * RISE + RISE, foot - step * RUN - 8])
  stage.stand([LEFT - 1, UP, LANDING - 2], () => newel(stage, 94, white, tones.woodDeep))
  balustrade(stage, slope.reverse(), 78, tones.woodDeep, white)
  pool(stage, [LEFT, 0, foot + 4], 16, 0.36)
  stage.stand([LEFT, 0, foot + 2], () => newel(stage, 104, white, tones.woodDeep))
}

function covered(stage: Stage, carpet: string, y: number, z: number): void {
  const [from, to] = [LEFT + 36, HALF - 34]
  const rows = [
    [[y - RISE, z + 3.3], [y, z + 3.3], stage.fade([lighten(carpet, 0.06), darken(carpet, 0.2)])],
    [[y + 0.2, z + 3.3], [y + 0.2, z - RUN + 2], stage.fade([darken(carpet, 0.04), lighten(carpet, 0.2)])],
  ] as const
  for (const [[y0, z0], [y1, z1], fill] of rows) {
    const strip = (x0: number, x1: number, paint: string) => stage.patch([[x0, y0, z0], [x1, y0, z0], [x1, y1, z1], [x0, y1, z1]], paint)
    strip(from, to, fill)
    for (const x of [from + 5, to - 9]) strip(x, x + 4, lighten(carpet, 0.6))
  }
  box(stage, { x: [from - 5, to + 5], y: [y - RISE, y - RISE + 1.6], z: [z + 2, z + 4] }, stage.tones.brass)
}

function side(stage: Stage, white: string): void {
  const plane = new Plane(stage, [LEFT, 0, 0], [0, 0, 1], [0, 1, 0])
  const at = (step: number, down: number) => [LANDING + (STEPS - step) * RUN, step * RISE - down] as const
  for (let step = 2; step <= STEPS; step += 1) {
    const [z, y] = at(step, 0)
    if (y > 46) leafPanel(plane, z + 2, 14, RUN - 4, y - 34, darken(white, 0.06))
  }
  plane.poly([at(0.4, 0), at(STEPS, 2), at(STEPS, 16), at(1, 14)], lighten(white, 0.2))
  plane.run([at(0.9, 14), at(STEPS, 16)], darken(white, 0.34), 0.8, 0.6)
}
