import { __iconData as airVent } from 'lucide-react/icons/air-vent'
import { __iconData as armchair } from 'lucide-react/icons/armchair'
import { __iconData as bath } from 'lucide-react/icons/bath'
import { __iconData as brickWall } from 'lucide-react/icons/brick-wall'
import { __iconData as cctv } from 'lucide-react/icons/cctv'
import { __iconData as doorOpen } from 'lucide-react/icons/door-open'
import { __iconData as drill } from 'lucide-react/icons/drill'
import { __iconData as fence } from 'lucide-react/icons/fence'
import { __iconData as flower2 } from 'lucide-react/icons/flower-2'
import { __iconData as grid2x2 } from 'lucide-react/icons/grid-2x2'
import { __iconData as hammer } from 'lucide-react/icons/hammer'
import { __iconData as hardHat } from 'lucide-react/icons/hard-hat'
import { __iconData as house } from 'lucide-react/icons/house'
import { __iconData as laptop } from 'lucide-react/icons/laptop'
import { __iconData as lightbulb } from 'lucide-react/icons/lightbulb'
import { __iconData as nut } from 'lucide-react/icons/nut'
import { __iconData as packageOpen } from 'lucide-react/icons/package-open'
import { __iconData as paintRoller } from 'lucide-react/icons/paint-roller'
import { __iconData as pencilRuler } from 'lucide-react/icons/pencil-ruler'
import { __iconData as refrigerator } from 'lucide-react/icons/refrigerator'
import { __iconData as shell } from 'lucide-react/icons/shell'
import { __iconData as showerHead } from 'lucide-react/icons/shower-head'
import { __iconData as snowflake } from 'lucide-react/icons/snowflake'
import { __iconData as sofa } from 'lucide-react/icons/sofa'
import { __iconData as sprayCan } from 'lucide-react/icons/spray-can'
import { __iconData as sun } from 'lucide-react/icons/sun'
import { __iconData as toolbox } from 'lucide-react/icons/toolbox'
import { __iconData as treePalm } from 'lucide-react/icons/tree-palm'
import { __iconData as utensils } from 'lucide-react/icons/utensils'
import { __iconData as warehouse } from 'lucide-react/icons/warehouse'

/**
 * Icon shapes of each category; pages show them from one sprite, `/category-strip.svg`.
 * @type {Record<import('@/lib/contract/posts/categories').Category, { node: [shape: string, attributes:
 * Record<string, string>][] }>}
 */
export const CATEGORY_ICONS = {
  'Tools & Equipment': toolbox,
  'Building Materials': brickWall,
  'Paint & Supplies': paintRoller,
  'Flooring & Tile': grid2x2,
  'Lighting & Electrical': lightbulb,
  'Plumbing & Fixtures': showerHead,
  'Hardware & Fasteners': nut,
  'Doors & Windows': doorOpen,
  'Heating & Cooling': airVent,
  'Smart Home & Security': cctv,
  'Kitchen Upgrades': utensils,
  'Bathroom Upgrades': bath,
  'Storage & Organization': packageOpen,
  'Furniture & Décor': armchair,
  'Outdoor Living': treePalm,
  'Garden & Landscaping': flower2,
  'Deck & Patio': fence,
  'Cleaning & Maintenance': sprayCan,
  Appliances: refrigerator,
  'Power Tools': drill,
  'Hand Tools': hammer,
  'Safety & Protective Gear': hardHat,
  'Home Energy & Solar': sun,
  'Walls & Ceilings': warehouse,
  'Roofing & Gutters': house,
  'Insulation & Weatherproofing': shell,
  'Home Office': laptop,
  'DIY Projects & Kits': pencilRuler,
  'Seasonal & Holiday': snowflake,
  'Renovation Inspiration': sofa,
}
