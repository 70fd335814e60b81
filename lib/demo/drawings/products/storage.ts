import { darken, lighten } from '../core/colour'
import { d } from '../core/sheet'
import { box, shadow } from '../core/solid'
import type { Stage } from '../core/stage'
import { doors } from '../pieces/cabinets'
import { basket, bookPile } from '../pieces/decor'
import { lookAt } from './materials'

/** A bench with six cubbies below its seat. */
export function bench(stage: Stage): void {
  const { wood, main, soft, accent } = stage.tones
  lookAt(stage, 164, 30, -24, 15)
  shadow(stage, { x: [-61, 61], y: [0, 44], z: [-19, 19] }, 0.34)
  const { front } = box(stage, { x: [-61, 61], y: [0, 44], z: [-19, 19] }, wood)
  for (const [row, v] of [4, 24].entries()) {
    for (let column = 0; column < 3; column += 1) {
      const u = 4 + column * 39
      front.rect(u, v, 36, 17, stage.fade([darken(wood, 0.62), darken(wood, 0.4)]))
      if ((row + column) % 2 === 0) front.rect(u + 4, v, 28, 12, stage.fade([lighten(main, 0.2), darken(main, 0.2)]), 2)
      else front.rect(u + 8, v, 18, 6, stage.fade([lighten(accent, 0.2), darken(accent, 0.2)]), 3)
    }
  }
  const seat = box(stage, { x: [-63, 63], y: [44, 52], z: [-20, 20] }, soft)
  for (const u of [42, 84]) seat.top.run([[u, 1], [u, 39]], darken(soft, 0.3), 0.6, 0.5)
}

/** Steel shelves on four posts. */
export function shelfUnit(stage: Stage): void {
  const { main, steel, wood, accent, soft } = stage.tones
  lookAt(stage, 214, 92, -24, 8)
  shadow(stage, { x: [-61, 61], y: [0, 60], z: [-23, 23] }, 0.32)
  const post = (x: number, z: number) => box(stage, { x: [x, x + 4], y: [0, 183], z: [z, z + 4] }, darken(main, 0.1))
  for (const x of [-61, 57]) post(x, -23)
  for (const [index, y] of [14, 56, 98, 140, 178].entries()) {
    box(stage, { x: [-59, 59], y: [y, y + 5], z: [-21, 21] }, index % 2 === 0 ? steel : lighten(steel, 0.1), { top: lighten(wood, 0.2) })
    if (index === 0) box(stage, { x: [-50, -8], y: [19, 44], z: [-16, 16] }, accent)
    if (index === 1) stage.stand([30, 61, 8], () => basket(stage, 34, 24, wood))
    if (index === 2) box(stage, { x: [-46, -20], y: [103, 122], z: [-14, 14] }, soft)
    if (index === 2) box(stage, { x: [-14, 18], y: [103, 116], z: [-14, 14] }, main)
    if (index === 3) stage.stand([24, 145, 8], () => bookPile(stage, 28, 4))
  }
  for (const x of [-61, 57]) post(x, 19)
}

/** Slotted standards with brackets, one of them under a shelf. */
export function standards(stage: Stage): void {
  const { white, steel, wood } = stage.tones
  for (const x of [-230, 130]) {
    stage.rect(x, -372, 46, 744, darken(white, 0.3), 6)
    stage.rect(x, -376, 42, 742, stage.fade([lighten(white, 0.4), darken(white, 0.08)], 0), 6)
    for (let y = -350; y < 350; y += 34) for (const slot of [8, 26]) stage.rect(x + slot, y, 9, 20, darken(steel, 0.5), 3)
  }
  for (const y of [-190, 60, 280]) {
    for (const x of [-230, 130]) stage.path(d`M${x + 6} ${y}H${x + 200}L${x + 196} ${y + 16}Q${x + 70} ${y + 22} ${x + 38} ${y + 84}H${x + 6}Z`, stage.fade([lighten(white, 0.3), white, darken(white, 0.22)]))
    if (y !== 280) stage.rect(-300, y - 26, 690, 28, stage.fade([lighten(wood, 0.3), wood, darken(wood, 0.2)]), 4)
  }
}

