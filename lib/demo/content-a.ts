import type { DemoPost, DemoProduct } from './content'
import { aFrontDoorThatLetsYouIn } from './posts/a-front-door-that-lets-you-in'
import { aQuietBathroomFan } from './posts/a-quiet-bathroom-fan'
import { aTiledBacksplashInTwoDays } from './posts/a-tiled-backsplash-in-two-days'
import { chooseAFirstCordlessDrill } from './posts/choose-a-first-cordless-drill'
import { draftFreeOldWindows } from './posts/draft-free-old-windows'
import { freeAStickingDoor } from './posts/free-a-sticking-door'
import { freshGroutAndCaulk } from './posts/fresh-grout-and-caulk'
import { hangHeavyThings } from './posts/hang-heavy-things'
import { layAClickLockFloor } from './posts/lay-a-click-lock-floor'
import { paintARoomInAWeekend } from './posts/paint-a-room-in-a-weekend'
import { paintKitchenCabinetsToLast } from './posts/paint-kitchen-cabinets-to-last'
import { patchDrywallSoNobodyFindsIt } from './posts/patch-drywall-so-nobody-finds-it'
import { replaceAnOutletWithAGfci } from './posts/replace-an-outlet-with-a-gfci'
import { runningToilet } from './posts/running-toilet'
import { sharpenABenchChisel } from './posts/sharpen-a-bench-chisel'
import { smartThermostatWires } from './posts/smart-thermostat-wires'
import { straightCutsWithACircularSaw } from './posts/straight-cuts-with-a-circular-saw'
import { swapAKitchenFaucet } from './posts/swap-a-kitchen-faucet'
import { theFirstToolbox } from './posts/the-first-toolbox'
import { threeLayersOfLight } from './posts/three-layers-of-light'
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
export const postsA: DemoPost[] = [
  theFirstToolbox,
  paintARoomInAWeekend,
  swapAKitchenFaucet,
  threeLayersOfLight,
  straightCutsWithACircularSaw,
  paintKitchenCabinetsToLast,
  aFrontDoorThatLetsYouIn,
  patchDrywallSoNobodyFindsIt,
  layAClickLockFloor,
  runningToilet,
  draftFreeOldWindows,
  chooseAFirstCordlessDrill,
  aTiledBacksplashInTwoDays,
  smartThermostatWires,
  sharpenABenchChisel,
  hangHeavyThings,
  freshGroutAndCaulk,
  replaceAnOutletWithAGfci,
  freeAStickingDoor,
  aQuietBathroomFan,
]

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
