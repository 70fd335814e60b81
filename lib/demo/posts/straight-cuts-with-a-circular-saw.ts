import type { DemoPost } from '../content'
import { html } from '../html'

export const straightCutsWithACircularSaw: DemoPost = {
  slug: 'straight-cuts-with-a-circular-saw',
  title: 'Straight Cuts in Plywood With a Circular Saw',
  summary:
    'A shop-made guide, the right blade and a sheet of foam on the floor do the work of a table saw. Here is how ' +
    'to build the guide and how to cut with it safely.',
  categories: ['Power Tools', 'Building Materials'],
  tags: ['circular saw', 'plywood', 'jigs', 'woodworking', 'safety'],
  status: 'published',
  scene: 'garage',
  palette: 'clay',
  alt: 'A garage with a workbench, saws and drills on shelves above it and tools on a board',
  products: ['circular-saw-7-inch', 'birch-plywood-half-sheet', 'bar-clamps-4-pack', 'random-orbit-sander-5-inch'],
  content: html`
    <p>Plywood is heavy, slippery and expensive, and pushing a full sheet across a small table saw is a good way to be
    hurt. Bring the saw to the sheet instead. With a straight edge to run against, a 119 dollar circular saw cuts within
    a thirty-second of an inch over 8 feet.</p>
    <h2>Change the blade first</h2>
    <p>The 24-tooth blade in the box is meant for framing lumber and tears the face veneer of plywood. A 40-tooth blade
    is a good compromise; 60 teeth leave an edge that needs hardly any sanding. Unplug the saw or take out the battery
    before you touch the blade, lock the arbor, and make sure the teeth point forward and up at the front of the
    shoe.</p>
    <h2>Build the guide</h2>
    <p>You need a strip of 1/4 inch hardboard 12 inches wide and a strip of 1/2 inch plywood 3 inches wide with one
    factory edge, both as long as your longest cut plus a foot.</p>
    <ol>
      <li><p>Glue and screw the plywood strip along one long side of the hardboard, factory edge facing in. Countersink
      the screws from below.</p></li>
      <li><p>Let the glue set overnight.</p></li>
      <li><p>Clamp the guide to the bench with its wide side hanging over, set the saw's shoe against the factory edge,
      and cut the surplus of the hardboard away along the whole length.</p></li>
      <li><p>Write the name of the saw and blade on it. The edge you have just made is where that blade cuts, to a
      hair.</p></li>
    </ol>
    <p>From now on, lay that edge on the pencil line, clamp both ends, and cut. No measuring of offsets, and the
    hardboard holds the fibers down so that the face hardly splinters.</p>
    <img data-scene="workshop" data-palette="honey" alt="A workshop with a bench along the wall and a board laid
    across two sawhorses" data-width="696" data-align="center">
    <h2>Support the sheet so nothing pinches</h2>
    <p>Kickback happens when the cut closes on the blade. It does so when the sheet is held at its two ends and sags in
    the middle. Put the sheet on a 2 inch panel of rigid foam on the floor, or on four 2x4s over sawhorses with two of
    them on each side of the line, so that both halves stay where they are when they part.</p>
    <ul>
      <li><p>Good face down: the teeth come up through the sheet and leave the rough edge on top.</p></li>
      <li><p>Blade depth 1/4 inch more than the sheet, so about 1 inch for 3/4 plywood.</p></li>
      <li><p>Guide on the part you keep, waste on the outside of the line.</p></li>
      <li><p>Cord over your shoulder, clear of the line of cut and of the end of the guide.</p></li>
    </ul>
    <h2>Make the cut</h2>
    <p>Glasses, ear protection, no gloves and no loose sleeves. Rest the front of the shoe on the guide with the blade
    clear of the wood, start the motor, and let it come to full speed. Push forward slowly enough that the tone does not
    drop. Keep both hands on the saw and stand to one side of it rather than behind. If it binds, let go of the trigger
    and wait for the blade to stop before you draw it out; never back up with the blade turning.</p>
    <p>At the far end follow through until the blade is out, release, and look that the lower guard has closed before
    you set the saw down. Check the guard before each session. One that sticks is cleaned or replaced, never tied
    back.</p>
    <h2>After the cut</h2>
    <p>Take the sharp corner off with 150-grit before anyone carries the panel by it. A random orbit sander will do the
    face, but plywood veneer is often no thicker than 1/40 inch: two passes with 180 are enough, and a third can go
    through. Measure the thickness before you plan a groove, since 3/4 inch plywood is commonly 23/32.</p>
    <p>Cut all parts of the same width one after another, from one marked stick, and number them on the edge as they
    come off. A sheet has four pieces that look alike and only one that fits.</p>
  `,
}
