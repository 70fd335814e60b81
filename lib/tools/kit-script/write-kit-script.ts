import { writeFileSync } from 'node:fs'
import { bundleKitScript } from './bundle-kit-script'

writeFileSync(new URL('../../../public/project-kit.js', import.meta.url), await bundleKitScript())