/** A rack that hangs from the ceiling, with boxes on it. */
export function overheadRack(stage: Stage): void {
  const { steel, main, accent, soft } = stage.tones
  stage.rect(-376, -376, 752, 40, stage.fade([lighten(soft, 0.5), soft]), 4)
  for (const x of [-310, 270]) {
    stage.rect(x, -340, 40, 470, stage.tube(steel), 4)
    for (let y = -310; y < 90; y += 44) stage.circle(x + 20, y, 7, darken(steel, 0.5))
  }
  const load = [[-260, 160, 170, main], [-80, 200, 220, accent], [140, 120, 130, soft]] as const
  for (const [x, w, h, colour] of load) {
    stage.rect(x, 120 - h, w, h, stage.fade([lighten(colour, 0.2), colour, darken(colour, 0.16)], 40), 8)
    stage.rect(x - 8, 120 - h, w + 16, 28, stage.fade([lighten(colour, 0.3), darken(colour, 0.1)]), 8)
  }
  stage.rect(-340, 120, 680, 34, stage.fade([lighten(steel, 0.4), steel, darken(steel, 0.3)]), 6)
  stage.path('M-340 154H340L376 236H-376Z', darken(steel, 0.2))
  for (let x = -330; x <= 330; x += 44) stage.stroke(d`M${x} 156L${x * 1.1} 234`, lighten(steel, 0.5), 6)
  for (const y of [182, 208]) stage.stroke(d`M${-352 - (y - 180) / 2} ${y}H${352 + (y - 180) / 2}`, lighten(steel, 0.5), 6)
}

/** A lidded tote with latches, and one more below it. */
export function tote(stage: Stage): void {
  const { main, accent, white } = stage.tones
  for (const y of [80, -230]) {
    stage.path(d`M-330 ${y + 40}H330L290 ${y + 290}H-290Z`, stage.fade([lighten(main, 0.3), main, darken(main, 0.24)], 30))
    for (const x of [-210, -90, 30, 150]) stage.path(d`M${x} ${y + 90}h60l-6 170h-48Z`, darken(main, 0.2), 0.4)
    stage.rect(-370, y, 740, 56, stage.fade([lighten(accent, 0.3), accent, darken(accent, 0.2)]), 20)
    for (const x of [-300, 220]) stage.rect(x, y + 8, 80, 84, stage.fade([lighten(white, 0.4), darken(white, 0.16)]), 12)
    stage.rect(-90, y + 130, 180, 90, lighten(white, 0.3), 8)
    for (const line of [154, 178, 198]) stage.stroke(d`M-66 ${y + line}H${line === 198 ? 10 : 66}`, darken(main, 0.4), 7, 0.6)
  }
}

/** A cabinet of two doors that hangs on a wall. */
export function wallCabinet(stage: Stage): void {
  const { white, wall, main } = stage.tones
  lookAt(stage, 130, 32, -24, -6)
  box(stage, { x: [-64, 64], y: [-4, -2], z: [-34, -31] }, wall)
  const { front } = box(stage, { x: [-42, 42], y: [2, 66], z: [-30, 0] }, lighten(white, 0.1))
  doors(front, 2, 2, 80, 60, 2, lighten(white, 0.2))
  front.rect(0, 63, 84, 3, stage.fade([lighten(main, 0.5), lighten(main, 0.2)]))
}

/** A metal rail with hooks that hold tools. */
export function toolRail(stage: Stage): void {
  const { steel, main, wood, accent, ink } = stage.tones
  stage.rect(-376, -264, 752, 76, darken(steel, 0.44), 8)
  stage.rect(-376, -272, 752, 74, stage.fade([lighten(steel, 0.5), steel, darken(steel, 0.2)]), 8)
  stage.rect(-376, -246, 752, 18, darken(steel, 0.4))
  for (const x of [-290, -120, 60, 170, 310]) {
    stage.rect(x - 24, -288, 48, 110, stage.tube(main), 8)
    stage.stroke(d`M${x} -180V-130Q${x} -100 ${x + 40} -104`, darken(main, 0.3), 18)
  }
  stage.rect(-300, -150, 24, 400, stage.tube(wood), 8)
  for (let tine = 0; tine < 7; tine += 1) stage.stroke(d`M${-342 + tine * 18} 250L${-366 + tine * 26} 360`, darken(steel, 0.3), 9)
  stage.rect(-346, 240, 116, 24, stage.tube(steel), 8)
  stage.rect(-130, -150, 24, 320, stage.tube(wood), 8)
  stage.path('M-180 160H-56Q-50 300 -118 372Q-186 300 -180 160Z', stage.fade([lighten(steel, 0.4), steel, darken(steel, 0.3)], 30))
  for (const r of [150, 118, 86]) stage.stroke(d`M${120 - r} 60A${r} ${r * 1.1} 0 1 0 ${120 + r} 60A${r} ${r * 1.1} 0 1 0 ${120 - r} 60`, r === 118 ? darken(accent, 0.2) : accent, 26)
  stage.path('M296 -130H324L344 120H276Z', stage.tube(ink))
  stage.rect(270, 110, 80, 200, stage.tube(accent), 16)
}
