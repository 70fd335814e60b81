/** The rooms, jobs and steps of jobs that drawScene can draw. */
export const SCENES = [
  'kitchen', 'bathroom', 'living-room', 'bedroom', 'hallway', 'laundry', 'home-office', 'garage', 'workshop', 'attic',
  'basement', 'facade', 'front-door', 'roof', 'solar-roof', 'garden', 'raised-beds', 'patio', 'deck', 'fence',
  'shed', 'fireplace', 'window-seat', 'pantry', 'mudroom', 'stairs', 'tiled-wall', 'painted-wall', 'floor-laying', 'light-fitting',
  'pipes-under-sink', 'radiator', 'toolbox', 'winter-porch', 'holiday-mantel',
  'cut-in', 'roll-on', 'pull-tape', 'roll-door', 'stain-deck', 'scrub-deck', 'mark-line', 'saw-board', 'wedge-row', 'tap-plank', 'sand-top',
  'oil-top', 'drive-screw', 'hone', 'pare', 'patch-cut', 'patch-mud', 'comb-mortar', 'press-grout', 'scrape-grout', 'lay-caulk',
  'level-line', 'drive-cleat', 'join-wires', 'close-plate', 'mask-rail', 'plywood-cut', 'fridge-end', 'two-drivers',
] as const
export type Scene = (typeof SCENES)[number]

/** The products that drawProduct can draw. */
export const PRODUCT_SHAPES = [
  'drill', 'saw-circular', 'sander', 'pull-saw', 'hammer', 'screwdriver-set', 'pliers-set', 'wrench', 'level', 'tape-measure',
  'chisel-set', 'utility-knife', 'paint-can', 'paint-roller', 'paint-brush', 'plank', 'lumber', 'led-bulbs', 'pendant-lamp', 'outlet',
  'faucet', 'shower-head', 'hinge', 'screws', 'smart-lock', 'thermostat', 'basket', 'hooks', 'spade', 'parasol',
  'string-lights', 'vacuum', 'fridge', 'gloves', 'goggles', 'respirator', 'solar-panel', 'underlayment', 'caulk-gun', 'weatherstrip',
  'wreath', 'drywall', 'dehumidifier', 'bench', 'doorbell', 'cartridge', 'task-chair', 'standing-desk', 'bath-fan', 'gutter-guard',
  'tool-rail', 'drip-kit', 'braided-hoses', 'batts', 'foam-board', 'ladder-stabilizer', 'wood-panel', 'plywood', 'scrub-brush', 'vent-brush',
  'stake-timer', 'watt-meter', 'dimmer', 'bucket', 'aerosol', 'downspout', 'rain-barrel', 'dust-mask', 'voltage-tester', 'toggle-anchors',
  'shelf-unit', 'standards', 'overhead-rack', 'post-digger', 'toilet-kit', 'energy-monitor', 'paver', 'felt-panels', 'storm-panel', 'wall-cabinet',
  'tote', 'subway-tile', 'extension-ladder', 'gas-grill', 'bar-clamp', 'impact-driver', 'mini-roller', 'washer-hoses', 'dust-extractor',
] as const
export type ProductShape = (typeof PRODUCT_SHAPES)[number]

/** The color palettes of scenes and products. */
export const PALETTES = ['sage', 'clay', 'navy', 'plum', 'sand', 'forest', 'sky', 'rose', 'slate', 'honey'] as const
export type Palette = (typeof PALETTES)[number]
