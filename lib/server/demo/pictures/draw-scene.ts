import type { Palette, Scene } from '../content'
import * as f from './furniture'
import * as o from './outside'
import { colorsOf } from './palettes'
import * as r from './room'
import { picture, randomOf } from './svg'
import * as w from './work'

export function drawScene(scene: Scene, palette: Palette, variant: number): string {
  const c = colorsOf(palette)
  const random = randomOf(`${scene}${palette}${variant}`)
  const outside = ['facade', 'roof', 'solar-roof', 'garden', 'raised-beds', 'patio', 'deck', 'fence', 'shed', 'front-door', 'winter-porch'].includes(scene)
  const parts = outside
    ? [o.outdoors(c, 560, random), o.tree(c, 150 + random() * 200, 640), o.house(c, 520, 700, 640, 300, scene.includes('solar')), ...(scene === 'deck' || scene === 'patio' ? [o.decking(c, 690), o.parasolSet(c, 900, 830), o.bulbs(c, 120)] : [o.bush(c, 330, 740), o.bush(c, 1340, 760, 1.2), o.raisedBed(c, 1050, 820, 380, random)])]
    : [r.room(c, scene.includes('bath') || scene.includes('kitchen') ? 'tiles' : 'boards'), r.windowOn(c, 240 + random() * 500, 120, 320, 300), r.lightFrom(400, 420, 300, 400), r.shelf(c, 960, 330, 420, random), r.plant(c, 150, 640, 1.1, variant),
      ...(scene.includes('kitchen') || scene === 'pantry' ? [f.cabinets(c, 500, 460, 900, 6), f.sink(c, 700, 460), r.pendant(c, 700, 140), r.pendant(c, 1000, 140)] : scene.includes('bath') ? [w.tiles(c, 0, 120, 15, 8, random), f.bath(c, 700)] : ['workshop', 'toolbox', 'garage'].includes(scene) ? [w.toolBoard(c, 800, 90, 640, 320), w.bench(c, 620, 800), w.drill(c, 700, 330), w.toolbox(c, 1050, 520, 0.5)] : scene.includes('paint') ? [w.ladder(c, 300), w.paintCan(c, 700), w.roller(c, 1100, 420)] : scene.includes('floor') ? [w.laying(c, random)] : [r.rug(c, 850, 800, 900, 160), f.sofa(c, 560), r.floorLamp(c, 1250)])]
  return picture(1600, 900, r.roomDefinitions(c), parts)
}
