import { EDITOR_SCREENS } from './screens/editor'
import { sweepScreens } from './sweep-screens'

sweepScreens(EDITOR_SCREENS)
