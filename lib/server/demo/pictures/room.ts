import type { Colors } from './palettes'
import { box, gradient, group, oval, repeat, shade, shape, stroke } from './svg'

export const WIDTH = 1600
export const HEIGHT = 900
/** Where the wall of a room meets its floor. */
export const FLOOR = 640

/** The gradients that every room uses. */
export const roomDefinitions = (c: Colors) =>
  gradient('wall', c.light, c.wall) +
  gradient('floor', c.floor, c.floorShade) +
  gradient('sky', c.skyTop, c.skyEnd) +
  gradient('beam', '#ffffff', '#ffffff') +
  gradient('wood', c.wood, c.woodShade) +
  gradient('accent', c.accent, c.accent)

/** Wall and floor of a room; the floor of boards or of tiles. */
export function room(c: Colors, floor: 'boards' | 'tiles' = 'boards'): string {
  const boards = repeat(14, (index) => {
    const x = -400 + index * 180
    return stroke(`M${x + 400} ${FLOOR} L${x} ${HEIGHT}`, c.floorShade, 3, { opacity: 0.45 })
  })
  const rows = repeat(4, (index) => stroke(`M0 ${FLOOR + 30 + index * index * 18 + index * 22} H${WIDTH}`, c.floorShade, 3, { opacity: 0.4 }))
  return (
    box(0, 0, WIDTH, FLOOR, 'url(#wall)') +
    box(0, FLOOR, WIDTH, HEIGHT - FLOOR, 'url(#floor)') +
    boards +
    (floor === 'tiles' ? rows : '') +
    box(0, FLOOR - 18, WIDTH, 18, c.light) +
    box(0, FLOOR - 20, WIDTH, 3, c.wallShade)
  )
}

/** A field of light that falls through a window onto wall and floor. */
export const lightFrom = (x: number, y: number, w: number, h: number, lean = 260) =>
  shape(`M${x} ${y} h${w} l${lean} ${h} h${-w} z`, '#fff6df', { opacity: 0.28 })

/** A window with a view of sky and hills. */
export function windowOn(c: Colors, x: number, y: number, w: number, h: number, night = false): string {
  const hill = (rise: number, color: string) =>
    shape(`M${x} ${y + h} V${y + h * (1 - rise)} Q${x + w * 0.3} ${y + h * (0.86 - rise)} ${x + w * 0.55} ${y + h * (1 - rise)} T${x + w} ${y + h * (0.95 - rise)} V${y + h} z`, color)
  return group([
    box(x - 14, y - 14, w + 28, h + 28, c.light, 6),
    box(x, y, w, h, night ? '#2a3150' : 'url(#sky)'),
    night ? oval(x + w * 0.7, y + h * 0.25, h * 0.08, h * 0.08, '#f7e9c3') : oval(x + w * 0.72, y + h * 0.3, h * 0.1, h * 0.1, '#fff3cf'),
    hill(0.3, c.leaf),
    hill(0.16, c.leafShade),
    box(x + w / 2 - 5, y, 10, h, c.light),
    box(x, y + h * 0.45, w, 8, c.light),
    box(x - 26, y + h + 12, w + 52, 18, c.light, 4),
    box(x - 26, y + h + 28, w + 52, 5, c.wallShade, 2),
  ])
}

/** Two lengths of cloth beside a window. */
export function curtains(color: string, x: number, y: number, w: number, h: number): string {
  const cloth = (left: number, lean: number) =>
    shape(`M${left} ${y} h110 q${lean} ${h / 2} 0 ${h} h-110 q${-lean} ${-h / 2} 0 ${-h} z`, color) +
    repeat(3, (index) => stroke(`M${left + 28 + index * 27} ${y + 10} q${lean} ${h / 2} 0 ${h - 30}`, '#1d1020', 4, { opacity: 0.1 }))
  return stroke(`M${x - 140} ${y - 8} H${x + w + 140}`, '#6b5648', 9) + cloth(x - 120, 14) + cloth(x + w + 10, -14)
}

