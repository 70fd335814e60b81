import { darken, lighten } from '../core/colour'
import { box, shadow, type Box, type Faces } from '../core/solid'
import type { Stage } from '../core/stage'

/** A table of a top and four legs; `at.y` runs from the floor to the top's upper side. */
export function table(stage: Stage, at: Box, colour: string, thick = 4, leg = 5): Faces {
  const [x0, x1] = at.x
  const [y0, y1] = at.y
  const [z0, z1] = at.z
  shadow(stage, { ...at, y: [y0, y0 + 9] }, 0.2, y0)
  const inset = 4
  const post = (x: number, z: number, shade: number) =>
    box(stage, { x: [x, x + leg], y: [y0, y1 - thick], z: [z, z + leg] }, darken(colour, shade))
  for (const x of [x0 + inset, x1 - inset - leg]) post(x, z0 + inset, 0.34)
  for (const x of [x0 + inset, x1 - inset - leg]) post(x, z1 - inset - leg, 0.1)
  const apron = { x: [x0 + inset + leg, x1 - inset - leg] as const, y: [y1 - thick - 7, y1 - thick] as const, z: [z1 - inset - 3, z1 - inset - 1] as const }
  box(stage, apron, darken(colour, 0.18))
  return box(stage, { x: at.x, y: [y1 - thick, y1], z: at.z }, colour, { top: stage.fade([lighten(colour, 0.22), lighten(colour, 0.42)]) })
}

/** A box on the floor with its long shadow. */
export function block(stage: Stage, at: Box, colour: string): Faces {
  shadow(stage, at)
  return box(stage, at, colour)
}

/** A board on a wall that things stand on; `depth` in centimetres from the wall. */
export function shelfBoard(stage: Stage, x: number, y: number, width: number, depth: number, colour: string): void {
  box(stage, { x: [x + 2, x + width + 5], y: [y - 16, y - 3], z: [0, 0.1] }, '#2a1c3f', { front: stage.veil('#2a1c3f', 0.2, 0), right: 'none', top: 'none', left: 'none' })
  box(stage, { x: [x, x + width], y: [y - 3, y], z: [0, depth] }, colour)
}
