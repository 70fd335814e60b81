import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box } from '../core/solid'
import type { Stage } from '../core/stage'
import { straightOn } from '../core/camera'
import { frontDoor as doorLeaf, houseWindow, lantern } from '../pieces/house'
import { foliage } from '../pieces/leaves'
import { shrub } from '../pieces/outdoors'
import { plant, pot } from '../pieces/plants'
import { range, siding } from '../pieces/surfaces'
import { standing, tool } from '../pieces/tools'
import { dim } from '../pieces/walls'
import { wreath } from '../products/safety'
import { smartLock } from '../products/electrical'

export function frontDoor(stage: Stage): void {
  const { tones, random } = stage
  stage.camera = straightOn({ scale: 3, eye: 130, horizon: 420, distance: 560, x: 26 })
  const wall = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0])
  const paint = random.pick([tones.white, tones.soft, mix(tones.soft, tones.main, 0.4)])
  siding(stage, wall, -310, 0, 620, 300, paint, 15)
  wall.rect(-310, 0, 620, 30, stage.fade([lighten(tones.stone, 0.1), darken(tones.stone, 0.2)]))
  wall.lines(range(-300, 310, 40).map((x) => [x, 0, x, 30] as const), darken(tones.stone, 0.3), 0.8, 0.5)
  houseWindow(stage, wall, 146, 84, 92, 138, { columns: 2, rows: 3, shutter: random.pick([tones.deep, tones.main]), box: tones.woodDeep })
  const colour = random.pick([tones.main, tones.main, tones.deep, tones.accent])
  doorLeaf(stage, wall, -52, 104, 212, colour)
  hardware(stage)
  awning(stage)
  mailbox(stage)
  for (const x of [-92, 92]) stage.stand([x, 178, 6], () => lantern(stage, 40))
  if (random.chance(0.5)) stage.stand([0, 150, 3], () => tool(stage, wreath, 46, 0, 0.6))
  ground(stage)
  for (const x of [-92, 92]) topiary(stage, x, random.pick([tones.accent, tones.white, tones.deep]))
  beds(stage)
  dim(stage)
}

/** Keypad lock and handle on the door, the bell's camera beside it. */
function hardware(stage: Stage): void {
  const { brass, ink, steel } = stage.tones
  stage.stand([42, 112, 3], () => tool(stage, smartLock, 19, 0, 0.5))
  stage.stand([42, 94, 3], () => {
    stage.rect(-2.4, -3, 4.8, 22, stage.tube(brass), 2)
    stage.stroke('M0 2C8 4 8 15 0 16', darken(brass, 0.3), 2.4)
    stage.stroke('M0 1.6C7 3.6 7 14.6 0 15.6', brass, 1.6)
  })
  stage.stand([74, 128, 4], () => {
    stage.rect(-3.6, -9, 9, 20, '#2a1c3f', 3, 0.18)
    stage.rect(-4.6, -10, 9.2, 20, stage.fade([mix(ink, steel, 0.3), ink], 0), 3)
    stage.circle(0, -5, 2.8, darken(ink, 0.4))
    stage.circle(-0.6, -5.6, 1, '#9fc4e4')
    stage.circle(0, 4, 2.6, steel)
    stage.circle(0, 4, 2, '#e4f1f4')
  })
}

function mailbox(stage: Stage): void {
  const { brass, deep } = stage.tones
  stage.stand([-158, 132, 4], () => {
    stage.rect(-15, -8, 36, 42, '#2a1c3f', 2, 0.16)
    stage.rect(-18, -12, 36, 42, stage.fade([lighten(deep, 0.2), deep], 50), 2)
    stage.path('M-20 -12Q0 -22 20 -12V-4H-20Z', stage.fade([lighten(deep, 0.34), deep]))
    stage.rect(-9, 2, 18, 3, brass, 1)
    stage.rect(-13, -24, 22, 14, lighten(stage.tones.cream, 0.4))
    stage.path('M-20 -12Q0 -22 20 -12V-4H-20Z', stage.fade([lighten(deep, 0.34), deep]))
  })
}

