import type { DemoPost } from '../content'
import { html } from '../html'

export const bringBackAGrayDeck: DemoPost = {
  slug: 'bring-back-a-gray-deck',
  title: 'Bring Back a Gray Deck: Wash, Wait, Stain',
  summary:
    'Oxygen bleach, a stiff brush and two dry days do most of the work. How to clean weathered boards, judge when ' +
    'they are ready, and put stain on so that it wears instead of peeling.',
  categories: ['Deck & Patio', 'Cleaning & Maintenance'],
  tags: ['deck stain', 'oxygen bleach', 'pressure washing', 'outdoor wood', 'spring jobs'],
  status: 'published',
  highlighted: true,
  scene: 'deck',
  palette: 'honey',
  alt: 'A wooden deck stained a warm brown, with a railing, two chairs and a fire bowl',
  caption: 'One thin coat, worked in along the boards.',
  products: [
    'deck-cleaner-oxygen',
    'deck-scrub-brush-10-inch',
    'deck-stain-semi-transparent',
    'sealed-safety-goggles',
    'coated-work-gloves',
  ],
  content: html`
    <p>Gray is only skin deep. Sunlight breaks down the outermost fibers of the wood, rain carries the color away, and
    what remains is a layer thinner than a sheet of paper. Under it the board is nearly always sound, and it can be had
    back in one weekend with a dry one to follow.</p>
    <h2>Look underneath first</h2>
    <p>Stain hides nothing that matters, so begin with a screwdriver and a flashlight. Press the tip into the ledger
    where the deck meets the house, into the feet of the posts and into the ends of the joists. Wood that takes the tip
    deeper than 1/4 inch is rotten and has to be replaced. Shake each railing post. Drive raised screws down, and
    replace popped nails with 2-1/2 inch deck screws. A ledger held by nails alone wants a carpenter before it wants a
    finish.</p>
    <h2>Wash</h2>
    <p>Use a cleaner made from oxygen bleach (sodium percarbonate). Chlorine bleach eats the lignin that holds the
    fibers together and scorches the lawn. Never mix the two, and never add ammonia or vinegar to either.</p>
    <ol>
      <li><p>Sweep, and clear the gaps between the boards with a putty knife. Wet the plants around the deck and the
      siding above it.</p></li>
      <li><p>Mix 8 ounces of powder in a gallon of warm water and use it within four hours. Put on goggles and
      gloves.</p></li>
      <li><p>Flood an area of about 100 square feet. Keep it wet for 15 minutes, in the shade if you can
      choose.</p></li>
      <li><p>Scrub along the grain with a stiff synthetic brush, never with wire.</p></li>
      <li><p>Rinse from the house outward until the water runs clear, then rinse the plants once more.</p></li>
    </ol>
    <p>A pressure washer saves rinsing time and ruins many decks. If you use one, keep it under 1,500 psi with a 40
    degree fan tip, hold the tip 12 inches off and never stop moving. If fibers stand up like fur, you are too
    close.</p>
    <h2>Wait</h2>
    <p>Two dry days at least, three after a wet spring. Then sprinkle some water on several boards. Drops that soak in
    within ten minutes mean the wood is ready; drops that sit there in beads mean either damp boards or old sealer, and
    that stain will dry on the surface and peel.</p>
    <p>Sand rough handrails with 80 grit and wear an N95 mask. Leave old paint and green-tinted lumber from before 2004
    unsanded: the first may hold lead and the second arsenic. Both need other methods.</p>
    <h2>Stain</h2>
    <img data-scene="facade" data-palette="sage" alt="A house in summer, with planting along the wall"
    data-width="350" data-align="right">
    <p>For a deck that is walked on, choose a semi-transparent oil. It fades evenly and takes a new coat after a wash,
    while a solid stain has to be stripped once it flakes. One gallon covers 150 to 250 square feet of weathered wood,
    so a deck of 12 by 16 feet with its railing takes two.</p>
    <ul>
      <li><p>Work between 50 and 85 degrees, out of direct sun, with no rain forecast for two days.</p></li>
      <li><p>Stir every cupful. Pour all cans into one bucket so that the color matches.</p></li>
      <li><p>Do railings first, then the boards, two or three at a time over their whole length. Stopping in mid-board
      leaves a dark band.</p></li>
      <li><p>Brush it in and see to the cut ends, which drink most.</p></li>
      <li><p>After 15 minutes, wipe off everything the wood has not taken. Puddles stay sticky for weeks.</p></li>
    </ul>
    <blockquote><p>Rags with oil stain can heat up and catch fire by themselves, hours after you have gone to bed.
    Spread them flat outdoors until stiff, or sink them in a metal can of water with a lid.</p></blockquote>
    <h2>Keep it that way</h2>
    <p>Stay off for 24 hours and keep furniture and rugs off for three days. From then on, sweep in the fall, wash each
    spring with a weak solution, and sprinkle water on the boards where the chairs stand. When it no longer beads there
    after two or three summers, give it one more thin coat. More ideas for the space around it are under <a
    href="/category/Deck%20%26%20Patio/">Deck &amp; Patio</a>.</p>
  `,
}
