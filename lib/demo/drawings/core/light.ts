/** A time of day: what is seen through the window, how the sun falls, whether lamps are lit. */
export type Light = {
  name: 'day' | 'golden' | 'morning' | 'dusk'
  skyTop: string
  skyLow: string
  sun: string
  /** How strongly the sun marks the floor, 0 to 1. */
  strength: number
  /** Where the sun's rays go: right, up, toward the viewer. */
  rays: readonly [number, number, number]
  ambient: { colour: string; amount: number }
  hill: string
  lampsLit: boolean
}

const DAY: Light = {
  name: 'day', skyTop: '#9fcbe4', skyLow: '#e8f3ee', sun: '#fff3d2', strength: 0.5, rays: [0.5, -0.85, 0.5],
  ambient: { colour: '#ffffff', amount: 0.02 }, hill: '#8fae97', lampsLit: false,
}
const GOLDEN: Light = {
  name: 'golden', skyTop: '#f3c08f', skyLow: '#fdebc8', sun: '#ffdf9f', strength: 0.62, rays: [0.72, -0.55, 0.5],
  ambient: { colour: '#f2b774', amount: 0.09 }, hill: '#b58f76', lampsLit: true,
}
const MORNING: Light = {
  name: 'morning', skyTop: '#b9d9e6', skyLow: '#fdeee0', sun: '#fff0dc', strength: 0.5, rays: [0.62, -0.65, 0.4],
  ambient: { colour: '#dfeaf2', amount: 0.07 }, hill: '#9db5ad', lampsLit: false,
}
const DUSK: Light = {
  name: 'dusk', skyTop: '#3b4377', skyLow: '#e3a08d', sun: '#ffd79a', strength: 0, rays: [0.6, -0.6, 0.4],
  ambient: { colour: '#493f78', amount: 0.27 }, hill: '#4d5480', lampsLit: true,
}

const TIMES = [DAY, GOLDEN, MORNING, DUSK]

/** The light of a variant: 0 day, 1 golden hour, 2 morning, 3 dusk, and so on round. */
export function lightOf(variant: number): Light {
  return TIMES[Math.abs(Math.trunc(variant)) % TIMES.length] ?? DAY
}
