import type { DemoPost } from '../content'
import { html } from '../html'

export const freeAStickingDoor: DemoPost = {
  slug: 'free-a-sticking-door',
  title: 'The Door That Sticks, and Four Ways to Free It',
  summary:
    'Planing comes last. A long screw, a cardboard shim or a new hinge cures most interior doors in half an hour, ' +
    'once you know where they rub and why.',
  categories: ['Doors & Windows', 'Hardware & Fasteners', 'Hand Tools'],
  tags: ['doors', 'hinges', 'chisel', 'repair'],
  status: 'published',
  scene: 'mudroom',
  palette: 'clay',
  alt: 'A mudroom with a paneled door beside a bench and a row of coats',
  products: ['ball-bearing-hinges-3-pack', 'bench-chisels-4-piece', 'cordless-drill-driver-18v'],
  content: html`
    <p>When a door begins to catch in August, the first thing most people reach for is a plane. By January there is a
    gap at the latch, and the wood that would have filled it is on the compost. Wait with the plane. Look at the
    hinges.</p>
    <h2>Read the gap</h2>
    <p>Close the door gently and look at the line of light around it. It should be as wide as a nickel is thick, a
    little over 1/16 inch, on three sides. Slide a sheet of paper along the edge to find the spot where it binds, and
    mark both ends of that spot with pencil.</p>
    <ul>
      <li><p><strong>Rubs at the top of the latch side, wide gap at the top hinge:</strong> the top hinge has come
      loose. By far the most common case.</p></li>
      <li><p><strong>Rubs at the bottom of the latch side:</strong> the bottom hinge is loose, or the top one is set too
      deep.</p></li>
      <li><p><strong>Springs back before it latches:</strong> the hinges are too deep or painted stiff.</p></li>
      <li><p><strong>Closes, but the latch misses:</strong> the strike plate is too high or low.</p></li>
      <li><p><strong>Rubs all along one edge, in summer only:</strong> the wood has swollen.</p></li>
    </ul>
    <h2>1. Tighten, then use a longer screw</h2>
    <p>Snug every screw with a hand screwdriver. If one turns without end, its hole is worn out. In the top hinge on the
    side of the jamb, replace the screw nearest the door stop by one of 3 inches, #9 or #10. It reaches through the jamb
    into the stud, and as it tightens it draws the whole frame, and the door with it, toward the hinge side. Drill a 1/8
    inch pilot, set the clutch low, and stop after each half turn to try the door. Two turns can be worth 1/8 inch.</p>
    <p>On the door's side a long screw would come out of nowhere useful. Fill the worn hole with glued hardwood
    toothpicks or a dowel, let it dry, and drill again.</p>
    <h2>2. Shim a hinge that is too deep</h2>
    <img data-scene="toolbox" data-palette="clay" alt="A toolbox on a bench, with a hammer on a cloth and a row of
    tools laid out" data-width="350" data-align="left">
    <p>Wedge the door from below so that it carries its own weight. Loosen the screws of one hinge leaf, cut a strip of
    cereal-box card to its size, slip it into the mortise and tighten. One layer moves the far edge about 1/32 inch. Two
    layers are fine, four mean that the mortise wants rebuilding.</p>
    <h2>3. Deepen a hinge, or replace it</h2>
    <p>If the gap at a hinge is too wide and the leaf stands proud, the mortise must go deeper. This is chisel work, and
    pleasant when the chisel is sharp:</p>
    <ol>
      <li><p>Take the door off: bottom pin first, top pin last, with somebody holding it.</p></li>
      <li><p>Score round the leaf with a knife.</p></li>
      <li><p>Chop shallow cuts across the mortise every 1/4 inch, bevel down, with light taps.</p></li>
      <li><p>Pare them away flat, bevel up, with both hands behind the edge.</p></li>
      <li><p>Try the leaf. It should lie level with the wood, neither above nor below.</p></li>
    </ol>
    <p>A knuckle with visible wear, black dust below it, or a squeak that oil does not cure calls for new hinges.
    Measure the height, and see whether the corners are square or rounded: a quarter can be laid against a 5/8 radius to
    compare. Replace them one at a time with the door in place and it never has to come down.</p>
    <h2>4. Plane, if you must</h2>
    <p>Do it in a damp season and only for a door that swells. Take the wood from the hinge edge if you can, where it is
    not seen and where there is no lock in the way. Work toward the middle from both ends, leave a bevel of about 3
    degrees toward the side that closes first, and remove half of what you think. Test old paint for lead before you cut
    into it. Then prime and paint the bare edge, top and bottom too: raw end grain is how the water came in.</p>
    <p>A strike plate that misses by 1/16 inch is cured with a file. By more, move it, plug the old holes, and chisel a
    new bed. For fire-rated doors between a house and its garage leave planing alone altogether and have the door
    replaced.</p>
  `,
}
