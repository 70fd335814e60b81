import type { Palette, Scene } from '../content'
import { straightOn } from './core/camera'
import { lightOf } from './core/light'
import { tonesOf } from './core/palettes'
import { seeded } from './core/random'
import { Stage } from './core/stage'
import { drawPlainScene } from './plain-scene'
import { grain } from './pieces/surfaces'
import { bedroom } from './scenes/bedroom'
import { bathroom } from './scenes/bathroom'
import { hallway } from './scenes/hallway'
import { laundry } from './scenes/laundry'
import { homeOffice } from './scenes/home-office'
import { workshop } from './scenes/workshop'
import { garage } from './scenes/garage'
import { toolbox } from './scenes/toolbox'
import { tiledWall } from './scenes/tiled-wall'
import { paintedWall } from './scenes/painted-wall'
import { floorLaying } from './scenes/floor-laying'
import { lightFitting } from './scenes/light-fitting'
import { pipesUnderSink } from './scenes/pipes-under-sink'
import { radiator } from './scenes/radiator'
import { fireplace, holidayMantel } from './scenes/fireplace'
import { windowSeat } from './scenes/window-seat'
import { facade, winterPorch } from './scenes/house-front'
import { frontDoor } from './scenes/front-door'
import { roof, solarRoof } from './scenes/roofs'
import { fence, garden, raisedBeds } from './scenes/gardens'
import { shed } from './scenes/shed'
import { deck, patio } from './scenes/terraces'
import { kitchen } from './scenes/kitchen'
import { livingRoom } from './scenes/living'

const WIDTH = 1600
const HEIGHT = 900

const SCENES: Partial<Record<Scene, (stage: Stage) => void>> = {
  'living-room': livingRoom,
  kitchen,
  garden,
  'raised-beds': raisedBeds,
  patio,
  deck,
  fence,
  shed,
  'front-door': frontDoor,
  roof,
  'solar-roof': solarRoof,
  facade,
  'winter-porch': winterPorch,
  'holiday-mantel': holidayMantel,
  'window-seat': windowSeat,
  fireplace,
  radiator,
  'pipes-under-sink': pipesUnderSink,
  'light-fitting': lightFitting,
  'floor-laying': floorLaying,
  'painted-wall': paintedWall,
  'tiled-wall': tiledWall,
  toolbox,
  garage,
  workshop,
  'home-office': homeOffice,
  laundry,
  hallway,
  bathroom,
  bedroom,
}

/**
 * A picture of a room or a job as SVG text, 1600 by 900 pixels.
 * The same scene, palette and variant always give the same text; the variant changes the details
 * and, by its rest from 4, the time of day: 0 day, 1 golden hour, 2 morning, 3 dusk.
 */
export function drawScene(scene: Scene, palette: Palette, variant: number): string {
  const draw = SCENES[scene]
  if (draw === undefined) return drawPlainScene(scene, palette, variant)
  const light = lightOf(variant)
  const random = seeded(`${scene} ${palette} ${variant}`)
  const camera = straightOn({ scale: 2, eye: 120, horizon: 400, distance: 600 })
  const stage = new Stage(WIDTH, HEIGHT, camera, tonesOf(palette, light.ambient), light, random)
  const mirrored = random.chance(0.5) ? 'transform="translate(1600 0) scale(-1 1)"' : ''
  stage.group(mirrored, () => {
    draw(stage)
    finish(stage)
  })
  return stage.toString()
}

function finish(stage: Stage): void {
  const { light } = stage
  if (light.strength > 0) stage.oval(180, 60, 1050, 760, stage.glow(light.sun, light.name === 'golden' ? 0.34 : 0.2))
  stage.rect(0, HEIGHT - 170, WIDTH, 170, stage.veil('#2a1c3f', 0, 0.16))
  stage.rect(WIDTH - 260, 0, 260, HEIGHT, stage.veil('#2a1c3f', 0, 0.1, 0))
  grain(stage)
}
