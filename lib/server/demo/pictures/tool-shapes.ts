import type { ProductShape } from '../content'
import type { Colors } from './palettes'
import { box, group, oval, repeat, shape, stroke } from './svg'
import { drill, paintCan, roller, toolBoard } from './work'

type Draw = (c: Colors) => string

/** A handle of two colours along a line that leans. */
const grip = (c: Colors, x: number, y: number, w: number, h: number) => box(x, y, w, h, c.accent, w / 2) + box(x, y + h * 0.72, w, h * 0.1, c.second)
const leaning = (angle: number, parts: string[]) => group(parts, `rotate(${angle} 500 500)`)

/** Tools, materials and safety gear; each fits a square of 1000 and stands on 850. */
export const TOOL_SHAPES: Partial<Record<ProductShape, Draw>> = {
  drill: (c) => drill(c, 190, 300, 2.1),
  'saw-circular': (c) => group([oval(540, 600, 240, 240, c.metal), oval(540, 600, 190, 190, '#e7eaef'), oval(540, 600, 44, 44, c.dark), box(230, 640, 600, 26, c.dark, 8), shape('M330 330 h360 q80 0 80 90 v160 h-120 a150 150 0 0 0 -260 0 h-150 q-10 -230 90 -250 z', c.accent), stroke('M360 330 q20 -110 150 -110 h110 q90 0 90 110', c.dark, 44), box(700, 430, 130, 70, c.second, 20)]),
  sander: (c) => group([box(260, 720, 480, 70, c.metal, 20), box(280, 780, 440, 30, c.second, 8), shape('M300 720 q0 -260 200 -300 q200 40 200 300 z', c.accent), oval(500, 420, 150, 70, c.dark), box(660, 600, 160, 70, c.dark, 30)]),
  'hand-saw': (c) => leaning(-18, [shape('M150 470 L700 400 V560 L150 530 z', c.metal), repeat(22, (i) => shape(`M${160 + i * 24} ${532 + i * 1.3} l12 20 l12 -18 z`, c.metal)), shape('M680 380 h120 q60 0 60 70 v60 q0 90 -90 90 h-90 z', c.accent), oval(775, 490, 44, 54, c.light)]),
  hammer: (c) => leaning(32, [box(460, 330, 80, 560, 'none'), box(465, 340, 70, 520, c.wood, 30), box(465, 620, 70, 240, c.accent, 30), box(330, 200, 220, 140, c.metal, 20), shape('M540 210 q150 -20 190 90 q-90 -40 -190 20 z', c.metal)]),
  screwdriver: (c) => leaning(28, [box(478, 160, 44, 380, c.metal, 8), shape('M478 160 h44 l-10 -50 h-24 z', c.metal), grip(c, 430, 520, 140, 340)]),
  pliers: (c) => leaning(20, [stroke('M440 470 Q300 640 360 860', c.accent, 74), stroke('M560 470 Q700 640 640 860', c.accent, 74), shape('M500 120 q-110 120 -90 330 q90 90 180 0 q20 -210 -90 -330 z', c.metal), stroke('M500 130 V380', c.dark, 8), oval(500, 460, 36, 36, c.dark)]),
  wrench: (c) => leaning(30, [box(450, 330, 100, 540, c.metal, 46), shape('M350 130 q-60 180 150 230 q210 -50 150 -230 l-70 110 h-160 z', c.metal), box(478, 480, 44, 280, c.accent, 22)]),
  level: (c) => leaning(-8, [box(90, 420, 820, 170, c.accent, 20), box(90, 420, 820, 26, '#ffffff', 12, { opacity: 0.25 }), box(400, 450, 200, 110, '#eaf7d4', 30), oval(500, 505, 44, 34, '#b7dd6e'), stroke('M450 455 v100 M550 455 v100', c.dark, 8), oval(190, 505, 46, 46, c.second), oval(810, 505, 46, 46, c.second)]),
  'tape-measure': (c) => group([shape('M260 330 h300 q180 0 180 200 v260 h-480 q-60 0 -60 -60 v-320 q0 -80 60 -80 z', c.accent), oval(460, 560, 150, 150, c.second), oval(460, 560, 70, 70, c.dark), box(730, 730, 190, 46, '#f7e27a'), repeat(8, (i) => stroke(`M${750 + i * 22} 732 v${i % 2 ? 18 : 28}`, c.dark, 5)), box(906, 716, 20, 90, c.metal, 4)]),
  clamp: (c) => group([stroke('M300 250 H650 Q760 250 760 360 V640', c.accent, 70), box(240, 210, 120, 90, c.dark, 10), box(700, 620, 120, 70, c.dark, 10), stroke('M300 860 V420', c.metal, 40), oval(300, 410, 80, 30, c.metal), stroke('M210 840 H390', c.second, 36), box(250, 560, 100, 120, c.accent, 12)]),
  chisel: (c) => leaning(34, [shape('M450 110 h100 v330 h-100 z', c.metal), shape('M450 110 h100 l-20 -50 h-60 z', '#e7eaef'), box(470, 430, 60, 90, c.metal, 10), box(430, 500, 140, 340, c.wood, 60), box(430, 800, 140, 44, c.second, 20)]),
  'utility-knife': (c) => leaning(-32, [shape('M120 470 L330 400 V540 L150 560 z', '#e7eaef'), box(310, 380, 580, 200, c.accent, 70), box(460, 400, 180, 46, c.dark, 20), box(700, 380, 120, 200, c.second, 0, { opacity: 0.7 })]),
  'paint-can': (c) => group([paintCan(c, 0, 140)], 'translate(236 248) scale(4.4)'),
  'paint-roller': (c) => group([roller(c, 0, 0, 24)], 'translate(460 420) scale(2.1)'),
  'paint-brush': (c) => leaning(24, [box(440, 480, 120, 380, c.wood, 56), box(360, 380, 280, 130, c.metal, 14), shape('M365 380 h270 l20 -250 q-60 40 -100 0 q-60 60 -120 0 q-50 40 -90 10 z', c.accent)]),
  tile: (c) => repeat(9, (i) => box(200 + (i % 3) * 206, 220 + Math.floor(i / 3) * 206, 194, 194, [c.accent, c.light, c.second][(i * 2) % 3] ?? c.accent, 12) + oval(297 + (i % 3) * 206, 317 + Math.floor(i / 3) * 206, 50, 50, '#ffffff', { opacity: 0.25 })),
  plank: (c) => leaning(-12, [box(110, 330, 780, 120, c.wood, 6), box(110, 462, 780, 120, c.floor, 6), box(110, 594, 780, 120, c.woodShade, 6), repeat(3, (i) => stroke(`M160 ${380 + i * 132} q180 -30 340 0 t340 0`, c.dark, 5, { opacity: 0.25 }))]),
  lumber: (c) => repeat(6, (i) => box(180 + (i % 3) * 30, 660 - i * 86, 640, 78, i % 2 ? c.wood : c.floor, 4) + oval(200 + (i % 3) * 30, 699 - i * 86, 14, 22, c.woodShade)),
  'hard-hat': (c) => group([shape('M190 640 a310 310 0 0 1 620 0 z', c.accent), box(120, 630, 760, 70, c.accent, 34), box(450, 300, 100, 340, '#ffffff', 40, { opacity: 0.3 }), box(120, 690, 760, 16, '#1d1020', 8, { opacity: 0.15 })]),
  gloves: (c) => group([-1, 1].map((side) => group([shape('M-120 330 V20 q0 -60 44 -60 t44 60 v-100 q0 -56 40 -56 t40 56 v70 q0 -56 40 -56 t40 56 V330 z', c.accent), box(-130, 310, 268, 110, c.second, 20), shape('M-120 120 q-90 -10 -110 60 q60 90 110 90 z', c.accent)], `translate(${500 + side * 190} 460) scale(${side} 1)`))),
  goggles: (c) => group([stroke('M120 520 Q500 330 880 520', c.dark, 60), shape('M170 420 h660 q60 0 60 110 q0 190 -170 190 q-110 0 -160 -110 h-120 q-50 110 -160 110 q-170 0 -170 -190 q0 -110 60 -110 z', c.accent), oval(330, 560, 140, 110, c.skyEnd), oval(670, 560, 140, 110, c.skyEnd), stroke('M250 520 l70 -50 M600 520 l70 -50', '#ffffff', 18)]),
  respirator: (c) => group([stroke('M110 380 Q500 200 890 380', c.dark, 34), shape('M280 400 q220 -120 440 0 q60 260 -220 400 q-280 -140 -220 -400 z', c.accent), oval(270, 620, 130, 130, c.second), oval(730, 620, 130, 130, c.second), oval(500, 680, 80, 80, c.dark), oval(270, 620, 70, 70, '#ffffff', { opacity: 0.35 }), oval(730, 620, 70, 70, '#ffffff', { opacity: 0.35 })]),
  ladder: (c) => group([stroke('M360 130 L250 860 M560 130 L690 860', c.metal, 44), repeat(6, (i) => stroke(`M${348 - i * 16} ${220 + i * 110} H${572 + i * 20}`, i ? c.metal : c.second, 36)), stroke('M470 130 L800 860', c.woodShade, 22), box(330, 110, 260, 50, c.accent, 12)]),
  screws: (c) => repeat(5, (i) => group([box(-46, -200, 92, 34, c.metal, 10), shape('M-26 -166 h52 l-12 330 l-14 60 l-14 -60 z', c.metal), repeat(7, (t) => stroke(`M-30 ${-130 + t * 44} l60 -20`, c.dark, 9))], `translate(${230 + i * 140} ${520 + (i % 2) * 60}) rotate(${-16 + i * 8})`)),
  hinge: (c) => group([box(220, 250, 260, 500, c.metal, 16), box(520, 250, 260, 500, c.metal, 16), box(460, 230, 80, 540, c.second, 34), ...[340, 500, 660].flatMap((y) => [oval(330, y, 34, 34, c.dark), oval(670, y, 34, 34, c.dark)])]),
  hooks: (c) => group([box(140, 330, 720, 110, 'url(#wood)', 20), repeat(4, (i) => stroke(`M${240 + i * 174} 440 v150 q0 80 60 80 t50 -70`, c.accent, 34) + oval(240 + i * 174, 386, 24, 24, c.second))]),
  'caulk-gun': (c) => leaning(-16, [box(220, 400, 480, 150, c.light, 16), box(220, 400, 480, 60, c.accent, 16), shape('M220 440 l-130 30 v20 l130 40 z', c.second), stroke('M700 470 H900', c.metal, 26), stroke('M720 560 q-20 180 60 240', c.dark, 60), stroke('M660 570 q-30 90 0 160', c.metal, 30), box(690, 380, 40, 190, c.dark, 8)]),
  drywall: (c) => leaning(-8, [box(230, 180, 500, 640, c.metal, 6), box(260, 210, 500, 640, c.light, 6), box(260, 210, 500, 60, c.accent, 6), stroke('M300 500 h420 M300 620 h420', c.wallShade, 8)]),
  'insulation-roll': (c) => group([box(300, 340, 480, 380, '#f3b7c4', 30), oval(300, 530, 120, 190, '#e89aad'), ...[90, 60, 30].map((r) => oval(300, 530, r, r * 1.6, 'none', { stroke: '#fbe3e9', 'stroke-width': 14 })), box(540, 340, 90, 380, c.second), box(300, 700, 500, 60, '#e89aad', 20)]),
  shingles: (c) => repeat(5, (row) => repeat(5, (i) => shape(`M${120 + i * 160 - (row % 2) * 80} ${250 + row * 110} h150 v110 q-75 50 -150 0 z`, (i + row) % 2 ? c.dark : c.accent))),
  gutter: (c) => group([shape('M110 330 H790 v90 q0 90 -90 90 H200 q-90 0 -90 -90 z', c.metal), box(90, 310, 720, 40, '#e7eaef', 12), stroke('M660 500 V640 q0 60 60 60 h60 v160', c.metal, 84), ...[260, 480].map((x) => box(x, 300, 34, 220, c.accent, 8))]),
  weatherstrip: (c) => group([...[230, 180, 130, 80].map((r, i) => oval(480, 500, r + 70, r + 70, 'none', { stroke: i % 2 ? c.dark : c.accent, 'stroke-width': 46 })), stroke('M180 500 V860 H860', c.accent, 46)]),
}

/** Tools on their board stand for a set of them. */
export const toolSet: Draw = (c) => group([toolBoard(c, 0, 0, 640, 320)], 'translate(120 280) scale(1.19)')
