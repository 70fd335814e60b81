import type { Palette } from '../content'
import { mix } from './svg'

export type Colors = {
  wall: string
  wallShade: string
  floor: string
  floorShade: string
  /** The colour that the eye goes to. */
  accent: string
  /** Its quieter companion. */
  second: string
  wood: string
  woodShade: string
  dark: string
  light: string
  leaf: string
  leafShade: string
  metal: string
  skyTop: string
  skyEnd: string
}

const BASE: Record<Palette, [wall: string, floor: string, accent: string, second: string, wood: string, dark: string, leaf: string]> = {
  sage: ['#dfe6d8', '#c9a27a', '#5f7d5c', '#e0a458', '#b98a5e', '#2f3a30', '#4f7a4e'],
  clay: ['#f1ddcf', '#b98563', '#c4573a', '#3f6b6b', '#a9714b', '#40241c', '#6b8a52'],
  navy: ['#dce4ee', '#b99470', '#24456f', '#e2a13b', '#a87c54', '#16243a', '#4b7f6d'],
  plum: ['#eadff0', '#b78d7a', '#6d3a8c', '#e8a33d', '#a5735a', '#2b1638', '#5b8460'],
  sand: ['#f3e9d8', '#caa477', '#b9803a', '#54758a', '#b58a59', '#3d3122', '#7b8c4d'],
  forest: ['#d9e4dc', '#a9825c', '#22523f', '#d9903d', '#94683f', '#152a22', '#2f6b4a'],
  sky: ['#dceaf3', '#d0b08a', '#2f7fb0', '#f0a03c', '#bb9163', '#1d3442', '#5a9270'],
  rose: ['#f5e0e0', '#c79a80', '#b8475f', '#4f7f86', '#b07d5d', '#3c1d28', '#6f8f5f'],
  slate: ['#e1e5ea', '#a59585', '#46566b', '#d98b3a', '#93765a', '#20272f', '#5d8468'],
  honey: ['#f8ead0', '#c0905c', '#d08a1c', '#5a4a8a', '#a8753f', '#3b2a14', '#6f8741'],
}

/** The colours of a palette. */
export function colorsOf(palette: Palette): Colors {
  const [wall, floor, accent, second, wood, dark, leaf] = BASE[palette]
  return {
    wall,
    wallShade: mix(wall, dark, 0.1),
    floor,
    floorShade: mix(floor, dark, 0.22),
    accent,
    second,
    wood,
    woodShade: mix(wood, dark, 0.3),
    dark,
    light: mix(wall, '#ffffff', 0.72),
    leaf,
    leafShade: mix(leaf, dark, 0.35),
    metal: mix('#b9bec6', dark, 0.12),
    skyTop: mix('#9cc6e4', accent, 0.12),
    skyEnd: mix('#fdf0dc', wall, 0.35),
  }
}
