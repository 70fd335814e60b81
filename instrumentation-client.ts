import { beforeHydration } from '@/components/site/before-hydration'

// Next loads this file right before hydration.
beforeHydration()
