import type { Palette, Scene } from './subjects'
import { straightOn } from './core/camera'
import { lightOf } from './core/light'
import { tonesOf } from './core/palettes'
import { seeded } from './core/random'
import { Stage } from './core/stage'
import { grain } from './pieces/surfaces'
import { attic } from './scenes/attic'
import { basement } from './scenes/basement'
import { bathroom } from './scenes/bathroom'
import { bedroom } from './scenes/bedroom'
import { fireplace, holidayMantel } from './scenes/fireplace'
import { floorLaying } from './scenes/floor-laying'
import { frontDoor } from './scenes/front-door'
import { garage } from './scenes/garage'
import { fence, garden, raisedBeds } from './scenes/gardens'
import { hallway } from './scenes/hallway'
import { homeOffice } from './scenes/home-office'
import { facade, winterPorch } from './scenes/house-front'
import { fridgeEnd, kitchen } from './scenes/kitchen'
import { laundry } from './scenes/laundry'
import { lightFitting } from './scenes/light-fitting'
import { livingRoom } from './scenes/living'
import { mudroom } from './scenes/mudroom'
import { paintedWall } from './scenes/painted-wall'
import { pantry } from './scenes/pantry'
import { pipesUnderSink } from './scenes/pipes-under-sink'
import { radiator } from './scenes/radiator'
import { roof, solarRoof } from './scenes/roofs'
import { shed } from './scenes/shed'
import { stairs } from './scenes/stairs'
import { deck, patio } from './scenes/terraces'
import { tiledWall } from './scenes/tiled-wall'
import { maskRail, toolbox } from './scenes/toolbox'
import { windowSeat } from './scenes/window-seat'
import { plywoodCut, workshop } from './scenes/workshop'
import { cutIn, pullTape, rollDoor, rollOn, scrubDeck, stainDeck } from './steps/paint-steps'
import { closePlate, combMortar, driveCleat, joinWires, layCaulk, levelLine, patchCut, patchMud, pressGrout, scrapeGrout } from './steps/wall-steps'
import { driveScrew, hone, markLine, oilTop, pare, sandTop, sawBoard, tapPlank, twoDrivers, wedgeRow } from './steps/wood-steps'

const WIDTH = 1600
const HEIGHT = 900

const SCENES: Record<Scene, (stage: Stage) => void> = {
  attic,
  basement,
  mudroom,
  pantry,
  stairs,
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
  'cut-in': cutIn,
  'roll-on': rollOn,
  'pull-tape': pullTape,
  'roll-door': rollDoor,
  'stain-deck': stainDeck,
  'scrub-deck': scrubDeck,
  'mark-line': markLine,
  'saw-board': sawBoard,
  'wedge-row': wedgeRow,
  'tap-plank': tapPlank,
  'sand-top': sandTop,
  'oil-top': oilTop,
  'drive-screw': driveScrew,
  hone,
  pare,
  'patch-cut': patchCut,
  'patch-mud': patchMud,
  'comb-mortar': combMortar,
  'press-grout': pressGrout,
  'scrape-grout': scrapeGrout,
  'lay-caulk': layCaulk,
  'level-line': levelLine,
  'drive-cleat': driveCleat,
  'join-wires': joinWires,
  'close-plate': closePlate,
  'mask-rail': maskRail,
  'plywood-cut': plywoodCut,
  'fridge-end': fridgeEnd,
  'two-drivers': twoDrivers,
}

const OUTLOOKS = Object.keys(SCENES)

/**
 * A picture of a room or a job as SVG text, 1600 by 900 pixels.
 * The same scene, palette and variant always give the same text; the variant changes the details
 * and, by its rest from 4, the time of day: 0 day, 1 golden hour, 2 morning, 3 dusk.
 */
export function drawScene(scene: Scene, palette: Palette, variant: number): string {
  const light = lightOf(variant)
  const random = seeded(`${scene} ${palette} ${variant}`)
  const camera = straightOn({ scale: 2, eye: 120, horizon: 400, distance: 600 })
  const stage = new Stage(WIDTH, HEIGHT, camera, tonesOf(palette, light.ambient), light, random, OUTLOOKS.indexOf(scene))
  const mirrored = random.chance(0.5) ? 'transform="translate(1600 0) scale(-1 1)"' : ''
  stage.group(mirrored, () => {
    SCENES[scene](stage)
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
