import type { Colors } from './palettes'
import { FLOOR } from './room'
import { box, group, oval, repeat, shade, shape, stroke } from './svg'

export const ladder = (c: Colors, x: number, y = FLOOR + 150) =>
  group([
    shade(x + 110, y, 150),
    stroke(`M${x + 90} ${y - 520} L${x + 200} ${y}`, c.woodShade, 15),
    stroke(`M${x + 90} ${y - 520} L${x} ${y}`, c.wood, 19),
    stroke(`M${x + 150} ${y - 520} L${x + 130} ${y}`, c.wood, 19),
    repeat(5, (step) => stroke(`M${x + 78 - step * 16} ${y - 440 + step * 84} H${x + 148 - step * 3}`, c.second, 15)),
  ])

export const paintCan = (c: Colors, x: number, y = FLOOR + 150, color = c.accent) =>
  group([
    shade(x + 60, y, 84),
    stroke(`M${x + 4} ${y - 104} q56 -96 112 0`, c.metal, 5),
    box(x, y - 120, 120, 120, '#e9eaee', 6),
    box(x, y - 92, 120, 66, color),
    oval(x + 60, y - 120, 60, 15, '#d3d6dc'),
    oval(x + 60, y - 120, 49, 10, color),
    shape(`M${x + 18} ${y - 114} q4 44 12 46 q8 -4 8 -42 z`, color),
  ])

export const roller = (c: Colors, x: number, y: number, lean = 18) =>
  group([stroke('M0 0 V250', c.woodShade, 16), stroke('M0 0 v-40 h88 v-46', c.metal, 8), box(-70, -132, 170, 54, c.accent, 20), box(-70, -132, 170, 18, '#ffffff', 9, { opacity: 0.22 })], `translate(${x} ${y}) rotate(${lean})`)

export const bench = (c: Colors, x: number, w: number, y = FLOOR + 110) =>
  group([
    shade(x + w / 2, y, w * 0.55),
    box(x, y - 240, w, 34, 'url(#wood)', 5),
    box(x + 30, y - 206, w - 60, 26, c.woodShade),
    ...[x + 40, x + w - 76].map((leg) => box(leg, y - 206, 36, 206, c.woodShade, 3)),
    box(x + 60, y - 70, w - 120, 18, c.wood, 3),
  ])

/** Tools hung on a board of holes. */
export const toolBoard = (c: Colors, x: number, y: number, w: number, h: number) =>
  group([
    box(x, y, w, h, c.wood, 8),
    repeat(9, (row) => repeat(16, (column) => oval(x + 30 + (column * (w - 60)) / 15, y + 26 + (row * (h - 52)) / 8, 3, 3, c.woodShade))),
    group([box(-8, 0, 16, 150, c.second, 6), box(-46, -26, 92, 36, c.metal, 6)], `translate(${x + w * 0.14} ${y + 70})`),
    group([shape('M0 0 h150 l-10 44 h-140 z', c.metal), box(-60, -8, 66, 60, c.accent, 14)], `translate(${x + w * 0.3} ${y + 90})`),
    group([stroke('M0 0 V110', c.metal, 9), box(-15, 90, 30, 86, c.accent, 12)], `translate(${x + w * 0.66} ${y + 46})`),
    group([stroke('M0 0 V110', c.metal, 7), box(-13, 90, 26, 78, c.second, 12)], `translate(${x + w * 0.74} ${y + 46})`),
    group([stroke('M-30 150 L-6 40 M30 150 L6 40', c.accent, 17), stroke('M-10 44 L-16 0 M10 44 L16 0', c.metal, 13)], `translate(${x + w * 0.87} ${y + 46})`),
    box(x + w * 0.28, y + h - 84, w * 0.4, 34, c.second, 6),
    oval(x + w * 0.48, y + h - 67, 24, 10, '#dff5c8'),
  ])

export const drill = (c: Colors, x: number, y: number, size = 1) =>
  group([box(0, 0, 190, 76, c.accent, 22), box(190, 16, 44, 44, c.dark, 6), stroke('M234 38 H300', c.metal, 9), shape('M40 66 h70 l-18 130 h-66 z', c.dark), box(6, 186, 118, 54, c.accent, 10), box(108, 80, 20, 30, c.second, 8), box(24, 18, 90, 12, '#ffffff', 6, { opacity: 0.3 })], `translate(${x} ${y}) scale(${size})`)

export const toolbox = (c: Colors, x: number, y = FLOOR + 110, size = 1) =>
  group([
    shade(210, 250, 260),
    stroke('M120 30 V-40 H300 V30', c.dark, 20),
    box(0, 30, 420, 110, c.accent, 12),
    box(0, 120, 420, 130, c.accent, 12),
    box(0, 120, 420, 130, '#1d1020', 12, { opacity: 0.16 }),
    box(70, 100, 54, 56, c.second, 8),
    box(296, 100, 54, 56, c.second, 8),
  ], `translate(${x} ${y - 250 * size}) scale(${size})`)

export const pipes = (c: Colors, x: number, y: number) =>
  group([
    stroke(`M${x + 300} ${y} v120 q0 80 -80 80 t-80 -80 q0 -60 -70 -60 h-90`, c.metal, 44),
    stroke(`M${x + 300} ${y} v120 q0 80 -80 80 t-80 -80 q0 -60 -70 -60 h-90`, '#ffffff', 10, { opacity: 0.35 }),
    ...[[x + 270, y + 60], [x + 110, y + 96]].map(([left = 0, top = 0]) => box(left, top, 62, 34, c.second, 8)),
    stroke(`M${x + 420} ${y} v260 M${x + 480} ${y} v260`, c.accent, 18),
    oval(x + 420, y + 150, 26, 14, c.metal),
    oval(x + 480, y + 150, 26, 14, c.metal),
  ])

/** A wall of tiles, set in a bond. */
export const tiles = (c: Colors, x: number, y: number, columns: number, rows: number, random: () => number, w = 118, h = 58) =>
  repeat(rows, (row) =>
    repeat(columns, (column) => {
      const left = x + column * w - (row % 2 ? w / 2 : 0)
      const pick = random()
      const color = pick < 0.12 ? c.second : pick < 0.3 ? c.leaf : pick < 0.6 ? c.accent : c.light
      return box(left + 3, y + row * h + 3, w - 6, h - 6, color, 4) + box(left + 8, y + row * h + 8, w - 16, 7, '#ffffff', 3, { opacity: 0.25 })
    }),
  )

/** A floor whose boards are laid half-way. */
export const laying = (c: Colors, random: () => number) =>
  repeat(7, (row) => {
    const y = 520 + row * 58
    const end = 1250 - row * 90 - random() * 120
    return repeat(5, (index) => {
      const from = index * 330 - (row % 2) * 150
      return from < end ? box(from, y, Math.min(324, end - from), 54, index % 2 ? c.wood : c.floor, 2) + box(from, y + 50, Math.min(324, end - from), 4, c.woodShade) : ''
    })
  })
