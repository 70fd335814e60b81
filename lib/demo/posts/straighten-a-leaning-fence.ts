import type { DemoPost } from '../content'
import { html } from '../html'

export const straightenALeaningFence: DemoPost = {
  slug: 'straighten-a-leaning-fence',
  title: 'Straighten a Leaning Fence, One Post at a Time',
  summary:
    'A fence seldom fails everywhere at once. Find the post that let go, take out the old footing without a machine, ' +
    'and set the new one so that water leaves it instead of standing in it.',
  categories: ['Outdoor Living', 'DIY Projects & Kits'],
  tags: ['fence repair', 'concrete', 'fence post', 'yard work'],
  status: 'published',
  scene: 'fence',
  palette: 'clay',
  alt: 'A wooden fence along a lawn, half of it stained, its boards standing straight',
  products: ['post-hole-digger', 'border-spade-ash', 'coated-work-gloves', 'sealed-safety-goggles'],
  content: html`
    <p>Push against the fence with one hand, post by post. Most will not stir. One or two move like loose teeth, and the
    panels between them lean only because they have nothing to stand on. So before pricing a new fence, price two
    posts.</p>
    <h2>Why this one gave way</h2>
    <p>Scrape the soil from its foot and drive in a screwdriver at ground level. If the tip sinks in, the wood has
    rotted in the inch where damp and air meet, which is where posts die. If the wood is hard and the whole block moves,
    the footing is too shallow or frost has lifted it. A sound post in a sound footing that leans anyway has been pushed
    by a tree, a gate, or a neighbor's compost heap.</p>
    <p>Find out who owns the fence before you dig, and call 811 a few days ahead. Cables for lawn lights and old gas
    lines like to follow fences.</p>
    <h2>For each post</h2>
    <ul>
      <li><p>1 treated 4x4, 8 feet long, stamped UC4A for ground contact (10 feet where frost goes deep)</p></li>
      <li><p>1/2 cubic foot of crushed stone</p></li>
      <li><p>3 bags of fast-setting concrete, 50 pounds each</p></li>
      <li><p>2 braces of 1x4 with stakes, a level, exterior screws of 3 inches</p></li>
    </ul>
    <p>For a fence 6 feet high, the hole is 30 inches deep and 10 wide, with 6 inches of stone at the bottom; the post
    then stands 24 inches in the ground, a quarter of its length. Make it a third for a gate post or a windy hill, which
    takes a 10 foot post cut to length. Where frost reaches deeper than the hole, go 6 inches below the frost line.</p>
    <h2>Getting the old one out</h2>
    <ol>
      <li><p>Prop the panels with a 2x4 on each side. Cut the nails at the rails with a reciprocating saw, or draw the
      screws, and let the panels rest on blocks.</p></li>
      <li><p>Dig a trench around half of the footing, down to two thirds of its depth.</p></li>
      <li><p>Screw two pieces of 2x4 to the post, 10 inches up, and lever under them with a long bar across a block.
      Work round in a circle.</p></li>
      <li><p>If the post has snapped off, drive two big lag screws into the stump, chain them to a 4x4 used as a lever,
      and lift with your legs.</p></li>
      <li><p>Should it refuse, leave it. Set the new post half a panel along and shorten the rails.</p></li>
    </ol>
    <h2>Setting the new one</h2>
    <img data-scene="shed" data-palette="sage" alt="A garden shed with its door open and a wheelbarrow beside it"
    data-width="350" data-align="right">
    <p>Shape the hole with the clamshell digger so that it is a little wider below than above. A hole like a cone
    standing on its tip is what frost lifts. Tamp 6 inches of stone into the bottom with the end of the post itself.
    Stretch a string along the faces of the neighboring posts at top and bottom, and stand the new one 1/8 inch clear of
    it.</p>
    <p>Brace it in two directions and check it with the level on two adjoining faces. Now pour in the dry mix to 3
    inches below the ground, add a gallon of water for each bag, and wait. It sets in 30 to 40 minutes. After four hours
    you may hang panels, and after a day a gate.</p>
    <blockquote><p>Wet cement burns skin slowly and without warning. Wear goggles and waterproof gloves, wash splashes
    off at once, and keep the dust out of your lungs with a mask.</p></blockquote>
    <p>Next day, mix half a bag by hand and top the footing up to just above the soil, sloped like a roof away from the
    wood. When it is hard, run a bead of exterior sealant around the post. That small collar does more for its life than
    any paint.</p>
    <h2>Hanging and aftercare</h2>
    <p>Put the panels back with screws through new holes, 2 inches above the soil, so that a mower and air can pass
    under them. Cut the tops of posts at a slope, or cap them. Treat every cut with copper preservative. Keep mulch and
    earth off the foot, and in ten years push against it once more.</p>
  `,
}
