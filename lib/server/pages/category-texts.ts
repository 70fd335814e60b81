import { cache } from 'react'
import type { Category } from '@/lib/contract/posts/categories'
import { readOwnText } from './info-pages'

/** What each category is about, in two lines: the default texts. */
export const CATEGORY_TEXTS: Record<Category, string> = {
  'Tools & Equipment':
    'What earns its place in the workshop and what can stay at the store. Buying advice, care and setup for the tools that most jobs at home need.',
  'Building Materials':
    'Lumber, board, concrete and sheet goods: how to choose them, how much to order, and how to work with them on a weekend.',
  'Paint & Supplies':
    'Color that goes on evenly and stays. Preparation, primers, brushes and finishes for walls, trim, cabinets and furniture.',
  'Flooring & Tile':
    'Floors and tile that lie flat and last, from the subfloor to the last line of grout, with honest estimates of time and waste.',
  'Lighting & Electrical':
    'Better light and safe power, room by room. What you can do yourself, what needs a permit, and when to call an electrician.',
  'Plumbing & Fixtures':
    'Leaks, clogs, faucets and toilets. Repairs that need an hour and a wrench, and the parts that fit the first time.',
  'Hardware & Fasteners':
    'Screws, anchors, hinges and brackets: which one holds what, in which wall, and how to hang heavy things for good.',
  'Doors & Windows':
    'Doors that close and windows that keep the weather out. Adjusting, sealing and replacing, without calling a carpenter.',
  'Heating & Cooling':
    'Even temperatures and lower bills. Thermostats, fans, filters and vents, and what to check before you call for service.',
  'Smart Home & Security':
    'Locks, cameras, sensors and switches that still work when the internet does not. What to buy, and how to wire it.',
  'Kitchen Upgrades':
    'A kitchen that works better without a remodel: cabinets, backsplashes, faucets and storage, one weekend at a time.',
  'Bathroom Upgrades':
    'Dry, quiet and easy to clean. Fans, fixtures, caulk and tile for the room that gets the hardest wear.',
  'Storage & Organization':
    'A place for everything, in rooms that have no room. Shelves, racks and closets that hold what you own and show it.',
  'Furniture & Décor':
    'Pieces to build, refinish or rearrange. Projects that change how a room feels, with materials you can find nearby.',
  'Outdoor Living':
    'Rooms without a roof. Seats, shade, light and fire for evenings outside, built to survive the winter.',
  'Garden & Landscaping':
    'Beds, soil, water and paths. Projects that start with a shovel and are still there in five years.',
  'Deck & Patio':
    'Boards, pavers and posts. Building, cleaning and repairing the part of the house that you walk on outside.',
  'Cleaning & Maintenance':
    'Small jobs that prevent large ones. Seasonal checks, stubborn stains, and the machines that need an hour a year.',
  Appliances:
    'Measuring, choosing, installing and looking after the machines in the kitchen and laundry room, so that they last.',
  'Power Tools':
    'Drills, saws and sanders: which one to buy first, how to cut straight with it, and how to keep all your fingers.',
  'Hand Tools':
    'Tools that need no charging. What to look for, how to sharpen them, and how to use them so that they feel easy.',
  'Safety & Protective Gear':
    'Masks, goggles, gloves and ladders: what protects you from what, and what only looks as if it did.',
  'Home Energy & Solar':
    'Where the heat goes and what the sun can give. Measures that pay for themselves, with the arithmetic shown.',
  'Walls & Ceilings':
    'Drywall, plaster, trim and paint: repairs that vanish, and surfaces that look as straight as they measure.',
  'Roofing & Gutters':
    'Keeping water off and out. Inspections from the ground, clean gutters, and repairs that are safe to do yourself.',
  'Insulation & Weatherproofing':
    'Warm in winter, cool in summer, dry all year. Air leaks first, then insulation, in the order that saves the most.',
  'Home Office':
    'A desk that fits, light that flatters and a chair that forgives. Rooms for work in houses that were built without one.',
  'DIY Projects & Kits':
    'Complete projects with a list of what to buy and how much. Set your measurements, print the list, and start on Saturday.',
  'Seasonal & Holiday':
    'What the calendar asks for: lights that stay up, mantels worth a photo, and the jobs to finish before the first frost.',
  'Renovation Inspiration':
    'Rooms rethought without a contractor. Ideas to borrow, with the steps, the cost and what we would do differently.',
}

/** The texts of the operator, by category: `## NAME` and what follows it in `pages/categories.md` of the data folder. */
const ownTexts = cache(async () => {
  const parts = ((await readOwnText('categories')) ?? '').split(/^## +/m).slice(1)
  return new Map(
    parts.map((part) => part.split(/\n([^]*)/, 2).map((text) => text.replace(/\s+/g, ' ').trim())) as [
      string,
      string,
    ][],
  )
})

/** What a category is about. */
export async function categoryText(category: Category): Promise<string> {
  return (await ownTexts()).get(category) ?? CATEGORY_TEXTS[category]
}
