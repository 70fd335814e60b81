import type { Palette } from '../subjects'
import { darken, mix } from './colour'

/** The colours of one world. All are `#rrggbb`. */
export type Tones = {
  /** Walls, light. */
  wall: string
  /** Cabinets, doors, upholstery. */
  main: string
  /** The dark of the main colour. */
  deep: string
  /** A pale tint of the main colour. */
  soft: string
  /** The one contrasting colour. */
  accent: string
  wood: string
  woodDeep: string
  /** White paint, porcelain, linen. */
  white: string
  cream: string
  ink: string
  leaf: string
  leafDeep: string
  brass: string
  steel: string
  grass: string
  stone: string
}

const BASES: Record<Palette, { wall: string; main: string; deep: string; soft: string; accent: string; wood: string }> = {
  sage: { wall: '#e6e9da', main: '#8ba486', deep: '#455e4c', soft: '#c8d5c0', accent: '#d9855a', wood: '#cda274' },
  clay: { wall: '#f4e2d3', main: '#c9744f', deep: '#7a3d2c', soft: '#ecc4ab', accent: '#4f7f7c', wood: '#c08e60' },
  navy: { wall: '#e4e8ee', main: '#40608c', deep: '#1d2f52', soft: '#b7c7dd', accent: '#e3a04f', wood: '#c99b69' },
  plum: { wall: '#f0e5ec', main: '#84568a', deep: '#44264f', soft: '#d6bbd6', accent: '#e59c5c', wood: '#bf8e67' },
  sand: { wall: '#f5ecdb', main: '#c9a675', deep: '#76593a', soft: '#e8d5b3', accent: '#4f7a90', wood: '#cfa56e' },
  forest: { wall: '#e9eadb', main: '#4b7757', deep: '#20402f', soft: '#b4c9b0', accent: '#dda046', wood: '#b98553' },
  sky: { wall: '#e3eff4', main: '#6fa3c5', deep: '#2f5d7d', soft: '#bfdbea', accent: '#ef9a6c', wood: '#d6ad7d' },
  rose: { wall: '#f8e8e3', main: '#d18a89', deep: '#853f4b', soft: '#f0cbc5', accent: '#5f8f80', wood: '#cd9d73' },
  slate: { wall: '#e7e8e9', main: '#66788a', deep: '#303b4a', soft: '#c0cad3', accent: '#dd874a', wood: '#ba8f67' },
  honey: { wall: '#fbf0d6', main: '#dfa43a', deep: '#84541b', soft: '#f4d991', accent: '#437886', wood: '#c68e4f' },
}

/** The colours of a palette, seen in an ambient light of the given colour and strength (0 to 1). */
export function tonesOf(palette: Palette, ambient: { colour: string; amount: number }): Tones {
  const base = BASES[palette]
  const plain: Tones = {
    ...base,
    woodDeep: darken(base.wood, 0.36),
    white: mix('#fdfaf4', base.wall, 0.18),
    cream: mix('#f6ebd8', base.wall, 0.2),
    ink: darken(base.deep, 0.55),
    leaf: mix('#6f9a64', base.main, 0.1),
    leafDeep: mix('#35604a', base.deep, 0.12),
    brass: '#cda35a',
    steel: mix('#b4bcc4', base.soft, 0.2),
    grass: mix('#9db46c', base.soft, 0.12),
    stone: mix('#bdb3a8', base.soft, 0.25),
  }
  const seen = Object.entries(plain).map(([name, colour]) => [name, mix(colour, ambient.colour, ambient.amount)])
  return { ...plain, ...Object.fromEntries(seen) }
}
