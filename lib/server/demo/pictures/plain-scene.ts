import type { Palette, Scene } from '../content'
import { basket, bath, bed, cabinets, chair, desk, door, fireplace, machine, radiator, sink, sofa, stairs, table, wallCabinets } from './furniture'
import { bulbs, bush, decking, fence, house, outdoors, parasolSet, raisedBed, snow, tree, wreath } from './outside'
import { colorsOf, type Colors } from './palettes'
import { curtains, floorLamp, FLOOR, frame, lightFrom, pendant, plant, room, roomDefinitions, rug, shelf, windowOn } from './room'
import { box, picture, randomOf, repeat, shape, stroke } from './svg'
import { bench, drill, ladder, laying, paintCan, pipes, roller, tiles, toolBoard, toolbox } from './work'

type Draw = (c: Colors, random: () => number, variant: number) => string[]

const lit = (c: Colors, x: number, night = false) => [windowOn(c, x, 110, 320, 320, night), lightFrom(x + 60, 440, 240, 440)]
const garden = (c: Colors, random: () => number) => [outdoors(c, 560, random), tree(c, 130 + random() * 120, 660, 1.1), tree(c, 1480, 640, 0.9)]

const ROOMS: Partial<Record<Scene, Draw>> = {
  kitchen: (c, random) => [room(c, 'tiles'), ...lit(c, 650), wallCabinets(c, 150, 130, 420, 3), shelf(c, 1060, 300, 380, random), cabinets(c, 120, 450, 1360, 8), sink(c, 780, 450), pendant(c, 420, 210, 0.8), plant(c, 1330, 352, 0.7)],
  bathroom: (c, random) => [room(c, 'tiles'), tiles(c, 0, 260, 15, 6, random), windowOn(c, 180, 60, 260, 180), bath(c, 760), frame(c, 560, 60, 150, 150, 1), plant(c, 560, 640, 1), basket(c, 330)],
  'living-room': (c, random, v) => [room(c), ...lit(c, 200 + random() * 120), curtains(c.second, 240, 110, 320, 470), frame(c, 930, 130, 210, 160, v), frame(c, 1170, 170, 130, 160, v + 1), rug(c, 880, 800, 980, 170), sofa(c, 620), floorLamp(c, 1380), plant(c, 420, 640, 1.2, v)],
  bedroom: (c, _random, v) => [room(c), ...lit(c, 180, v % 3 === 1), curtains(c.accent, 180, 110, 320, 470), frame(c, 960, 120, 260, 150, v), rug(c, 980, 810, 900, 150), bed(c, 680), floorLamp(c, 1450), plant(c, 480, 640, 0.9, v)],
  hallway: (c, random, v) => [room(c), door(c, 1040, 180, 260, 460), frame(c, 300, 150, 170, 210, v), frame(c, 510, 180, 130, 160, v + 1), table(c, 300, 420, 190, 700), plant(c, 400, 440, 0.7, v), basket(c, 560), rug(c, 880, 810, 700, 120), shelf(c, 660, 290, 240, random)],
  laundry: (c, random) => [room(c, 'tiles'), ...lit(c, 160), shelf(c, 700, 300, 640, random), machine(c, 700), machine(c, 960), cabinets(c, 1220, 420, 280, 2), basket(c, 420)],
  'home-office': (c, random, v) => [room(c), ...lit(c, 180), shelf(c, 760, 180, 420, random), shelf(c, 840, 330, 420, random), rug(c, 980, 820, 900, 130), desk(c, 700), chair(c, 960, 790), plant(c, 1420, 640, 1.3, v)],
  garage: (c, random) => [room(c), toolBoard(c, 120, 110, 560, 320), shelf(c, 820, 260, 560, random), shelf(c, 820, 420, 560, random), ladder(c, 1360), bench(c, 140, 620), toolbox(c, 820, 790, 0.8)],
  workshop: (c) => [room(c), ...lit(c, 140), toolBoard(c, 620, 90, 820, 320), bench(c, 560, 920), drill(c, 690, 360, 0.9), toolbox(c, 1120, 518, 0.45), paintCan(c, 360)],
  attic: (c, _random, v) => [room(c), shape('M0 0 H1600 V120 L1100 0 H500 L0 420 z', c.wallShade), shape(`M1600 0 V420 L1100 0 z`, c.wallShade), windowOn(c, 640, 160, 320, 260, v % 2 === 1), repeat(4, (index) => stroke(`M${120 + index * 120} ${330 - index * 100} V0`, c.woodShade, 22)), rug(c, 820, 790, 800, 140), bed(c, 760), plant(c, 380, 640, 1, v)],
  basement: (c, random) => [room(c), windowOn(c, 260, 70, 300, 120), stairs(c, 860), shelf(c, 180, 400, 520, random), basket(c, 260), basket(c, 470, 780, 1.1), machine(c, 620)],
  fireplace: (c, _random, v) => [room(c), fireplace(c, 560), frame(c, 720, 70, 200, 170, v), plant(c, 380, 640, 1.3, v), rug(c, 820, 820, 900, 120), chair(c, 1220, 780, c.accent), floorLamp(c, 1460)],
  'holiday-mantel': (c, _random, v) => [room(c), fireplace(c, 560), wreath(c, 820, 120, 74), ...[640, 740, 880, 980].map((x) => shape(`M${x} 286 h46 v80 q26 10 22 34 h-60 q-12 -6 -8 -30 z`, x % 40 ? c.accent : '#c4413a')), plant(c, 360, 640, 1.5, v), rug(c, 820, 820, 900, 120), floorLamp(c, 1400)],
  'window-seat': (c, random, v) => [room(c), windowOn(c, 520, 90, 560, 330), curtains(c.accent, 520, 90, 560, 420), cabinets(c, 440, 500, 720, 4, 200), box(450, 440, 700, 60, c.second, 22), box(500, 350, 120, 100, c.light, 18), box(980, 354, 120, 96, c.accent, 18), shelf(c, 1240, 300, 280, random), plant(c, 280, 640, 1.2, v)],
  pantry: (c, random) => [room(c, 'tiles'), ...[170, 300, 430].map((y) => shelf(c, 240, y, 1120, random)), cabinets(c, 240, 500, 1120, 6, 210), basket(c, 320, 484, 0.8), basket(c, 620, 484, 0.8), plant(c, 1440, 640, 1)],
  mudroom: (c, random, v) => [room(c, 'tiles'), door(c, 180, 180, 260, 460), box(640, 130, 700, 360, c.wallShade, 6), repeat(5, (index) => box(700 + index * 130, 190, 12, 40, c.dark, 5)), shape('M690 214 h90 l20 190 h-130 z', c.accent), shape('M950 214 h90 l20 210 h-130 z', c.second), cabinets(c, 640, 540, 700, 5, 170), basket(c, 720, 524, 0.7), shelf(c, 640, 126, 700, random), plant(c, 1450, 640, 1, v)],
  stairs: (c, _random, v) => [room(c), ...lit(c, 150), stairs(c, 700), frame(c, 560, 130, 130, 170, v), plant(c, 520, 640, 1.2, v), rug(c, 420, 800, 480, 110)],
  'tiled-wall': (c, random) => [room(c, 'tiles'), tiles(c, 0, 30, 15, 7, random), cabinets(c, 120, 500, 1360, 8, 210), sink(c, 700, 500), plant(c, 1280, 402, 0.7), paintCan(c, 360, 486, c.second)],
  'painted-wall': (c, _random, v) => [room(c), shape('M560 0 H1600 V620 H700 q-60 -150 20 -290 t-160 -330 z', c.accent), ...lit(c, 150), ladder(c, 1180), roller(c, 760, 330), paintCan(c, 560), paintCan(c, 1000, 800, c.second), plant(c, 430, 640, 0.8, v)],
  'floor-laying': (c, random) => [room(c), ...lit(c, 180), laying(c, random), toolbox(c, 1250, 800, 0.6)],
  'light-fitting': (c, random, v) => [room(c), windowOn(c, 160, 120, 300, 300, true), pendant(c, 800, 250, 1.5), pendant(c, 1080, 170, 1.1), ladder(c, 560), table(c, 900, 460, 170), shelf(c, 1230, 330, 300, random), plant(c, 1420, 640, 1, v)],
  'pipes-under-sink': (c) => [room(c, 'tiles'), box(300, 120, 1000, 620, c.dark, 8), box(340, 160, 920, 560, c.woodShade, 6), pipes(c, 560, 150), shape('M520 120 h420 v30 q-40 60 -120 60 h-180 q-80 0 -120 -60 z', c.metal), toolbox(c, 980, 716, 0.5), box(170, 110, 120, 640, c.accent, 6), box(1310, 110, 120, 640, c.accent, 6)],
  radiator: (c, _random, v) => [room(c), ...lit(c, 560), curtains(c.second, 560, 110, 320, 320), radiator(c, 560, 460), plant(c, 1160, 640, 1.3, v), chair(c, 220, 780, c.accent), frame(c, 1200, 150, 180, 220, v), rug(c, 720, 830, 900, 110)],
  toolbox: (c) => [room(c), bench(c, 260, 1080, 830), toolbox(c, 560, 590, 1.1), drill(c, 1050, 370, 0.9), stroke('M340 570 L470 330', c.wood, 26), box(410, 290, 150, 62, c.metal, 8, { transform: 'rotate(28 480 320)' })],
  'winter-porch': (c, random) => [outdoors(c, 560, random, '#eef3f7'), house(c, 420, 760, 760, 330), wreath(c, 800, 560, 34), bush({ ...c, second: '#c4413a' }, 330, 790), bush({ ...c, second: '#c4413a' }, 1300, 800, 1.1), bulbs(c, 130), snow(random)],
  facade: (c, random) => [...garden(c, random), house(c, 420, 760, 760, 330), bush(c, 330, 790), bush(c, 1290, 800, 1.2), fence(c, 0, 860, 4, 120)],
  'front-door': (c, random, v) => [outdoors(c, 660, random), box(260, 0, 1080, 760, c.light), repeat(12, (row) => stroke(`M260 ${60 + row * 62} h1080`, c.wallShade, 3)), windowOn(c, 340, 200, 220, 300), door(c, 680, 220, 280, 520), windowOn(c, 1060, 200, 220, 300), box(600, 740, 440, 40, c.floor, 4), plant(c, 600, 690, 1, v), plant(c, 1050, 690, 1, v)],
  roof: (c, random) => [outdoors(c, 820, random), house(c, 240, 1010, 1100, 420), ladder(c, 1300, 860)],
  'solar-roof': (c, random) => [outdoors(c, 820, random), house(c, 240, 1010, 1100, 420, true)],
  garden: (c, random) => [...garden(c, random), fence(c, 0, 600, 22, 150), bush(c, 260, 700, 1.2), raisedBed(c, 560, 800, 520, random), bush(c, 1330, 720, 1.4), plant(c, 1180, 720, 1)],
  'raised-beds': (c, random) => [...garden(c, random), fence(c, 0, 590, 22, 130), raisedBed(c, 120, 700, 420, random), raisedBed(c, 640, 700, 420, random), raisedBed(c, 320, 850, 620, random), raisedBed(c, 1080, 840, 420, random)],
  patio: (c, random) => [...garden(c, random), fence(c, 0, 600, 22, 170), box(0, 690, 1600, 210, c.wallShade), repeat(5, (row) => stroke(`M0 ${710 + row * 40} H1600`, c.light, 5)), bulbs(c, 140), parasolSet(c, 820, 830), plant(c, 300, 740, 1.1), bush(c, 1390, 800)],
  deck: (c, random, v) => [...garden(c, random), bush(c, 360, 660), decking(c, 660), parasolSet(c, 1060, 830), chair(c, 330, 830, c.accent), plant(c, 560, 720, 1.2, v)],
  fence: (c, random) => [...garden(c, random), fence(c, -20, 760, 23, 330), bush(c, 300, 830, 1.1), bush(c, 1260, 840, 1.3), ladder(c, 760, 860)],
  shed: (c, random) => [...garden(c, random), house({ ...c, light: c.wood, wallShade: c.woodShade }, 520, 780, 540, 300), fence(c, 1120, 760, 7, 170), bush(c, 420, 800), toolbox(c, 1120, 860, 0.5)],
}

/**
 * A scene of the demo as SVG, 1600×900.
 * @param variant changes its details; the same one draws the same picture
 */
export function drawPlainScene(scene: Scene, palette: Palette, variant: number): string {
  const c = colorsOf(palette)
  const random = randomOf(`${scene}/${palette}/${variant}`)
  const draw = ROOMS[scene] ?? ROOMS['living-room']
  return picture(1600, 900, roomDefinitions(c), draw ? draw(c, random, variant) : [box(0, FLOOR, 1600, 260, c.floor)])
}
