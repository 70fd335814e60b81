import type { ProductShape } from '../content'
import { basket, bed, cabinets, chair, machine, sofa } from './furniture'
import type { Colors } from './palettes'
import { parasolSet, wreath } from './outside'
import { plant } from './room'
import { box, group, oval, repeat, shape, stroke } from './svg'

type Draw = (c: Colors) => string

const at = (x: number, y: number, size: number, part: string) => group([part], `translate(${x} ${y}) scale(${size})`)

/** Fixtures, furniture, appliances and things of the garden; each fits a square of 1000. */
export const HOME_SHAPES: Partial<Record<ProductShape, Draw>> = {
  bulb: (c) => group([oval(500, 420, 330, 330, '#fff0c4', { opacity: 0.5 }), shape('M500 170 a230 230 0 0 1 150 400 q-40 40 -40 100 h-220 q0 -60 -40 -100 a230 230 0 0 1 150 -400 z', '#ffe9ad'), stroke('M440 640 L420 470 L500 520 L580 470 L560 640', c.second, 16), box(395, 670, 210, 44, c.metal, 16), box(405, 724, 190, 44, c.metal, 16), box(425, 778, 150, 50, c.dark, 24)]),
  'pendant-lamp': (c) => group([stroke('M500 60 V330', c.dark, 14), oval(500, 700, 360, 190, '#fff0c4', { opacity: 0.45 }), shape('M220 640 Q240 340 500 330 Q760 340 780 640 z', c.accent), oval(500, 640, 280, 40, '#fff0c4'), box(460, 300, 80, 60, c.second, 14)]),
  outlet: (c) => group([box(260, 180, 480, 640, '#ffffff', 50), box(260, 180, 480, 640, 'none', 50, { stroke: c.wallShade, 'stroke-width': 10 }), ...[360, 640].map((y) => group([oval(500, y, 150, 130, c.light), box(430, y - 60, 26, 80, c.dark, 8), box(544, y - 60, 26, 80, c.dark, 8), oval(500, y + 64, 26, 26, c.dark)])), oval(500, 500, 20, 20, c.metal)]),
  faucet: (c) => group([stroke('M400 780 V420 Q400 240 560 240 T720 420 V500', c.metal, 86), stroke('M380 780 V420 Q380 220 540 222', '#ffffff', 14, { opacity: 0.4 }), box(300, 760, 220, 70, c.metal, 24), stroke('M440 600 L640 540', c.accent, 50), box(680, 490, 84, 50, c.dark, 12)]),
  pipe: (c) => group([stroke('M180 330 H560 Q680 330 680 450 V850', c.metal, 130), stroke('M180 296 H570 Q716 300 716 450', '#ffffff', 20, { opacity: 0.35 }), box(150, 240, 90, 180, c.accent, 16), box(590, 760, 180, 90, c.accent, 16), oval(620, 390, 40, 40, c.second)]),
  'shower-head': (c) => group([stroke('M200 200 H420 Q520 200 540 300', c.metal, 56), shape('M300 460 Q540 240 780 460 z', c.accent), box(280, 456, 520, 44, c.metal, 20), repeat(9, (i) => stroke(`M${320 + i * 54} 530 l${(i - 4) * 6} ${200 + (i % 3) * 60}`, c.skyTop, 14))]),
  toilet: (c) => group([box(300, 170, 400, 300, '#ffffff', 30), box(280, 150, 440, 56, '#ffffff', 20), shape('M260 480 h480 q10 200 -130 250 l30 120 h-280 l30 -120 q-140 -50 -130 -250 z', '#ffffff'), box(240, 460, 520, 60, c.light, 30), box(330, 250, 60, 26, c.metal, 10), shape('M620 480 h120 q10 200 -130 250 l30 120 h-90 z', '#1d1020', { opacity: 0.06 })]),
  door: (c) => group([box(300, 110, 400, 760, c.accent, 8), ...[170, 510].map((y) => box(350, y, 300, 290, '#ffffff', 10, { opacity: 0.16 })), oval(650, 500, 24, 24, c.second), box(280, 860, 440, 20, c.woodShade)]),
  window: (c) => group([box(200, 180, 600, 640, '#ffffff', 16), box(240, 220, 520, 560, 'url(#sky)'), shape('M240 780 v-140 q130 -120 260 -30 t260 -40 v210 z', c.leaf), box(486, 220, 28, 560, '#ffffff'), box(240, 480, 520, 28, '#ffffff'), box(160, 820, 680, 50, c.wood, 12)]),
  'door-handle': (c) => group([box(330, 170, 170, 660, c.metal, 40), stroke('M415 420 H780', c.second, 84), stroke('M415 400 H770', '#ffffff', 14, { opacity: 0.4 }), oval(415, 420, 70, 70, c.metal), oval(415, 660, 40, 40, c.dark)]),
  'smart-lock': (c) => group([box(340, 130, 320, 740, c.dark, 90), repeat(9, (i) => oval(420 + (i % 3) * 80, 300 + Math.floor(i / 3) * 90, 26, 26, c.light)), oval(500, 700, 90, 90, c.accent), box(484, 650, 32, 70, '#ffffff', 14), oval(500, 200, 16, 16, c.second)]),
  thermostat: (c) => group([oval(500, 500, 340, 340, c.metal), oval(500, 500, 300, 300, c.dark), stroke('M300 640 A245 245 0 1 1 690 655', c.accent, 34), box(400, 440, 60, 130, '#ffffff', 12), box(500, 440, 100, 130, 'none', 30, { stroke: '#ffffff', 'stroke-width': 26 }), oval(690, 655, 28, 28, c.second)]),
  heater: (c) => group([box(220, 240, 560, 560, c.light, 50), repeat(6, (i) => box(280, 330 + i * 66, 440, 34, i % 2 ? c.second : '#e8663a', 16)), box(270, 790, 80, 60, c.dark, 10), box(650, 790, 80, 60, c.dark, 10), oval(690, 280, 20, 20, c.accent)]),
  fan: (c) => group([stroke('M500 520 V840', c.dark, 40), box(330, 820, 340, 44, c.dark, 22), oval(500, 400, 290, 290, c.light), ...[0, 120, 240].map((angle) => shape('M500 400 q-90 -160 30 -240 q110 60 -30 240 z', c.accent, { transform: `rotate(${angle} 500 400)` })), oval(500, 400, 290, 290, 'none', { stroke: c.metal, 'stroke-width': 24 }), oval(500, 400, 50, 50, c.second)]),
  camera: (c) => group([box(460, 640, 80, 180, c.metal, 20), box(340, 800, 320, 50, c.metal, 24), box(220, 300, 520, 360, '#ffffff', 150), oval(600, 480, 150, 150, c.dark), oval(600, 480, 90, 90, c.accent), oval(570, 450, 30, 30, '#ffffff'), oval(330, 400, 22, 22, '#d6443a')]),
  cabinet: (c) => at(-120, -420, 1.25, cabinets(c, 200, 520, 600, 3, 480)),
  shelf: (c) => group([repeat(4, (i) => box(200, 220 + i * 190, 600, 34, 'url(#wood)', 6)), stroke('M215 180 V850 M785 180 V850', c.dark, 22), repeat(6, (i) => box(250 + i * 44, 290 + (i % 3) * 14, 34, 120 - (i % 3) * 14, [c.accent, c.second, c.leaf][i % 3] ?? c.accent, 4)), at(640, 560, 0.5, plant(c, 0, 0)), box(280, 700, 180, 90, c.second, 12)]),
  basket: (c) => at(190, 250, 4.4, basket(c, 0, 100)),
  sofa: (c) => at(-150, -250, 1.16, sofa(c, 280, 900)),
  chair: (c) => at(-30, -520, 2.1, chair(c, 190, 640)),
  table: (c) => group([box(120, 380, 760, 60, 'url(#wood)', 20), ...[190, 750].map((x) => shape(`M${x} 440 h60 l-12 410 h-36 z`, c.woodShade)), at(500, 300, 0.7, plant(c, 0, 0))]),
  desk: (c) => group([box(100, 440, 800, 46, 'url(#wood)', 10), box(620, 486, 240, 300, c.accent, 10), ...[530, 640].map((y) => box(640, y, 200, 90, '#ffffff', 8, { opacity: 0.18 })), box(140, 486, 36, 370, c.woodShade), box(280, 230, 300, 190, c.dark, 14), box(296, 246, 268, 158, c.skyTop, 6), box(410, 420, 40, 24, c.metal)]),
  planter: (c) => at(500, 560, 2.6, plant(c, 0, 0, 1, 1)),
  hose: (c) => group([...[280, 230, 180, 130].map((r) => oval(480, 520, r, r, 'none', { stroke: r % 100 ? c.leaf : c.leafShade, 'stroke-width': 44 })), stroke('M480 800 H760 Q860 800 860 700', c.leaf, 44), box(820, 560, 80, 150, c.second, 20), box(836, 520, 48, 60, c.dark, 10)]),
  shovel: (c) => group([stroke('M500 230 V600', c.wood, 54), box(400, 130, 200, 110, 'none', 40, { stroke: c.wood, 'stroke-width': 50 }), shape('M360 560 h280 v160 q0 130 -140 190 q-140 -60 -140 -190 z', c.metal), stroke('M500 600 v220', c.dark, 10, { opacity: 0.3 })], 'rotate(20 500 500)'),
  grill: (c) => group([shape('M230 470 h540 q0 190 -270 190 t-270 -190 z', c.dark), shape('M240 450 q20 -200 260 -200 t260 200 z', c.accent), box(460, 220, 80, 40, c.metal, 16), box(210, 446, 580, 36, c.metal, 14), stroke('M340 640 L270 860 M660 640 L730 860 M300 760 H700', c.dark, 26), box(780, 430, 130, 30, c.wood, 8)]),
  parasol: (c) => at(-30, 20, 0.65, parasolSet(c, 820, 1240)),
  'string-lights': (c) => group([stroke('M80 260 Q300 460 500 330 T920 300', c.dark, 14), stroke('M80 560 Q300 760 500 630 T920 600', c.dark, 14), ...[[160, 340], [300, 395], [440, 370], [580, 310], [720, 300], [850, 310], [160, 640], [300, 695], [440, 670], [580, 610], [720, 600], [850, 610]].map(([x = 0, y = 0]) => group([oval(x, y + 50, 80, 80, '#fff0c4', { opacity: 0.45 }), oval(x, y + 50, 34, 44, '#ffe3a1'), box(x - 16, y - 4, 32, 26, c.dark, 6)]))]),
  vacuum: (c) => group([stroke('M640 230 Q760 130 800 300 L700 800', c.metal, 36), box(560, 790, 300, 60, c.dark, 20), oval(360, 660, 210, 180, c.accent), oval(360, 640, 110, 80, c.light), oval(250, 800, 60, 60, c.dark), oval(470, 800, 60, 60, c.dark), stroke('M420 520 Q520 260 640 230', c.dark, 40)]),
  mop: (c) => group([stroke('M620 110 L430 680', c.wood, 40), box(270, 650, 320, 70, c.accent, 20), repeat(9, (i) => stroke(`M${290 + i * 35} 710 q${(i - 4) * 10} 70 ${(i - 4) * 16} 140`, i % 2 ? c.light : c.wallShade, 34)), box(660, 600, 220, 250, c.second, 20), stroke('M670 610 q100 -110 200 0', c.metal, 16)]),
  'spray-bottle': (c) => group([shape('M350 420 h300 q60 60 60 160 v230 q0 50 -50 50 h-320 q-50 0 -50 -50 v-230 q0 -100 60 -160 z', c.accent), box(340, 560, 320, 180, '#ffffff', 16), oval(500, 650, 56, 56, c.leaf), box(430, 330, 140, 100, c.dark, 12), shape('M330 180 h300 v150 h-190 l-20 90 h-60 l10 -120 h-90 v-60 z', c.second)]),
  fridge: (c) => group([box(280, 110, 440, 750, c.metal, 34), box(300, 130, 400, 280, '#e7eaef', 20), box(300, 430, 400, 410, '#e7eaef', 20), stroke('M340 240 V370 M340 470 V640', c.dark, 22), box(560, 180, 80, 100, c.accent, 10), box(300, 850, 60, 24, c.dark), box(640, 850, 60, 24, c.dark)]),
  'washing-machine': (c) => at(-60, -30, 2.7, machine(c, 100, 330)),
  range: (c) => group([box(220, 230, 560, 640, '#e7eaef', 24), box(220, 230, 560, 110, c.dark, 24), repeat(4, (i) => oval(310 + i * 126, 285, 32, 32, c.metal)), box(280, 400, 440, 300, c.dark, 20), box(310, 440, 380, 220, '#5a3a24', 10), stroke('M300 375 H700', c.metal, 24), box(280, 740, 440, 80, c.metal, 14), box(200, 190, 600, 44, c.dark, 10)]),
  'solar-panel': (c) => group([shape('M240 230 H860 L760 690 H140 z', '#1b2f55'), repeat(4, (i) => stroke(`M${344 + i * 104 + 0} 230 L${244 + i * 104} 690`, '#7fa2d8', 8)), repeat(2, (i) => stroke(`M${207 - i * 34} ${383 + i * 153} H${827 - i * 34}`, '#7fa2d8', 8)), shape('M240 230 H420 L320 690 H140 z', '#ffffff', { opacity: 0.1 }), stroke('M300 690 L260 860 M640 690 L700 860', c.metal, 26)]),
  wreath: (c) => wreath(c, 500, 460, 250),
  wallpaper: (c) => group([box(280, 220, 380, 620, c.accent, 10), repeat(12, (i) => oval(345 + (i % 3) * 125, 300 + Math.floor(i / 3) * 150, 40, 54, i % 2 ? c.second : c.light) + stroke(`M${345 + (i % 3) * 125} ${350 + Math.floor(i / 3) * 150} v50`, c.leaf, 8)), oval(690, 240, 70, 100, c.accent), box(660, 240, 100, 600, c.accent), oval(725, 840, 35, 20, '#1d1020', { opacity: 0.2 }), oval(725, 240, 30, 50, c.light)]),
}

/** A bed stands in for furniture that has no drawing of its own. */
export const furniture: Draw = (c) => at(-90, -330, 1.1, bed(c, 220, 980))
