import type { Point3 } from '../core/camera'
import { darken, lighten } from '../core/colour'
import type { Plane } from '../core/plane'
import type { Stage } from '../core/stage'
import { outlook } from './outlook'

export type WindowLook = {
  columns?: number
  rows?: number
  /** The colour of the frame. */
  frame?: string
  curtain?: string
  /** Curtains that end below the sill rather than at the floor. */
  shortCurtain?: boolean
  blind?: string
  sill?: boolean
  /** What is seen outside; where not given, what all windows of the scene look out on. */
  view?: () => void
}

/** A pane of glass by its corners in the room. */
export type Pane = readonly Point3[]

/** Draws a window on a wall and returns its panes, for the light that falls through them. */
export function window(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number, look: WindowLook = {}): Pane[] {
  const { columns = 2, rows = 2, frame = stage.tones.white } = look
  const edge = 6
  wall.rect(u - edge, v - edge, width + edge * 2, height + edge * 2, darken(frame, 0.1))
  wall.rect(u - edge, v - edge, width + edge * 2 - 1.2, height + edge * 2 - 1, stage.fade([lighten(frame, 0.3), frame]))
  wall.within(u, v, width, height, () => {
    if (look.view === undefined) outlook(stage, wall, u, v, width, height)
    else look.view()
    wall.poly([[u + width * 0.1, v], [u + width * 0.42, v], [u + width * 0.72, v + height], [u + width * 0.4, v + height]], '#ffffff', 0.13)
    wall.poly([[u + width * 0.5, v], [u + width * 0.58, v], [u + width * 0.88, v + height], [u + width * 0.8, v + height]], '#ffffff', 0.1)
    wall.rect(u, v + height - 3, width, 3, '#2a1c3f', 0, 0.16)
    wall.rect(u, v, 2.4, height, '#2a1c3f', 0, 0.14)
  })
  const panes = bars(wall, u, v, width, height, columns, rows, frame)
  if (look.blind !== undefined) blind(stage, wall, u, v, width, height, look.blind)
  if (look.sill !== false) sill(stage, wall, u, v - edge, width, frame)
  if (look.curtain !== undefined) curtains(stage, wall, u, v, width, height, look.curtain, look.shortCurtain !== true)
  return panes
}

function bars(wall: Plane, u: number, v: number, width: number, height: number, columns: number, rows: number, frame: string): Pane[] {
  const bar = 2.6
  wall.rect(u, v, width, bar, darken(frame, 0.08))
  wall.rect(u, v + height - bar, width, bar, darken(frame, 0.16))
  wall.rect(u, v, bar, height, darken(frame, 0.14))
  wall.rect(u + width - bar, v, bar, height, lighten(frame, 0.2))
  for (let column = 1; column < columns; column += 1) {
    const x = u + (width * column) / columns
    wall.rect(x - bar / 2, v, bar, height, frame)
    wall.rect(x + bar / 2 - 0.6, v, 0.6, height, darken(frame, 0.22))
  }
  for (let row = 1; row < rows; row += 1) {
    const y = v + (height * row) / rows
    wall.rect(u, y - bar / 2, width, bar, frame)
    wall.rect(u, y - bar / 2, width, 0.6, darken(frame, 0.22))
  }
  const [w, h] = [width / columns, height / rows]
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [u + (index % columns) * w, v + Math.floor(index / columns) * h]
    return [[x + 1.5, y + 1.5], [x + w - 1.5, y + 1.5], [x + w - 1.5, y + h - 1.5], [x + 1.5, y + h - 1.5]].map(([pu, pv]) =>
      wall.place(pu ?? 0, pv ?? 0),
    )
  })
}

function sill(stage: Stage, wall: Plane, u: number, v: number, width: number, frame: string): void {
  const deep = 12
  const at = (x: number, y: number, out: number) => wall.place(x, y, out)
  stage.patch([at(u - 10, v, 0), at(u + width + 10, v, 0), at(u + width + 10, v, deep), at(u - 10, v, deep)], lighten(frame, 0.4))
  stage.patch([at(u - 10, v, deep), at(u + width + 10, v, deep), at(u + width + 10, v - 3.4, deep), at(u - 10, v - 3.4, deep)], darken(frame, 0.08))
  wall.rect(u - 8, v - 12, width + 18, 9, stage.veil('#2a1c3f', 0.16, 0))
}

function blind(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number, colour: string): void {
  const tall = height * stage.random.between(0.2, 0.34)
  wall.rect(u - 2, v + height - tall, width + 4, tall + 3, stage.fade([darken(colour, 0.08), colour]))
  for (let fold = 1; fold < 4; fold += 1) wall.rect(u - 2, v + height - (tall * fold) / 4, width + 4, 1.1, darken(colour, 0.3), 0, 0.3)
  wall.rect(u - 2, v + height - tall - 2, width + 4, 3, darken(colour, 0.18), 1)
}

/** Two curtains on a rod, drawn aside. */
function curtains(stage: Stage, wall: Plane, u: number, v: number, width: number, height: number, colour: string, long: boolean): void {
  const top = v + height + 16
  const bottom = long ? 2 : v - 12
  const out = wall.moved(0, 0, 7)
  const wide = Math.min(40, width * 0.3)
  for (const left of [u - wide * 0.85, u + width - wide * 0.15]) {
    out.rect(left + 4, bottom, wide, top - bottom, '#2a1c3f', 0, 0.1)
    const folds = 6
    for (let fold = 0; fold < folds; fold += 1) {
      const x = left + (wide * fold) / folds
      const lean = Math.sin(fold * 1.9) * 1.4
      const fill = stage.fade([darken(colour, 0.2), lighten(colour, 0.2), darken(colour, 0.06)], 0)
      out.poly([[x, top], [x + wide / folds + 0.4, top], [x + wide / folds + lean + 0.4, bottom], [x + lean, bottom]], fill)
    }
  }
  out.rect(u - wide - 6, top, width + wide * 2 + 12, 2.4, stage.fade([lighten(stage.tones.brass, 0.4), darken(stage.tones.brass, 0.3)]), 1)
  for (const x of [u - wide - 8, u + width + wide + 4]) out.oval(x + 2, top + 1.2, 3.4, 3.4, stage.tones.brass)
}