/** A plant in a pot; `size` 1 is 260 high. */
export function plant(c: Colors, x: number, y: number, size = 1, kind = 0): string {
  const leaves = [-62, -38, -16, 8, 30, 56].map((angle, index) =>
    shape(
      kind % 2 === 0 ? 'M0 0 C-26 -60 -20 -130 0 -180 C20 -130 26 -60 0 0 z' : 'M0 0 C-50 -70 -44 -120 0 -160 C44 -120 50 -70 0 0 z',
      index % 2 ? c.leaf : c.leafShade,
      { transform: `rotate(${angle}) scale(${0.8 + (index % 3) * 0.14})` },
    ),
  )
  return group(
    [
      shade(0, 96, 70),
      group(leaves, 'translate(0 4)'),
      shape('M-46 0 H46 L36 94 Q0 104 -36 94 z', c.second),
      shape('M-50 -6 H50 V14 H-50 z', c.second),
      shape('M10 -6 H50 V14 L36 94 Q24 99 10 100 z', '#1d1020', { opacity: 0.12 }),
    ],
    `translate(${x} ${y}) scale(${size})`,
  )
}

/** A lamp that hangs from the ceiling. */
export const pendant = (c: Colors, x: number, length: number, size = 1) =>
  group([
    stroke(`M${x} 0 V${length}`, c.dark, 4),
    oval(x, length + 100 * size, 190 * size, 120 * size, '#fff0c4', { opacity: 0.22 }),
    shape(`M${x - 70 * size} ${length + 60 * size} Q${x - 60 * size} ${length} ${x} ${length} T${x + 70 * size} ${length + 60 * size} z`, c.accent),
    oval(x, length + 60 * size, 70 * size, 9 * size, '#fff0c4'),
  ])

/** A lamp that stands on the floor. */
export const floorLamp = (c: Colors, x: number, base = FLOOR + 90) =>
  group([
    shade(x, base, 60),
    oval(x, base - 4, 48, 9, c.dark),
    stroke(`M${x} ${base - 6} V${base - 400}`, c.dark, 7),
    oval(x, base - 380, 190, 150, '#fff0c4', { opacity: 0.22 }),
    shape(`M${x - 66} ${base - 370} L${x - 42} ${base - 470} H${x + 42} L${x + 66} ${base - 370} z`, c.second),
  ])

/** A framed picture on the wall. */
export const frame = (c: Colors, x: number, y: number, w: number, h: number, kind = 0) =>
  group([
    box(x + 6, y + 8, w, h, '#1d1020', 4, { opacity: 0.12 }),
    box(x, y, w, h, c.woodShade, 4),
    box(x + 10, y + 10, w - 20, h - 20, c.light),
    kind % 2 === 0
      ? shape(`M${x + 10} ${y + h - 10} L${x + w * 0.4} ${y + h * 0.4} L${x + w * 0.62} ${y + h * 0.66} L${x + w * 0.78} ${y + h * 0.5} L${x + w - 10} ${y + h - 10} z`, c.accent)
      : oval(x + w / 2, y + h / 2, w * 0.24, w * 0.24, c.second),
  ])

/** A rug on the floor. */
export const rug = (c: Colors, cx: number, cy: number, w: number, h: number) =>
  oval(cx, cy, w / 2, h / 2, c.accent, { opacity: 0.85 }) +
  oval(cx, cy, w / 2 - 34, h / 2 - 14, 'none', { stroke: c.light, 'stroke-width': 6, opacity: 0.7 }) +
  oval(cx, cy, w / 2 - 74, h / 2 - 30, 'none', { stroke: c.second, 'stroke-width': 5, opacity: 0.8 })

/** A board on the wall with things on it. */
export function shelf(c: Colors, x: number, y: number, w: number, random: () => number): string {
  const things: string[] = []
  for (let at = x + 20; at < x + w - 50; ) {
    const pick = random()
    if (pick < 0.5) {
      const [bw, bh] = [16 + random() * 14, 66 + random() * 44]
      things.push(box(at, y - bh, bw, bh, [c.accent, c.second, c.dark, c.leaf][Math.floor(random() * 4)] ?? c.accent, 2))
      at += bw + 3
    } else if (pick < 0.75) {
      things.push(shape(`M${at} ${y} q-6 -56 22 -60 q28 4 22 60 z`, c.light), shape(`M${at + 14} ${y - 60} h16 v-14 h-16 z`, c.light))
      at += 62
    } else {
      things.push(plant(c, at + 30, y - 42, 0.42, Math.floor(random() * 2)))
      at += 80
    }
  }
  return group([...things, box(x, y, w, 16, 'url(#wood)', 3), box(x + 14, y + 16, w - 28, 8, '#1d1020', 3, { opacity: 0.1 })])
}
