import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box } from '../core/solid'
import type { Stage } from '../core/stage'
import { chimney, houseWindow, shingles } from '../pieces/house'
import { outdoors, tree } from '../pieces/outdoors'
import { range, siding } from '../pieces/surfaces'

const HALF = 560
const RISE = 470

/** The slope of a roof that faces the viewer, from its eaves up. */
function slope(stage: Stage): Plane {
  return new Plane(stage, [0, 300, 40], [1, 0, 0], [0, 0.8, -0.6])
}

function setting(stage: Stage, x: number): void {
  outdoors(stage, { scale: 1.42, eye: 390, horizon: 560, distance: 900, x })
  stage.rect(0, 560, 1600, 340, stage.fade([stage.tones.grass, darken(stage.tones.grass, 0.2)]))
  for (const [tx, tall, kind] of [[-640, 560, 'round'], [660, 620, 'birch'], [520, 480, 'round'], [-520, 430, 'cypress']] as const) stage.stand([tx, 60, -260], () => tree(stage, tall, kind))
}

function outline(): readonly (readonly [number, number])[] {
  return [[-HALF, 0], [HALF, 0], [HALF - 90, RISE], [-HALF + 90, RISE]]
}

function eaves(stage: Stage, wallColour: string): void {
  const wall = new Plane(stage, [0, 0, 10], [1, 0, 0], [0, 1, 0])
  siding(stage, wall, -HALF + 60, 0, HALF * 2 - 120, 294, wallColour, 16)
  wall.rect(-HALF + 60, 230, HALF * 2 - 120, 64, stage.veil('#2a1c3f', 0.36, 0.02))
  for (const x of [-380, -60, 260]) houseWindow(stage, wall, x, 110, 110, 130, { columns: 2, rows: 2 })
}

function gutter(stage: Stage): void {
  const { tones } = stage
  const metal = lighten(tones.white, 0.2)
  const { front } = box(stage, { x: [-HALF - 6, HALF + 6], y: [284, 300], z: [40, 54] }, metal)
  front.rect(0, 0, HALF * 2 + 12, 16, stage.fade([lighten(metal, 0.5), metal, darken(metal, 0.3)]), 4)
  for (const u of range(30, HALF * 2, 92)) front.rect(u, 0, 7, 17, tones.steel, 1)
  box(stage, { x: [HALF - 96, HALF - 80], y: [0, 284], z: [30, 42] }, metal, { front: stage.tube(metal) })
}

function ridgeCap(stage: Stage, roof: Plane, colour: string): void {
  roof.poly([[-HALF + 86, RISE - 8], [HALF - 86, RISE - 8], [HALF - 88, RISE + 8], [-HALF + 88, RISE + 8]], stage.fade([lighten(colour, 0.2), darken(colour, 0.12)]))
  roof.poly([[-HALF, 0], [-HALF + 90, RISE], [-HALF + 100, RISE], [-HALF + 12, 0]], lighten(stage.tones.white, 0.3))
  roof.poly([[HALF, 0], [HALF - 90, RISE], [HALF - 100, RISE], [HALF - 12, 0]], lighten(stage.tones.white, 0.1))
}

export function roof(stage: Stage): void {
  const { tones, random } = stage
  setting(stage, random.between(-60, 60))
  const colour = random.pick([mix(tones.deep, '#6b6570', 0.4), mix('#a5624c', tones.main, 0.3), mix(tones.main, '#6b6570', 0.5)])
  const plane = slope(stage)
  stage.stand([280, 300 + RISE * 0.6, -160], () => chimney(stage, 84, 240))
  eaves(stage, random.pick([tones.white, tones.soft, mix(tones.main, tones.soft, 0.5)]))
  shingles(stage, plane, outline(), colour, 30)
  plane.poly([[-HALF, 0], [HALF, 0], [HALF, 60], [-HALF, 60]], stage.veil('#2a1c3f', 0, 0.12))
  ridgeCap(stage, plane, colour)
  dormer(stage, -170, colour)
  repair(stage, plane)
  gutter(stage)
  ladder(stage, 300)
  birds(stage, 760)
}

/** A window in its own small gable. */
function dormer(stage: Stage, x: number, colour: string): void {
  const { tones } = stage
  const base = 370
  const front = new Plane(stage, [x, base, 0], [1, 0, 0], [0, 1, 0])
  stage.patch([[x - 116, base, 0], [x + 136, base, 0], [x + 190, base + 40, -40], [x + 150, base + 150, -120]], '#2a1c3f', 0.2)
  stage.patch([[x + 88, base, 0], [x + 88, base + 130, 0], [x + 88, base + 130, -100]], darken(tones.white, 0.3))
  stage.clip(front.rounded([[-88, 0], [88, 0], [88, 130], [0, 214], [-88, 130]], 0), () => siding(stage, front, -88, 0, 176, 216, lighten(tones.white, 0.1), 14))
  houseWindow(stage, front, -44, 22, 88, 100, { columns: 2, rows: 2 })
  front.poly([[-120, 108], [0, 222], [120, 108], [120, 132], [0, 248], [-120, 132]], stage.fade([lighten(colour, 0.2), darken(colour, 0.14)]))
  front.poly([[-118, 100], [0, 214], [118, 100], [118, 112], [0, 228], [-118, 112]], lighten(tones.white, 0.4))
}

