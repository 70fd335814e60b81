import { straightOn } from '../core/camera'
import { darken, lighten, mix } from '../core/colour'
import { Plane } from '../core/plane'
import { d } from '../core/sheet'
import { box } from '../core/solid'
import type { Stage } from '../core/stage'
import { herbs } from '../pieces/decor'
import { range, tiles } from '../pieces/surfaces'
import { bucket, standing, tool } from '../pieces/tools'
import { dim, slantLight } from '../pieces/walls'
import { level, tapeMeasure } from '../products/hand-tools'

export function tiledWall(stage: Stage): void {
  const { tones, random } = stage
  stage.camera = straightOn({ scale: 8.4, eye: 60, horizon: 210, distance: 240 })
  const wall = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 1, 0])
  wall.rect(-110, 0, 220, 100, stage.fade([lighten(tones.wall, 0.2), tones.wall, darken(tones.wall, 0.08)], 30))
  const colour = random.pick([tones.white, tones.white, mix(tones.soft, tones.white, 0.3)])
  const grout = random.pick([darken(tones.stone, 0.05), darken(colour, 0.24), mix(tones.main, tones.stone, 0.5)])
  const style = { width: 17, height: 8.5, colour, grout, vary: 0.05, joint: 0.55 }
  tiles(stage, wall, -110, 0, 220, 51, style)
  bed(stage, wall)
  tiles(stage, wall, -110, 51, 134, 8.5, { ...style, offset: 0 })
  tiles(stage, wall, -110, 59.5, 85, 8.5, style)
  spacers(wall, tones.accent)
  wall.run([[-110, 69.6], [110, 69.6]], darken(tones.accent, 0.1), 0.3, 0.8)
  slantLight(stage, 160, -60, 520, 620)
  loose(stage, wall, colour)
  counter(stage)
  onCounter(stage, colour)
  dim(stage)
}

function bed(stage: Stage, wall: Plane): void {
  const mortar = mix(stage.tones.stone, '#d9d3cc', 0.5)
  wall.poly([[-30, 51], [62, 51], [66, 58], [60, 66], [42, 69], [20, 67.4], [-10, 69.4], [-30, 68]], mortar, 1, 2)
  wall.within(-30, 51, 94, 18, () => {
    for (const x of range(-34, 66, 1.7)) {
      wall.run([[x, 50], [x + 5, 70]], darken(mortar, 0.3), 0.5, 0.45)
      wall.run([[x + 0.6, 50], [x + 5.6, 70]], lighten(mortar, 0.5), 0.36, 0.6)
    }
  })
}

function spacers(wall: Plane, colour: string): void {
  for (const u of [-42.2, -25.2]) {
    wall.rect(u - 1.4, 59, 2.8, 0.8, colour)
    wall.rect(u - 0.4, 58, 0.8, 2.8, colour)
  }
  for (const u of [-8.2, 8.8, 24]) {
    wall.rect(u - 1.4, 59, 2.8, 0.8, colour)
    wall.rect(u - 0.4, 58, 0.8, 2.8, colour)
  }
}

/** The tile that is being set, a little off the wall. */
function loose(stage: Stage, wall: Plane, colour: string): void {
  wall.poly([[-22.6, 58.4], [-6, 57.4], [-5.4, 65.6], [-22, 66.6]], '#2a1c3f', 0.3, 0.5)
  const near = wall.moved(0, 0, 4)
  near.poly([[-23.4, 60.4], [-7.4, 59.4], [-6.9, 67.4], [-22.9, 68.4]], darken(colour, 0.3), 1, 0.5)
  near.poly([[-23.4, 60.9], [-7.4, 59.9], [-6.9, 67.9], [-22.9, 68.9]], stage.fade([lighten(colour, 0.5), colour], 50), 1, 0.5)
  near.run([[-22, 68], [-8, 67.1]], '#ffffff', 0.35, 0.9)
}

function counter(stage: Stage): void {
  const { wood, main } = stage.tones
  const top = new Plane(stage, [0, 0, 0], [1, 0, 0], [0, 0, -1])
  top.rect(-120, -46, 240, 46, stage.fade([lighten(wood, 0.1), lighten(wood, 0.4)]))
  for (const z of [7, 16, 26, 37]) top.run([[-120, -z], [-30, -z - 0.8], [50, -z + 0.6], [120, -z]], darken(wood, 0.34), 0.24, 0.45)
  top.rect(-120, -7, 240, 7, stage.veil('#2a1c3f', 0.28, 0))
  box(stage, { x: [-120, 120], y: [-4, 0], z: [40, 46] }, wood)
  box(stage, { x: [-120, 120], y: [-30, -4], z: [30, 43] }, main, { front: stage.fade([darken(main, 0.34), main]) })
}

function onCounter(stage: Stage, colour: string): void {
  const { tones } = stage
  stage.stand([58, 0, 16], () => bucket(stage, 25, tones.accent, mix(tones.stone, '#d9d3cc', 0.5)))
  stage.stand([64, 20, 16], () => trowel(stage))
  for (const [index, shift] of [0, 0.8, -0.6, 0.4, -0.3].entries()) {
    const at = { x: [6 + shift, 23 + shift], y: [index * 1.4, index * 1.4 + 1.3], z: [16, 25] } as const
    box(stage, at, darken(colour, 0.14), { top: lighten(colour, 0.4) })
  }
  stage.stand([-20, 0, 20], () => float(stage))
  stage.stand([-58, 0, 14], () => herbs(stage, 24, tones.main))
  stage.stand([34, 0, 24], () => standing(stage, tapeMeasure, 11, 276))
  stage.stand([-54, 0, 30], () => stage.at(0, -1, 1, () => stage.group('transform="scale(1 .5)"', () => tool(stage, level, 42, 86, 0.5))))
}

function trowel(stage: Stage): void {
  const { steel, wood } = stage.tones
  stage.at(0, 0, 1, () => {
    stage.path('M-7 0H7L6 -18H-6Z', stage.fade([lighten(steel, 0.6), steel, darken(steel, 0.2)], 20))
    for (let notch = 0; notch < 6; notch += 1) stage.rect(-6.6 + notch * 2.3, -1, 1.2, 1.6, darken(steel, 0.5))
    stage.stroke('M0 -18V-21', steel, 1.4)
    stage.rect(-2, -34, 4, 14, stage.tube(wood), 2)
  }, 18)
}

function float(stage: Stage): void {
  const { accent, wood } = stage.tones
  stage.oval(2, 0, 13, 1.6, stage.glow('#2a1c3f', 0.5))
  stage.at(0, 0, 1, () => {
    stage.rect(-12, -3, 24, 3, stage.fade([lighten(accent, 0.2), darken(accent, 0.2)]), 0.6)
    stage.rect(-12, -0.8, 24, 1.2, '#3f3a4a', 0.4)
    stage.stroke(d`M-6 -3Q-7 -8 -4 -8M6 -3Q7 -8 4 -8`, darken(accent, 0.2), 1.3)
    stage.rect(-8, -10, 16, 3.6, stage.tube(wood, 90), 1.7)
  }, -3)
}
