import type { DemoPost, DemoProduct } from './content'
import { cuttingAndMeasuring } from './products/cutting-and-measuring'
import { doorsWindowsAndClimate } from './products/doors-windows-and-climate'
import { flooringAndTile } from './products/flooring-and-tile'
import { handTools } from './products/hand-tools'
import { hardware } from './products/hardware'
import { lightingAndElectrical } from './products/lighting-and-electrical'
import { paint } from './products/paint'
import { plumbingAndBath } from './products/plumbing-and-bath'
import { powerTools } from './products/power-tools'
import { smartHome } from './products/smart-home'
import { walls } from './products/walls'

/** Posts on tools, materials and the rooms of the house, in the order of their writing. */
export const postsA: DemoPost[] = []

/** The products that these posts feature. */
export const productsA: DemoProduct[] = [
  ...powerTools,
  ...handTools,
  ...cuttingAndMeasuring,
  ...paint,
  ...walls,
  ...flooringAndTile,
  ...lightingAndElectrical,
  ...plumbingAndBath,
  ...hardware,
  ...doorsWindowsAndClimate,
  ...smartHome,
]
