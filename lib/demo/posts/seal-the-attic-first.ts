import type { DemoPost } from '../content'
import { html } from '../html'

export const sealTheAtticFirst: DemoPost = {
  slug: 'seal-the-attic-first',
  title: 'Seal the Attic First, Then Insulate It',
  summary:
    'Insulation slows heat and lets air pass. Two mornings with foam, sheet metal and a good mask close the holes ' +
    'that matter, and make every inch laid on top of them worth its price.',
  categories: ['Insulation & Weatherproofing', 'Home Energy & Solar'],
  tags: ['attic', 'air sealing', 'insulation', 'r-value', 'energy saving'],
  status: 'published',
  highlighted: true,
  scene: 'attic',
  palette: 'honey',
  alt: 'An attic with insulation laid between the joists below the rafters',
  products: ['foam-sealant-can', 'attic-batts-r30', 'half-mask-respirator-p100', 'coated-work-gloves'],
  content: html`
    <p>In January, lift the hatch and hold up a strip of tissue. If it flutters upward, the warm air you have just paid
    for is leaving the house, and no thickness of fluff will stop it: wind goes through a loose sweater too. What the
    attic needs first is a windbreaker.</p>
    <h2>When to stay out</h2>
    <p>Some attics are not for amateurs. Go back down and call someone if you see any of these:</p>
    <ul>
      <li><p>Gray or golden pebbles that glitter like mica. That is vermiculite, which may hold asbestos; do not touch
      or sweep it.</p></li>
      <li><p>Single wires on white porcelain knobs. Old wiring of that kind must not be buried in insulation.</p></li>
      <li><p>Stains that are wet now, or mold over more than 10 square feet. Mend the leak first.</p></li>
      <li><p>Droppings of bats or raccoons.</p></li>
    </ul>
    <p>Choose a cool morning, since an attic in July can pass 130 degrees. Wear long sleeves, gloves, goggles and a mask
    with P100 filters. Lay planks across the joists and keep your feet on them; between the joists there is only
    drywall. Someone in the house should know that you are up there.</p>
    <h2>Where the air gets out</h2>
    <p>Dirty insulation is a map. Where it is gray or black, air has been passing through it for years and left its dust
    behind. Push it aside there and look for:</p>
    <ol>
      <li><p><strong>Open chases</strong> beside the chimney, the plumbing wall and over dropped ceilings. These come
      first: one of them can be larger than all the rest together. Cover them with rigid foam or drywall, glued down
      with sealant and screwed.</p></li>
      <li><p><strong>The chimney and metal flues.</strong> Only sheet metal and fire-rated sealant may bridge the gap
      here. Keep insulation 1 inch from a gas vent marked type B, 2 inches from a masonry chimney, and as far as the
      label says from others, with a collar of metal to hold it back.</p></li>
      <li><p><strong>Holes for wires and pipes</strong> in the top plates of the walls. A ring of foam closes each. A
      can does about sixty.</p></li>
      <li><p><strong>Top plates themselves.</strong> The joint between wood and drywall runs above every inner wall. Use
      a bead of caulk or foam along both sides.</p></li>
      <li><p><strong>Recessed lights.</strong> Only those marked IC may be covered. For others keep 3 inches clear, or
      change them for sealed LED units.</p></li>
      <li><p><strong>Fan ducts.</strong> They have to end outdoors. One that blows into the attic makes frost and then
      rot.</p></li>
    </ol>
    <img data-scene="attic" data-palette="sand" alt="Rafters, joists and a gable window in an attic, with a roll of
    insulation to be laid" data-width="696" data-align="center">
    <h2>The hatch</h2>
    <p>It is a hole of 5 square feet closed with a bit of plywood. Glue 4 inches of rigid foam to its upper side in two
    layers, press weatherstrip onto the ledge where it rests, and add two hook-and-eye catches that pull it tight. Build
    a rim of plywood around the opening, higher than the new insulation, so that nothing falls on your head next
    year.</p>
    <h2>Now the insulation</h2>
    <p>Measure what is there. Old fiberglass gives about R-2.5 an inch, cellulose R-3.5. Current advice for attics is
    R-49 in the South and R-60 from the middle of the country northward, and R-30 in Hawaii and south Florida. With 4
    inches of settled cellulose (R-14), one layer of R-30 batts brings you to 44, and two go past 60.</p>
    <p>First staple baffles to the roof deck at the eaves to keep a channel of 1 inch or more open from the soffit
    vents. Then lay unfaced batts across the joists, tight against each other and never squashed. A second paper facing
    would trap damp between the layers. Write the date and the depth on a rafter.</p>
    <h2>Afterwards</h2>
    <p>A tighter house changes its draft. If the furnace or water heater takes its air from the room, have a technician
    test that it still vents, and put a carbon monoxide alarm on every floor. Check the rafters for frost on the first
    cold morning; there should be none. Materials for such a job in a ranch house of 1,200 square feet come to $150 for
    sealing and about $3,200 for one layer of stone wool, or a third of that for blown cellulose with a rented
    machine.</p>
  `,
}
