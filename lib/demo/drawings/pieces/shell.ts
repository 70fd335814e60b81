import { darken, lighten } from '../core/colour'
import type { Stage } from '../core/stage'
import type { Room } from './room'
import { boards } from './surfaces'
import { finishWall, type Finish } from './walls'

type Shell = { wall?: string; side?: string; floor?: (room: Room) => void; skirting?: string | undefined; cornice?: boolean; finish?: Finish }

/** Draws walls, ceiling, floor and skirting, lit from the left. */
export function drawShell(stage: Stage, room: Room, shell: Shell = {}): void {
  const { tones } = stage
  const wall = shell.wall ?? tones.wall
  const side = shell.side ?? wall
  const { half, height, near } = room
  room.ceiling.rect(-half, 0, half * 2, near, stage.fade([lighten(tones.white, 0.2), darken(tones.white, 0.1)]))
  room.wall.rect(-half, 0, half * 2, height, stage.fade([lighten(wall, 0.22), wall, darken(wall, 0.1)], 28))
  finishWall(stage, room, shell.finish)
  room.left.rect(0, 0, near, height, stage.fade([darken(side, 0.04), darken(side, 0.12)], 180))
  room.right.rect(0, 0, near, height, stage.fade([darken(side, 0.1), darken(side, 0.18)], 0))
  if (shell.floor === undefined) boards(stage, room)
  else shell.floor(room)
  room.wall.rect(-half, 0, half * 2, 26, stage.veil(darken(wall, 0.6), 0, 0.14))
  room.wall.rect(-half, height - 60, half * 2, 60, stage.veil(darken(wall, 0.5), 0.1, 0))
  room.wall.rect(half - 70, 0, 70, height, stage.veil(darken(wall, 0.5), 0, 0.12, 0))
  room.wall.rect(-half, 0, 46, height, stage.veil(darken(wall, 0.5), 0.1, 0, 0))
  if (shell.cornice !== false) cornice(stage, room)
  skirt(stage, room, shell.skirting ?? tones.white)
}

function skirt(stage: Stage, room: Room, colour: string): void {
  const { half, near } = room
  room.left.rect(0, 0, near, 11, darken(colour, 0.16))
  room.left.rect(0, 11, near, 1.4, darken(colour, 0.06))
  room.right.rect(0, 0, near, 11, darken(colour, 0.22))
  room.right.rect(0, 11, near, 1.4, darken(colour, 0.1))
  room.wall.rect(-half, 0, half * 2, 11, stage.fade([lighten(colour, 0.1), darken(colour, 0.08)]))
  room.wall.rect(-half, 11, half * 2, 1.4, lighten(colour, 0.4))
  room.floor.rect(-half, -9, half * 2, 9, stage.veil('#2a1c3f', 0.22, 0))
}

function cornice(stage: Stage, room: Room): void {
  const { half, height, near } = room
  const { white } = stage.tones
  room.left.rect(0, height - 7, near, 7, darken(white, 0.1))
  room.right.rect(0, height - 7, near, 7, darken(white, 0.16))
  room.wall.rect(-half, height - 7, half * 2, 7, lighten(white, 0.2))
  room.wall.rect(-half, height - 9, half * 2, 2, darken(white, 0.14))
}