function awning(stage: Stage): void {
  const { tones } = stage
  const wall = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0])
  wall.poly([[-96, 262], [96, 262], [110, 232], [-82, 232]], '#2a1c3f', 0.14)
  for (const x of [-86, 78]) stage.stand([x + 4, 262, 20], () => stage.path(d`M-4 0V34Q-4 40 4 40V6L18 0Z`, stage.fade([lighten(tones.white, 0.3), darken(tones.white, 0.16)], 0)))
  const roof = box(stage, { x: [-112, 112], y: [262, 270], z: [0, 64] }, lighten(tones.white, 0.3))
  roof.front.rect(0, 6, 224, 14, stage.fade([mix(tones.deep, '#6b6570', 0.4), darken(tones.deep, 0.1)]))
}

function ground(stage: Stage): void {
  const { tones } = stage
  const plane = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 0, -1])
  plane.rect(-400, -400, 800, 400, stage.fade([darken(tones.grass, 0.1), lighten(tones.grass, 0.1)]))
  plane.rect(-400, -20, 800, 20, stage.veil('#2a1c3f', 0.3, 0))
  plane.poly([[-70, -100], [70, -100], [86, -400], [-86, -400]], stage.fade([lighten(tones.stone, 0.1), lighten(tones.stone, 0.4)]))
  for (const z of [150, 200]) plane.lines([[-80, -z, 80, -z]], darken(tones.stone, 0.3), 1, 0.5)
  box(stage, { x: [-118, 118], y: [0, 14], z: [0, 74] }, tones.stone)
  box(stage, { x: [-92, 92], y: [0, 7], z: [74, 104] }, lighten(tones.stone, 0.08))
  const mat = plane.moved(0, 0, 14.4)
  mat.rect(-42, -62, 84, 40, tones.woodDeep, 1)
  mat.rect(-38, -58, 76, 32, stage.fade([tones.wood, lighten(tones.wood, 0.2)]))
  for (const u of range(-34, 36, 9)) mat.poly([[u, -42], [u + 4.5, -36], [u + 9, -42], [u + 4.5, -48]], tones.woodDeep, 0.6)
}

function topiary(stage: Stage, x: number, colour: string): void {
  stage.stand([x, 14, 48], () => {
    stage.oval(3, 0, 26, 4, stage.glow('#2a1c3f', 0.6))
    stage.rect(-2, -78, 4, 46, '#7b5b45')
    foliage(stage, 0, -84, 25, 24, stage.tones.leafDeep)
    foliage(stage, 0, -44, 17, 10, stage.tones.leaf)
    pot(stage, 38, 36, colour)
  })
}

function beds(stage: Stage): void {
  const { random, tones } = stage
  const blossoms = [tones.accent, tones.cream, lighten(tones.accent, 0.4)]
  for (const x of [-276, -232, -190, -150, 150, 186, 226, 262]) stage.stand([x, 0, 34], () => foliage(stage, 0, -24, 30, 28, darken(tones.leaf, 0.1)))
  for (const x of range(-280, -120, 24)) stage.stand([x, 0, 62], () => shrub(stage, 40, random.pick(blossoms), tones.leaf))
  for (const x of range(136, 290, 24)) stage.stand([x, 0, 62], () => shrub(stage, 40, random.pick(blossoms), tones.leaf))
  stage.stand([-176, 0, 112], () => {
    stage.oval(4, 0, 22, 4, stage.glow('#2a1c3f', 0.5))
    plant(stage, 70, 'palm', tones.accent)
  })
  stage.stand([164, 0, 118], () => standing(stage, wateringCan, 56, 240))
}

/** A can with its spout to the left, in the size of a product's drawing. */
export function wateringCan(stage: Stage): void {
  const { accent, brass } = stage.tones
  stage.stroke('M190 -60C340 -100 340 180 200 190', darken(accent, 0.24), 34)
  stage.stroke('M-60 -120C-40 -260 140 -260 170 -110', darken(accent, 0.1), 30)
  stage.path('M-150 120L-360 -90L-330 -120L-130 30Z', stage.fade([lighten(accent, 0.2), darken(accent, 0.2)]))
  stage.path('M-396 -70L-310 -150Q-300 -120 -330 -90T-396 -70Z', stage.tube(brass))
  stage.path('M-150 -100H190L214 220Q214 240 190 240H-150Q-174 240 -174 220Z', stage.tube(accent))
  stage.oval(20, -100, 170, 26, darken(accent, 0.34))
  for (const y of [-40, 180]) stage.rect(-166, y, 372, 12, darken(accent, 0.3), 4, 0.4)
}
