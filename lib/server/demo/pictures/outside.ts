import type { Colors } from './palettes'
import { HEIGHT, WIDTH } from './room'
import { box, group, oval, repeat, shade, shape, stroke } from './svg'

/** Sky with sun and clouds over hills; the ground begins at `horizon`. */
export const outdoors = (c: Colors, horizon: number, random: () => number, ground = c.leaf) =>
  group([
    box(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
    oval(240 + random() * 1100, 130 + random() * 70, 66, 66, '#fff3cf'),
    repeat(3, () => {
      const [x, y] = [random() * 1500, 70 + random() * 150]
      return [0, 60, 120].map((dx, index) => oval(x + dx, y - (index === 1 ? 20 : 0), 70, 30, '#ffffff', { opacity: 0.7 })).join('')
    }),
    shape(`M0 ${horizon} V${horizon - 110} Q260 ${horizon - 210} 520 ${horizon - 110} T1040 ${horizon - 120} T1600 ${horizon - 150} V${horizon} z`, c.leafShade, { opacity: 0.55 }),
    box(0, horizon, WIDTH, HEIGHT - horizon, ground),
    box(0, horizon, WIDTH, 40, '#ffffff', 0, { opacity: 0.1 }),
  ])

export const tree = (c: Colors, x: number, y: number, size = 1) =>
  group([shade(0, 4, 120), box(-18, -190, 36, 196, c.woodShade, 8), oval(0, -300, 150, 160, c.leafShade), oval(-50, -330, 100, 110, c.leaf), oval(60, -270, 80, 80, c.leaf, { opacity: 0.8 })], `translate(${x} ${y}) scale(${size})`)

export const bush = (c: Colors, x: number, y: number, size = 1) =>
  group([shade(0, 2, 120), oval(-56, -40, 70, 52, c.leafShade), oval(50, -44, 80, 58, c.leafShade), oval(0, -66, 84, 70, c.leaf), ...[[-40, -80], [20, -100], [60, -56], [-6, -50]].map(([dx = 0, dy = 0]) => oval(dx, dy, 10, 10, c.second))], `translate(${x} ${y}) scale(${size})`)

/** The front of a house; `panels` lays solar panels on its roof. */
export const house = (c: Colors, x: number, y: number, w: number, h: number, panels = false) =>
  group([
    shade(x + w / 2, y, w * 0.6, 22),
    box(x, y - h, w, h, c.light),
    box(x + w * 0.7, y - h, w * 0.3, h, '#1d1020', 0, { opacity: 0.05 }),
    repeat(Math.floor(h / 34), (row) => stroke(`M${x} ${y - h + 34 * (row + 1)} h${w}`, c.wallShade, 3, { opacity: 0.7 })),
    shape(`M${x - 60} ${y - h} L${x + w * 0.18} ${y - h - 230} H${x + w * 0.82} L${x + w + 60} ${y - h} z`, c.dark),
    shape(`M${x - 60} ${y - h} L${x + w * 0.18} ${y - h - 230} H${x + w * 0.82} L${x + w + 60} ${y - h} z`, c.accent, { opacity: 0.55 }),
    repeat(5, (row) => stroke(`M${x + w * 0.18 - 48 * (row + 0.2)} ${y - h - 230 + 44 * (row + 0.6)} H${x + w * 0.82 + 48 * (row + 0.2)}`, '#1d1020', 4, { opacity: 0.18 })),
    panels
      ? repeat(6, (index) => {
          const [column, row] = [index % 3, Math.floor(index / 3)]
          return group([box(0, 0, w * 0.17, 84, '#1b2f55', 4), repeat(3, (line) => stroke(`M${(w * 0.17 * (line + 1)) / 4} 4 v76`, '#7fa2d8', 2)), stroke(`M4 42 h${w * 0.17 - 8}`, '#7fa2d8', 2)], `translate(${x + w * (0.22 + column * 0.19) - row * 10} ${y - h - 206 + row * 94}) skewX(-6)`)
        })
      : '',
    box(x - 70, y - h - 6, w + 140, 20, '#ffffff', 8),
    stroke(`M${x + w + 20} ${y - h + 10} V${y - 10}`, '#ffffff', 15),
    ...[0.1, 0.66].map((part) => group([box(x + w * part - 8, y - h * 0.74, w * 0.22 + 16, h * 0.4, '#ffffff', 4), box(x + w * part, y - h * 0.72, w * 0.22, h * 0.36, 'url(#sky)'), stroke(`M${x + w * (part + 0.11)} ${y - h * 0.72} v${h * 0.36}`, '#ffffff', 7)])),
    box(x + w * 0.42 - 10, y - h * 0.66, w * 0.16 + 20, h * 0.66, '#ffffff', 3),
    box(x + w * 0.42, y - h * 0.63, w * 0.16, h * 0.63, c.second, 2),
    oval(x + w * 0.56, y - h * 0.3, 7, 7, c.dark),
  ])

export const fence = (c: Colors, x: number, y: number, count: number, h = 240) =>
  group([repeat(count, (index) => shape(`M${x + index * 74} ${y} v${-h} l31 -34 l31 34 v${h} z`, index % 3 ? c.wood : c.woodShade)), box(x - 10, y - h * 0.8, count * 74 + 10, 20, c.woodShade, 3), box(x - 10, y - h * 0.25, count * 74 + 10, 20, c.woodShade, 3)])

/** A floor of boards out of doors, seen from its edge. */
export const decking = (c: Colors, y: number) =>
  group([box(0, y, WIDTH, HEIGHT - y, 'url(#wood)'), repeat(8, (row) => stroke(`M0 ${y + 10 + row * row * 4 + row * 16} H${WIDTH}`, c.woodShade, 5, { opacity: 0.7 })), box(0, y - 10, WIDTH, 14, c.woodShade)])

export const raisedBed = (c: Colors, x: number, y: number, w: number, random: () => number) =>
  group([
    shade(x + w / 2, y + 6, w * 0.58, 24),
    repeat(Math.floor(w / 62), (index) => {
      const left = x + 40 + index * 62
      return stroke(`M${left} ${y - 120} v${-40 - random() * 50}`, c.leafShade, 7) + oval(left - 18, y - 160, 28, 16, c.leaf) + oval(left + 20, y - 176, 28, 16, c.leaf) + (random() > 0.5 ? oval(left, y - 190, 15, 15, c.second) : '')
    }),
    box(x + 10, y - 132, w - 20, 22, '#4b3325', 8),
    box(x, y - 118, w, 58, c.wood, 4),
    box(x, y - 58, w, 58, c.wood, 4),
    box(x, y - 4, w, 8, c.woodShade),
    ...[x, x + w - 26].map((post) => box(post, y - 130, 26, 134, c.woodShade, 3)),
  ])

export const parasolSet = (c: Colors, x: number, y: number) =>
  group([
    shade(x, y + 8, 330, 30),
    stroke(`M${x} ${y} V${y - 460}`, c.woodShade, 14),
    shape(`M${x - 290} ${y - 380} Q${x} ${y - 560} ${x + 290} ${y - 380} Q${x + 145} ${y - 410} ${x} ${y - 380} T${x - 290} ${y - 380} z`, c.accent),
    shape(`M${x} ${y - 480} Q${x + 190} ${y - 470} ${x + 290} ${y - 380} Q${x + 145} ${y - 410} ${x} ${y - 380} z`, '#1d1020', { opacity: 0.12 }),
    box(x - 190, y - 170, 380, 22, 'url(#wood)', 8),
    ...[-150, 132].map((dx) => box(x + dx, y - 150, 18, 150, c.woodShade, 4)),
    ...[-330, 230].map((dx) => group([box(x + dx, y - 210, 100, 110, c.second, 16), box(x + dx - 6, y - 108, 116, 24, c.light, 10), box(x + dx + 4, y - 86, 12, 86, c.woodShade), box(x + dx + 88, y - 86, 12, 86, c.woodShade)])),
  ])

export const bulbs = (c: Colors, y: number) =>
  stroke(`M-20 ${y} Q400 ${y + 150} 800 ${y + 40} T1620 ${y}`, c.dark, 5) +
  repeat(13, (index) => {
    const x = 40 + index * 126
    const at = y + 40 + 60 * Math.sin((index / 12) * Math.PI * 2 + 0.4)
    return oval(x, at + 22, 46, 46, '#fff0c4', { opacity: 0.3 }) + oval(x, at + 22, 15, 19, '#ffe9ad')
  })

export const snow = (random: () => number) => repeat(70, () => oval(random() * WIDTH, random() * HEIGHT, 3 + random() * 6, 3 + random() * 6, '#ffffff', { opacity: 0.85 }))

export const wreath = (c: Colors, x: number, y: number, r: number) =>
  oval(x, y, r, r, 'none', { stroke: c.leafShade, 'stroke-width': r * 0.42 }) +
  repeat(16, (index) => {
    const angle = (index / 16) * Math.PI * 2
    return oval(x + Math.cos(angle) * r, y + Math.sin(angle) * r, r * 0.2, r * 0.2, index % 3 ? c.leaf : '#c4413a')
  }) +
  shape(`M${x} ${y + r} l${-r * 0.4} ${r * 0.5} l${r * 0.4} ${-r * 0.16} l${r * 0.4} ${r * 0.16} z`, '#c4413a')
