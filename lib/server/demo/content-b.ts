import type { DemoPost, DemoProduct } from './content'
import { aWindowSeatFromStockCabinets } from './posts/a-window-seat-from-stock-cabinets'
import { bringBackAGrayDeck } from './posts/bring-back-a-gray-deck'
import { getTheGarageFloorBack } from './posts/get-the-garage-floor-back'
import { isYourRoofReadyForSolar } from './posts/is-your-roof-ready-for-solar'
import { twoRaisedBedsFromTwelveBoards } from './posts/two-raised-beds-from-twelve-boards'
import { appliances } from './products/appliances'
import { builtIns } from './products/built-ins'
import { deckAndPatio } from './products/deck-and-patio'
import { energy } from './products/energy'
import { furniture } from './products/furniture'
import { garden } from './products/garden'
import { insulationAndWeather } from './products/insulation-and-weather'
import { roofing } from './products/roofing'
import { safetyGear } from './products/safety-gear'
import { seasonal } from './products/seasonal'
import { storageAndShelving } from './products/storage-and-shelving'

/** Posts on the outside of the house, its furniture, machines and seasons, in the order of their writing. */
export const postsB: DemoPost[] = [
  bringBackAGrayDeck,
  getTheGarageFloorBack,
  isYourRoofReadyForSolar,
  aWindowSeatFromStockCabinets,
  twoRaisedBedsFromTwelveBoards,
]

/** The products that these posts feature. */
export const productsB: DemoProduct[] = [
  ...storageAndShelving,
  ...furniture,
  ...builtIns,
  ...deckAndPatio,
  ...garden,
  ...roofing,
  ...energy,
  ...insulationAndWeather,
  ...safetyGear,
  ...appliances,
  ...seasonal,
]
