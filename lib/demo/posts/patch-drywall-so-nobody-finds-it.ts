import type { DemoPost } from '../content'
import { html } from '../html'

export const patchDrywallSoNobodyFindsIt: DemoPost = {
  slug: 'patch-drywall-so-nobody-finds-it',
  title: 'Patch Drywall So That Nobody Finds It',
  summary:
    'Three holes, three repairs: the nail pop, the doorknob and the one the plumber left. What makes a patch ' +
    'vanish is how far you feather it.',
  categories: ['Walls & Ceilings', 'Building Materials'],
  tags: ['drywall', 'repair', 'joint compound', 'walls'],
  status: 'published',
  scene: 'hallway',
  palette: 'rose',
  alt: 'A hallway with smooth painted walls above a wainscot, a mirror and a door at its end',
  products: [
    'drywall-patch-panel',
    'joint-compound-lightweight',
    'folding-utility-knife',
    'wet-dry-vacuum-5-gallon',
  ],
  content: html`
    <p>Light gives a bad patch away. In the evening, when the lamp in the hall shines along the wall, every ridge throws
    a shadow. So the aim is a hump so wide and so low that no lamp can find it, and a knife of 12 inches matters more
    than skill.</p>
    <h2>Know the hole</h2>
    <ul>
      <li><p><strong>Up to 1/2 inch:</strong> nail holes, anchors, pops. Fill.</p></li>
      <li><p><strong>1/2 to 5 inches:</strong> the doorknob. A patch with paper flanges.</p></li>
      <li><p><strong>Larger:</strong> a square cut out and replaced, with wood behind it.</p></li>
    </ul>
    <p>Before you cut into any wall, think of what may run inside it. Look at both sides for outlets, switches and
    pipes, turn the circuits of that room off, and cut no deeper than the board: 1/2 inch. Joint compound and texture
    from before about 1980 can contain asbestos. If the house is that old, have a crumb tested before you sand.</p>
    <h2>A popped nail</h2>
    <p>Drive a drywall screw 1-1/4 inches long into the same stud, 2 inches above the pop and another below, until the
    heads dimple the paper without tearing it. Now sink the old nail, or pull it. Three thin coats of compound with a 6
    inch knife, dry between, and it will stay.</p>
    <h2>The doorknob hole</h2>
    <img data-scene="stairs" data-palette="rose" alt="A hall with a staircase, its wall smooth in the light from a
    window" data-width="350" data-align="left">
    <p>Cut a piece of new board 2 inches larger than the hole each way. Score its back along the size of the hole, snap
    the edges, and peel the gypsum off so that the front paper is left as a flange all round. Trim the hole square to
    fit. Butter the wall with compound, set the plug in, and press the paper flat with the knife from the middle out.
    The flange is your tape.</p>
    <h2>The square the plumber left</h2>
    <ol>
      <li><p>Mark a rectangle around the damage with a level and cut it out with a drywall saw.</p></li>
      <li><p>Slip two strips of 1x3, each 6 inches longer than the hole, behind the edges and screw through the wall
      into them.</p></li>
      <li><p>Cut the patch 1/8 inch smaller all round. Screw it to the strips, 6 inches apart.</p></li>
      <li><p>Bevel the edges of the joint with the knife and fill the gap with setting compound of the 45-minute kind,
      which hardly shrinks.</p></li>
      <li><p>Bed paper tape in a thin coat over each seam. Press until only a film is left beneath it. Mesh tape is
      easier, and needs setting compound over it.</p></li>
    </ol>
    <h2>Feather wide</h2>
    <p>A butt joint, with no tapered edge to hide in, always makes a small hill. Spread the hill out:</p>
    <ul>
      <li><p>First coat over the tape: 6 inch knife, 6 inches wide.</p></li>
      <li><p>Second: 10 inch knife, 12 inches wide, pressing on the outer edge of the blade.</p></li>
      <li><p>Third: 12 inch knife, 18 to 24 inches wide, as thin as you can.</p></li>
    </ul>
    <p>Let each coat dry white all the way through, commonly a day. Knock off ridges with the knife before the next, so
    that there is almost nothing to sand at the end. Then sand with 150-grit on a sponge, a lamp held close to the wall,
    and stop when you reach paper. Use a vacuum with a fine-dust bag at the sponge, and wear an N95 mask.</p>
    <h2>Prime, texture, paint</h2>
    <p>Bare compound drinks paint and dries dull, a flaw painters call flashing. Prime the whole patch and a hand's
    width beyond. If the wall was rolled many times it carries a faint orange peel; rolling the primer with a 3/8 inch
    cover brings that back. For a sprayed texture, practice on cardboard.</p>
    <p>Touching up only the spot rarely matches after a few years of sun. Paint from corner to corner, and the patch is
    gone. See <a href="/category/Walls%20%26%20Ceilings/">Walls &amp; Ceilings</a> for everything larger.</p>
  `,
}