/** A patch where new shingles are being laid. */
function repair(stage: Stage, plane: Plane): void {
  const { tones } = stage
  plane.rect(150, 90, 210, 120, mix(tones.ink, '#6b6570', 0.4), 2)
  plane.lines([[150, 130, 360, 130], [150, 170, 360, 170]], lighten(tones.ink, 0.5), 1.2, 0.5)
  for (const [row, v] of [90, 120].entries()) for (const u of range(150 + row * 18, 300 - row * 40, 36)) plane.rect(u, v, 34, 40, [tones.main, lighten(tones.main, 0.14), darken(tones.main, 0.1)][(u + row) % 3] ?? tones.main, 2)
  const stack = plane.moved(396, 120, 2)
  for (let layer = 0; layer < 4; layer += 1) stack.rect(layer * 2, layer * 4, 84, 34, [tones.main, darken(tones.main, 0.16)][layer % 2] ?? tones.main, 2)
}

function ladder(stage: Stage, x: number): void {
  const { steel } = stage.tones
  const at = (share: number, side: number): readonly [number, number, number] => [x + side * 26, share * 380, 150 - share * 100]
  for (const side of [-1, 1]) stage.patch([at(0, side), [x + side * 26 + 7, 0, 150], [x + side * 26 + 7, 380, 50], at(1, side)], side === -1 ? lighten(steel, 0.2) : darken(steel, 0.16))
  for (const share of range(0.06, 0.98, 0.075)) stage.patch([at(share, -1), at(share, 1), [x + 26, share * 380 + 7, 150 - share * 100], [x - 26, share * 380 + 7, 150 - share * 100]], darken(steel, 0.06))
}

function birds(stage: Stage, at: number): void {
  for (const [dx, y, size] of [[60, 120, 26], [120, 150, 20], [0, 164, 17]] as const) {
    const x = at + dx
    stage.stroke(d`M${x - size} ${y}Q${x - size * 0.4} ${y - size * 0.6} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.6} ${x + size} ${y}`, stage.tones.ink, 3, 0.6)
  }
}

export function solarRoof(stage: Stage): void {
  const { tones, random } = stage
  setting(stage, random.between(-60, 60))
  const colour = random.pick([mix('#a5624c', tones.main, 0.3), mix(tones.main, '#6b6570', 0.5), mix(tones.deep, '#6b6570', 0.4)])
  const plane = slope(stage)
  stage.stand([-350, 300 + RISE * 0.6, -160], () => chimney(stage, 76, 220))
  eaves(stage, random.pick([tones.white, tones.soft]))
  shingles(stage, plane, outline(), colour, 30)
  ridgeCap(stage, plane, colour)
  plane.poly([[-322, 62], [398, 62], [380, 404], [-312, 404]], '#2a1c3f', 0.26)
  const panel = { wide: 138, tall: 160 }
  for (let row = 0; row < 2; row += 1) for (let column = 0; column < 5; column += 1) solarPanel(stage, plane, -346 + column * (panel.wide + 4), 78 + row * (panel.tall + 4), panel.wide, panel.tall)
  plane.poly([[-346, 78], [-120, 78], [110, 402], [-60, 402]], '#ffffff', 0.1)
  plane.poly([[0, 78], [60, 78], [290, 402], [230, 402]], '#ffffff', 0.12)
  gutter(stage)
  stage.circle(330, 150, 520, stage.glow('#fff3c4', 0.35))
  birds(stage, 1060)
}

function solarPanel(stage: Stage, plane: Plane, u: number, v: number, width: number, height: number): void {
  const { tones, light } = stage
  const cell = mix(mix('#223c74', tones.deep, 0.35), light.skyTop, 0.12)
  const top = plane.moved(0, 0, 8)
  top.rect(u, v, width, height, stage.fade([lighten(tones.steel, 0.4), darken(tones.steel, 0.1)]), 1)
  top.rect(u + 3, v + 3, width - 6, height - 6, stage.fade([lighten(cell, 0.24), cell, darken(cell, 0.2)], 60))
  const across = range(u + 3, u + width - 3, (width - 6) / 6).slice(1).map((x) => [x, v + 3, x, v + height - 3] as const)
  const up = range(v + 3, v + height - 3, (height - 6) / 7).slice(1).map((y) => [u + 3, y, u + width - 3, y] as const)
  top.lines([...across, ...up], lighten(cell, 0.6), 0.7, 0.55)
}
