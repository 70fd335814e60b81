import type { DemoPost } from '../content'
import { html } from '../html'

export const theFirstToolbox: DemoPost = {
  slug: 'the-first-toolbox',
  title: 'The First Toolbox: Twelve Tools That Earn Their Keep',
  summary:
    'A short list of hand tools for a first home, what to look for in each, what to leave on the shelf, and how ' +
    'to keep them so that they last longer than the mortgage.',
  categories: ['Tools & Equipment', 'Hand Tools'],
  tags: ['first home', 'hand tools', 'starter kit', 'buying guide'],
  status: 'published',
  highlighted: true,
  scene: 'toolbox',
  palette: 'navy',
  alt: 'An open toolbox on a bench, full of tools, with a level and screwdrivers before it and a hammer on a cloth',
  caption: 'Six of these do most of the work in the first year.',
  products: [
    'claw-hammer-16-oz',
    'screwdriver-set-10-piece',
    'pliers-set-3-piece',
    'tape-measure-25-foot',
    'box-level-24-inch',
    'folding-utility-knife',
  ],
  content: html`
    <p>The 120-piece kit in the plastic suitcase looks like a bargain until you count the sockets. Most homes never need
    a third of what is in it, and the tools they do need are the ones the maker saved money on. A dozen good tools
    bought one at a time cost about the same and will still be in the drawer in thirty years.</p>
    <h2>The six to buy this weekend</h2>
    <p>These cover hanging pictures, putting furniture together, changing a faucet washer and most of what goes wrong in
    the first year.</p>
    <ul>
      <li><p><strong>Claw hammer, 16 ounces.</strong> Heavy enough to drive a 3 inch nail, light enough to swing with
      one arm on a ladder. Choose a smooth face: the waffle pattern on framing hammers prints itself on trim.</p></li>
      <li><p><strong>Tape measure, 25 feet.</strong> A blade 1 inch wide stands out on its own far enough to span a room
      without a helper. Printed fractions are no shame.</p></li>
      <li><p><strong>Screwdrivers.</strong> Phillips #1 and #2 and two flat blades do nine screws in ten. Square drive
      is worth having for cabinet hardware.</p></li>
      <li><p><strong>Three pliers.</strong> Lineman for cutting and gripping, long-nose for reaching, groove-joint for
      the plastic nuts under a sink.</p></li>
      <li><p><strong>Level, 24 inches.</strong> Long enough for shelves and short enough for a cabinet. A 9 inch torpedo
      level can join it later.</p></li>
      <li><p><strong>Utility knife.</strong> It opens boxes, scores drywall, trims carpet and sharpens pencils. Change
      the blade before you think you have to.</p></li>
    </ul>
    <h2>Six more as the need comes</h2>
    <p>Wait for the job, then buy the tool for it. In most houses they arrive in this order: an adjustable wrench of 10
    inches, a hex key set, a stud finder, a putty knife of 3 inches, a pull saw and a small pry bar. A cordless drill
    belongs here too, and has <a href="/category/Power%20Tools/">an aisle of its own</a>.</p>
    <h2>How to judge one in the shop</h2>
    <p>Pick it up. That sounds too simple, yet most of what matters can be felt through the packaging.</p>
    <ol>
      <li><p>Open the pliers and look at them against the light. The jaws should meet along their whole length, and the
      joint should move without side play.</p></li>
      <li><p>Lay the level on any flat shelf and note the bubble. Turn it end for end on the same spot. If the bubble
      settles anywhere else, hang it back.</p></li>
      <li><p>Pull out 2 feet of the tape and press the hook. It should slide by exactly its own thickness, about 1/16
      inch. That play is deliberate: it makes inside and outside measurements agree.</p></li>
      <li><p>Turn a screwdriver so that you see its tip. Sharp, square edges grip; rounded ones will chew the first
      tight screw.</p></li>
    </ol>
    <blockquote><p>Check a level before every purchase and after every fall. It takes ten seconds and needs nothing but
    a shelf.</p></blockquote>
    <h2>What to leave behind</h2>
    <img data-scene="workshop" data-palette="sand" alt="A workbench below a pegboard with hand tools hung in rows"
    data-width="350" data-align="right">
    <p>A socket set can wait until something in the house has a nut that the adjustable wrench will not reach. Glue
    guns, rotary tools and laser levels are pleasant and seldom needed. Anything with 'as seen' on the box is better as
    somebody else's purchase. And one pair of safety glasses is worth more than all of them: put it in the box on the
    first day, along with a pencil.</p>
    <h2>Keeping them</h2>
    <p>Rust does more harm than use. A toolbox that lives in a garage should have a packet of silica gel in it, and a
    wipe with a drop of light machine oil twice a year keeps pliers moving. Never store the tape measure with the hook
    against something hard, and let the blade come home under your thumb rather than at full speed; the rivets on the
    hook are what gives out first.</p>
    <p>Lend the hammer freely. Lend the level to people you trust.</p>
  `,
}
