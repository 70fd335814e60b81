import type { Colors } from './palettes'
import { FLOOR } from './room'
import { box, group, oval, repeat, shade, shape, stroke } from './svg'

const BASE = FLOOR + 70

/** A row of cabinets with a counter, `y` its top. */
export const cabinets = (c: Colors, x: number, y: number, w: number, doors: number, h = BASE - y) =>
  group([
    box(x, y, w, h, c.accent, 4),
    repeat(doors, (index) => {
      const width = w / doors
      return box(x + index * width + 8, y + 28, width - 16, h - 46, '#ffffff', 5, { opacity: 0.14 }) + box(x + index * width + width / 2 - 20, y + 44, 40, 7, c.second, 3)
    }),
    box(x, y + h - 16, w, 16, c.dark),
    box(x - 12, y - 16, w + 24, 24, c.light, 4),
    box(x - 12, y + 6, w + 24, 6, '#1d1020', 0, { opacity: 0.12 }),
  ])

export const wallCabinets = (c: Colors, x: number, y: number, w: number, doors: number, h = 190) =>
  group([
    box(x, y, w, h, c.accent, 4),
    repeat(doors, (index) => box(x + (index * w) / doors + 7, y + 8, w / doors - 14, h - 16, '#ffffff', 4, { opacity: 0.14 })),
    box(x, y + h, w, 12, '#1d1020', 2, { opacity: 0.1 }),
  ])

export const sink = (c: Colors, x: number, y: number) =>
  group([stroke(`M${x} ${y - 16} v-90 q0 -40 38 -40 t38 40 v22`, c.metal, 13), oval(x + 30, y - 12, 92, 10, c.metal), box(x - 34, y - 26, 18, 12, c.metal, 4)])

export const sofa = (c: Colors, x: number, y = BASE) =>
  group([
    shade(x + 280, y + 6, 320),
    box(x, y - 240, 560, 180, c.accent, 36),
    box(x - 40, y - 180, 90, 165, c.accent, 32),
    box(x + 510, y - 180, 90, 165, c.accent, 32),
    box(x + 40, y - 140, 240, 92, '#ffffff', 22, { opacity: 0.14 }),
    box(x + 284, y - 140, 236, 92, '#ffffff', 22, { opacity: 0.14 }),
    box(x + 20, y - 56, 520, 42, '#1d1020', 14, { opacity: 0.12 }),
    box(x + 70, y - 226, 104, 104, c.second, 18, { transform: `rotate(-8 ${x + 120} ${y - 180})` }),
    box(x + 400, y - 222, 96, 96, c.light, 18, { transform: `rotate(9 ${x + 448} ${y - 176})` }),
    ...[x + 10, x + 530].map((leg) => box(leg, y - 18, 20, 24, c.woodShade, 3)),
  ])

export const table = (c: Colors, x: number, w: number, h = 150, y = BASE + 60) =>
  group([
    shade(x + w / 2, y, w * 0.55),
    box(x, y - h, w, 20, 'url(#wood)', 6),
    ...[x + 24, x + w - 42].map((leg) => shape(`M${leg} ${y - h + 20} h18 l-3 ${h - 20} h-12 z`, c.woodShade)),
  ])

export const chair = (c: Colors, x: number, y = BASE + 40, color = c.second) =>
  group([
    shade(x + 60, y, 80),
    box(x, y - 240, 16, 240, c.woodShade, 6),
    box(x + 6, y - 236, 96, 90, color, 16),
    box(x, y - 124, 124, 22, color, 8),
    ...[x + 6, x + 106].map((leg) => box(leg, y - 104, 11, 104, c.woodShade, 4)),
  ])

export const bed = (c: Colors, x: number, y = BASE + 80) =>
  group([
    shade(x + 330, y, 380),
    box(x, y - 330, 660, 200, 'url(#wood)', 24),
    box(x + 10, y - 190, 640, 160, c.light, 30),
    shape(`M${x + 10} ${y - 130} q330 -46 640 0 v84 q0 20 -20 20 h-600 q-20 0 -20 -20 z`, c.accent),
    ...[x + 60, x + 360].map((pillow) => box(pillow, y - 240, 240, 90, '#ffffff', 34)),
    box(x + 250, y - 216, 160, 76, c.second, 26),
    ...[x + 16, x + 620].map((leg) => box(leg, y - 34, 24, 40, c.woodShade, 4)),
  ])

