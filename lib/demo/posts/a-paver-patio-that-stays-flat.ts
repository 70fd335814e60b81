import type { DemoPost } from '../content'
import { html } from '../html'

export const aPaverPatioThatStaysFlat: DemoPost = {
  slug: 'a-paver-patio-that-stays-flat',
  title: 'A Paver Patio That Stays Flat',
  summary:
    'Nine tenths of a patio lies underground. Depths, slopes and quantities for 10 by 12 feet, the tool worth ' +
    'renting, and the order of work that keeps frost and furniture from making waves.',
  categories: ['Deck & Patio', 'Garden & Landscaping', 'Outdoor Living'],
  tags: ['pavers', 'hardscaping', 'gravel base', 'drainage', 'diy'],
  status: 'published',
  highlighted: true,
  scene: 'patio',
  palette: 'honey',
  alt: 'A paved patio at dusk, with a table and chairs under a parasol, a grill and string lights',
  products: ['concrete-pavers', 'border-spade-ash', 'coated-work-gloves', 'patio-umbrella', 'gas-grill'],
  content: html`
    <p>Walk across an old patio after rain and the puddles will tell you how it was built. They lie where the gravel was
    thin, or was tipped in all at once and never packed. The stones themselves are hardly ever to blame.</p>
    <h2>Before the first spade</h2>
    <p>Call 811 some days ahead. The utilities mark their lines free of charge, and a gas pipe can lie less than 18
    inches down. Ask the town about setbacks, then mark the area with pegs and string, and check that both diagonals are
    equal: for 10 by 12 feet, 187-7/16 inches.</p>
    <p>Water has to run away from the house at 1/4 inch a foot. Over 10 feet that is 2-1/2 inches. Tie the string at the
    house at the height of the finished paving, at least 4 inches below the siding, and at the far pegs 2-1/2 inches
    lower. Every depth from now on is measured down from these strings.</p>
    <h2>What to order</h2>
    <p>For 10 by 12 feet, on a base that reaches 6 inches beyond the edge on all sides:</p>
    <ul>
      <li><p>Crushed stone, 3/4 inch down to dust: 2-1/4 cubic yards for a layer of 4 inches, packed. On clay, or where
      the ground freezes deep, lay 6 inches and order 3-1/4.</p></li>
      <li><p>Washed concrete sand: 1/2 cubic yard for 1 inch.</p></li>
      <li><p>Pavers, 6 by 9 by 2-3/8 inches: 320, and 8 percent for cuts, so 346. That is nearly two tons; have them set
      down by the site.</p></li>
      <li><p>Woven geotextile, 160 square feet.</p></li>
      <li><p>Edge restraint, 32 feet where there is no wall, with a 10 inch spike every foot, and 3 bags of polymeric
      sand.</p></li>
    </ul>
    <h2>Digging and packing</h2>
    <ol>
      <li><p>Dig 7-1/4 inches below the strings: 4 for stone, 1 for sand and 2-3/8 for the paver, less the 1/8 inch that
      the sand will settle. Cut the sides upright with a spade. Leave the soil at the bottom undisturbed, and pack
      it.</p></li>
      <li><p>Unroll the geotextile and lap the sheets by 12 inches.</p></li>
      <li><p>Spread 2 inches of stone, wet it lightly, and go over it three times with a rented plate compactor, from
      the outside inward. Wear ear muffs.</p></li>
      <li><p>Repeat with the next 2 inches. Check with a straight board: nowhere more than 3/8 inch off the slope. Sand
      must not be used to fill hollows, since it moves and they come back.</p></li>
    </ol>
    <h2>Sand and stones</h2>
    <p>Lay two pipes of 1 inch outside diameter on the base, 6 feet apart, pour sand between them and draw a straight
    2x4 along the top. Lift the pipes out, fill their grooves, and from then on step on nothing but laid pavers.</p>
    <img data-scene="garden" data-palette="sage" alt="Stepping stones through a flower garden to an arch of roses,
    at dusk" data-width="350" data-align="left">
    <p>Start at the house, in the corner you see most. Set each stone straight down against its neighbors without
    sliding it. Draw from two pallets at a time, top and bottom, or the shades will come out in patches. Stretch a
    string every fourth row. Running bond is quickest; a herringbone at 45 degrees locks best and wastes twice as
    much.</p>
    <p>Cut with a wet saw. Dry cutting of concrete throws silica, which scars the lungs for good; goggles, ear
    protection and a P100 mask go with the wet saw as well.</p>
    <h2>Locking it in</h2>
    <p>Spike the edging into the base, not the lawn. Run the compactor over the paving with a rubber mat beneath the
    plate. Sweep dry polymeric sand into the joints until they are full to 1/8 inch from the top, pack once more, sweep
    every grain off the surface, and mist it as the bag tells you. Rain in the next 24 hours spoils it, so choose your
    day.</p>
    <h2>Living on it</h2>
    <p>Twelve feet by ten takes a table of 60 by 36 inches and six chairs, with 30 inches to walk behind them. The
    umbrella belongs in a base of 50 pounds, and a grill out in the open, 10 feet from the siding and never beneath a
    roof. Refill the joints every third spring. If one stone sinks, pry it out, add a spoon of sand, and drop it back:
    that is the real advantage over concrete.</p>
  `,
}
