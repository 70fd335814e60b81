import type { DemoPost } from '../content'
import { html } from '../html'

export const twoMorningsForTheGutters: DemoPost = {
  slug: 'two-mornings-for-the-gutters',
  title: 'Two Mornings a Year for the Gutters',
  summary:
    'An inch of rain on a small roof is 600 gallons, and all of it wants to stand against your foundation. Cleaning, ' +
    'slope, seams and outlets, from a ladder set up the safe way.',
  categories: ['Roofing & Gutters', 'Cleaning & Maintenance'],
  tags: ['gutters', 'downspouts', 'ladder safety', 'fall jobs', 'drainage'],
  status: 'published',
  scene: 'roof',
  palette: 'plum',
  alt: 'The slope of a shingled roof with a ladder at the gutter along its lower edge',
  products: [
    'extension-ladder-24-foot',
    'ladder-stabilizer',
    'micro-mesh-gutter-guard',
    'gutter-sealant',
    'downspout-extension',
    'coated-work-gloves',
  ],
  content: html`
    <p>Damp basements are treated with paint, pumps and trenches, at prices that make one sit down. Quite often the
    cause is a fistful of maple seeds in an outlet 20 feet above. Once in late spring, after the blossoms, and once in
    late fall, when the last leaf is down, a morning on the ladder is the cheapest work that can be done on a house.</p>
    <h2>The ladder before the gutter</h2>
    <p>More people are hurt by this job than by any other on the roof's edge, and nearly always because the ladder
    moved.</p>
    <ul>
      <li><p>Look up first. Keep 10 feet between the ladder and the wire from the pole, whatever the ladder is made
      of.</p></li>
      <li><p>Stand it on firm, level ground, the foot 1 foot out for every 4 of height. With your toes at its feet and
      arms straight out, your palms should just reach a rung.</p></li>
      <li><p>Let a stabilizer rest on the roof or wall. An aluminum gutter bends under a ladder, and the ladder slides
      along it.</p></li>
      <li><p>Stay below the top three rungs, with your belt buckle between the rails. Climb down and move along every 4
      feet.</p></li>
      <li><p>Someone stays near by. Wait out wind, wet and frost.</p></li>
    </ul>
    <p>Above one tall story, or on ground that falls away, pay a firm with insurance. It costs between $120 and
    $250.</p>
    <h2>Cleaning</h2>
    <ol>
      <li><p>Put on gloves and goggles. Work away from the downspout, so that nothing is pushed into it.</p></li>
      <li><p>Lift out the leaves by hand and the sludge with a plastic scoop, and drop both on a tarpaulin. It makes
      good compost, shingle grit excepted.</p></li>
      <li><p>Rinse from the far end with a hose. Watch how the water runs.</p></li>
      <li><p>Should a downspout back up, first take off its lower elbow and look. Then run the hose up from below with a
      rag around it. A plumber's hand auger clears the rest.</p></li>
      <li><p>Check each outlet's strainer and set it back.</p></li>
    </ol>
    <img data-scene="facade" data-palette="sky" alt="The front of a house in evening light, with a white gutter
    along the eaves" data-width="696" data-align="center">
    <h2>Slope and hangers</h2>
    <p>Water that stands an hour after rinsing means a sag. The fall should be at least 1/4 inch in 10 feet toward the
    outlet. Stretch a string from end to end and look for the hanger that has let go. Old spikes work loose because they
    sit in end grain; leave the dead spike where it is and fit a hidden hanger beside it, its screw 1-1/2 inches into
    sound wood. Two feet between hangers is right, 18 inches where snow slides.</p>
    <p>If a screw finds nothing to hold, the board behind is rotten. Take down that stretch and replace the fascia
    before it takes the rafter tails along.</p>
    <h2>Seams</h2>
    <p>Drips between two lengths or at a corner come from old sealant. Choose a dry day above 40 degrees. Scrape and
    brush the joint inside, wipe it with alcohol, and press a bead of gutter sealant into the seam and over each rivet,
    smoothed with a wet spoon. Small rust holes in steel can be bridged by a patch of flashing bedded in the same stuff.
    Large ones are the end of that gutter.</p>
    <h2>Where the water goes</h2>
    <p>One thousand square feet of roof turn an inch of rain into 623 gallons. Each downspout has to set its share down
    4 to 6 feet from the wall, on ground that goes on falling: 6 inches in the first 10 feet. A hinged extension gets
    out of the mower's way. Splash blocks alone are too short, and a buried pipe is only as good as the place where it
    comes out, so find that place and clear it.</p>
    <h2>What guards can do</h2>
    <p>Mesh keeps leaves out of the trough and the downspout free. It does not clean itself. Pine needles mat on it, and
    in a cloudburst water shoots across steep roofs where valleys meet. Under tall trees it turns two cleanings into one
    brushing, which is worth having; on an open lot, save your money. Ask in writing that it leaves the shingles'
    warranty whole, since guards that lift the first course may not. The rest of the subject is under <a
    href="/category/Roofing%20%26%20Gutters/">Roofing &amp; Gutters</a>.</p>
  `,
}