export const bath = (c: Colors, x: number, y = BASE + 40) =>
  group([
    shade(x + 260, y, 300),
    shape(`M${x} ${y - 200} h520 q-6 150 -90 180 h-340 q-84 -30 -90 -180 z`, '#ffffff'),
    shape(`M${x + 340} ${y - 200} h180 q-6 150 -90 180 h-90 z`, '#1d1020', { opacity: 0.06 }),
    box(x - 24, y - 216, 568, 26, '#ffffff', 13),
    ...[x + 80, x + 410].map((foot) => shape(`M${foot} ${y - 24} h34 l-6 30 h-22 z`, c.metal)),
    stroke(`M${x + 470} ${y - 214} v-110 q0 -34 -40 -34`, c.metal, 14),
  ])

export const door = (c: Colors, x: number, y: number, w: number, h: number, color = c.accent) =>
  group([
    box(x - 18, y - 18, w + 36, h + 18, c.light, 4),
    box(x, y, w, h, color, 3),
    ...[0.06, 0.54].map((part) => box(x + w * 0.14, y + h * part, w * 0.72, h * 0.38, '#ffffff', 4, { opacity: 0.13 })),
    oval(x + w * 0.87, y + h * 0.52, 11, 11, c.second),
  ])

export const fireplace = (c: Colors, x: number, y = BASE) =>
  group([
    box(x, y - 400, 520, 400, c.light, 4),
    box(x + 90, y - 280, 340, 280, c.dark, 8),
    shape(`M${x + 180} ${y - 24} q-10 -100 60 -150 q0 50 36 66 q14 -30 6 -60 q70 70 58 144 z`, c.second),
    shape(`M${x + 220} ${y - 24} q0 -60 44 -90 q34 40 34 90 z`, '#ffe3a1'),
    stroke(`M${x + 160} ${y - 20} h200`, c.wood, 24),
    box(x - 36, y - 430, 592, 38, 'url(#wood)', 4),
  ])

export const stairs = (c: Colors, x: number, y = BASE) =>
  group(Array.from({ length: 8 }, (_, step) => {
    const [left, top] = [x + step * 86, y - (step + 1) * 62]
    return box(left, top, 700 - step * 86, 62, step % 2 ? c.light : c.wall) + box(left - 12, top, 712 - step * 86, 14, 'url(#wood)', 4) + stroke(`M${left + 30} ${top} v-150`, c.dark, 6)
  })) + stroke(`M${x + 20} ${y - 214} l620 -446`, c.woodShade, 18)

export const desk = (c: Colors, x: number, y = BASE + 50) =>
  group([
    table(c, x, 560, 220, y),
    box(x + 190, y - 410, 230, 150, c.dark, 10),
    box(x + 202, y - 398, 206, 126, c.skyTop, 4),
    box(x + 290, y - 262, 30, 34, c.metal),
    box(x + 250, y - 230, 110, 12, c.metal, 4),
    box(x + 70, y - 236, 90, 16, c.accent, 3),
    box(x + 78, y - 252, 76, 16, c.second, 3),
  ])

export const machine = (c: Colors, x: number, y = BASE + 10) =>
  group([shade(x + 110, y, 130), box(x, y - 270, 220, 270, '#ffffff', 12), box(x, y - 270, 220, 50, c.wallShade, 12), oval(x + 110, y - 115, 78, 78, c.metal), oval(x + 110, y - 115, 58, 58, c.dark), oval(x + 94, y - 132, 24, 18, '#ffffff', { opacity: 0.25 }), oval(x + 186, y - 245, 11, 11, c.accent)])

export const basket = (c: Colors, x: number, y = BASE + 60, size = 1) =>
  group([shade(70, 100, 90), shape('M0 0 H140 L124 100 H16 z', c.wood), repeat(4, (index) => stroke(`M${4 + index * 4} ${18 + index * 22} H${136 - index * 4}`, c.woodShade, 5, { opacity: 0.55 })), box(-6, -10, 152, 18, c.woodShade, 8)], `translate(${x} ${y - 100 * size}) scale(${size})`)

export const radiator = (c: Colors, x: number, y: number) =>
  group([repeat(9, (index) => box(x + index * 40, y, 32, 220, '#ffffff', 14)), box(x - 8, y + 30, 368, 12, c.wallShade, 5), box(x - 8, y + 180, 368, 12, c.wallShade, 5), stroke(`M${x + 372} ${y + 196} v70`, c.metal, 12), oval(x + 372, y + 190, 20, 20, c.accent)])
