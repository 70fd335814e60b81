import type { DemoPost } from '../content'
import { html } from '../html'

export const twoRaisedBedsFromTwelveBoards: DemoPost = {
  slug: 'two-raised-beds-from-twelve-boards',
  title: 'Two Raised Beds From Twelve Boards',
  summary:
    'A cutting list with no waste, the right amount of soil, and water on a timer. Two cedar beds of 4 by 8 feet, ' +
    'built in a morning and good for ten years of salads.',
  categories: ['Garden & Landscaping', 'DIY Projects & Kits'],
  tags: ['raised beds', 'vegetable garden', 'cedar', 'drip irrigation', 'soil'],
  status: 'published',
  scene: 'raised-beds',
  palette: 'forest',
  alt: 'Wooden raised beds full of vegetables, with a greenhouse behind them',
  products: ['cedar-bed-boards-2x6', 'drip-irrigation-kit', 'border-spade-ash', 'coated-work-gloves'],
  content: html`
    <p>Lettuce does not care whether its bed has dovetails. It wants loose soil a foot deep, drainage below, and a
    gardener who never treads on it. A box of plain 2x6s held by four posts gives it all of that, and the cuts work out
    so well that the scrap would not light a stove.</p>
    <h2>Where it goes</h2>
    <p>Six hours of sun a day is the least for tomatoes, peppers and beans; greens manage on four. Watch the spot for a
    day before you decide. Lay the long side north to south if you can, so that tall rows do not shade low ones. Leave
    24 inches between the beds for feet and 36 where a wheelbarrow must pass. No bed should be wider than 4 feet,
    because the middle has to be in reach from both sides.</p>
    <p>Near a house built before 1978, have the ground tested for lead. A raised bed with a barrier beneath is a good
    answer to poor soil, but roots find their way.</p>
    <h2>Lumber and cuts</h2>
    <ul>
      <li><p>12 cedar boards, 2x6, 8 feet long: six for each bed</p></li>
      <li><p>1 cedar 4x4, 8 feet long, cut into eight posts of 11 inches</p></li>
      <li><p>1 cedar 2x2, 8 feet long, for four stakes of just under 24 inches</p></li>
      <li><p>72 exterior screws, #9 by 3 inches, coated or stainless</p></li>
      <li><p>Plain cardboard without tape, enough for 64 square feet</p></li>
    </ul>
    <p>Cut four of the boards in half for the ends. The other eight are used whole. Modern treated lumber rated for
    ground contact is safe for vegetables as well; railroad ties and anything salvaged of unknown age are not.</p>
    <h2>Assembly</h2>
    <ol>
      <li><p>On flat concrete, lay two whole boards edge to edge over a post at each end, flush with the posts at the
      top and at both ends.</p></li>
      <li><p>Drill 1/8 inch pilot holes, since cedar splits near its ends. Drive two screws through each board into each
      post.</p></li>
      <li><p>Make a second side in the same way.</p></li>
      <li><p>Stand both up and screw the short boards across the ends, over the posts and the edges of the long boards,
      again with two screws at each end.</p></li>
      <li><p>Measure both diagonals. When they agree, the bed is square.</p></li>
      <li><p>Skim the turf under the boards with a spade until the frame sits level, and drive a stake inside the middle
      of each long side, with one screw into each board. Without the stakes, wet soil will bow the boards by an
      inch.</p></li>
    </ol>
    <h2>Filling</h2>
    <p>The beds are 11 inches deep and hold about 27 cubic feet each, or 2 cubic yards for the pair. Order 2-1/2,
    because soil sinks by a tenth in the first months. Lay the cardboard on mown grass, overlapping by 6 inches, and
    soak it; it smothers the turf and rots in a season.</p>
    <p>A good mix by volume is 60 percent screened topsoil, 30 percent finished compost and 10 percent coarse sand or
    perlite. Pure compost is too rich and shrinks to half. Fill in two lifts, water each, and rake level 1 inch below
    the rim.</p>
    <h2>Water without thinking</h2>
    <img data-scene="garden" data-palette="forest" alt="A garden with borders in bloom, an arch of roses and a white
    bench" data-width="350" data-align="right">
    <p>In summer a bed needs about an inch of water a week, which over 32 square feet is 20 gallons. Four drip lines
    along the bed, 12 inches apart, with an emitter every foot at 0.6 gallon an hour, give 19. So one hour a week is
    right, split into three runs of 20 minutes at dawn. Fit the parts in this order: timer, backflow preventer, filter,
    25 psi regulator, tubing. The backflow preventer keeps garden water out of the house's pipes and is required in most
    towns.</p>
    <p>Push a finger in to the second knuckle twice a week. If it comes out dry, add a run; if the soil sticks to it,
    take one away.</p>
    <h2>The first season</h2>
    <p>Plant greens and radishes as soon as the soil can be worked, tomatoes two weeks after the last frost. Cover bare
    ground with 2 inches of straw. In late fall spread an inch of compost on top and leave the digging to the worms. A
    few evenings of reading wait under <a href="/category/Garden%20%26%20Landscaping/">Garden &amp; Landscaping</a>.</p>
  `,
}
