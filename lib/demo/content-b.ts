import type { DemoPost, DemoProduct } from './content'
import { aBarrelUnderTheDownspout } from './posts/a-barrel-under-the-downspout'
import { aHomeOfficeInSixtySquareFeet } from './posts/a-home-office-in-sixty-square-feet'
import { aMantelForDecember } from './posts/a-mantel-for-december'
import { aMudroomInSixFeetOfWall } from './posts/a-mudroom-in-six-feet-of-wall'
import { aPantryYouCanRead } from './posts/a-pantry-you-can-read'
import { aPaverPatioThatStaysFlat } from './posts/a-paver-patio-that-stays-flat'
import { aWindowSeatFromStockCabinets } from './posts/a-window-seat-from-stock-cabinets'
import { bringBackAGrayDeck } from './posts/bring-back-a-gray-deck'
import { dryTheBasementFirst } from './posts/dry-the-basement-first'
import { getTheGarageFloorBack } from './posts/get-the-garage-floor-back'
import { holidayLightsThatStayUp } from './posts/holiday-lights-that-stay-up'
import { isYourRoofReadyForSolar } from './posts/is-your-roof-ready-for-solar'
import { measureForARefrigerator } from './posts/measure-for-a-refrigerator'
import { refinishADiningTable } from './posts/refinish-a-dining-table'
import { sealTheAtticFirst } from './posts/seal-the-attic-first'
import { serviceTheLaundryMachines } from './posts/service-the-laundry-machines'
import { straightenALeaningFence } from './posts/straighten-a-leaning-fence'
import { theRightMaskForTheDust } from './posts/the-right-mask-for-the-dust'
import { twoMorningsForTheGutters } from './posts/two-mornings-for-the-gutters'
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
  sealTheAtticFirst,
  aHomeOfficeInSixtySquareFeet,
  holidayLightsThatStayUp,
  serviceTheLaundryMachines,
  aPaverPatioThatStaysFlat,
  twoMorningsForTheGutters,
  aMudroomInSixFeetOfWall,
  straightenALeaningFence,
  aPantryYouCanRead,
  theRightMaskForTheDust,
  measureForARefrigerator,
  refinishADiningTable,
  dryTheBasementFirst,
  aMantelForDecember,
  aBarrelUnderTheDownspout,
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
