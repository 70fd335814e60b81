import { FEED_SCREENS } from './screens/feeds'
import { PRODUCT_SCREENS } from './screens/products'
import { sweepScreens } from './sweep-screens'

sweepScreens([...PRODUCT_SCREENS, ...FEED_SCREENS])
