import type { DemoPost } from '../content'
import { html } from '../html'

/** Lives at the address without a slug. */
export const aPantryYouCanRead: DemoPost = {
  title: 'A Pantry You Can Read at a Glance',
  summary:
    'Shallow shelves, cans one row deep, and a box for every kind. How to measure what you really keep, space the ' +
    'boards for it, and fix them so that 300 pounds of flour and tomatoes stay on the wall.',
  categories: ['Storage & Organization', 'Kitchen Upgrades'],
  tags: ['pantry', 'shelving', 'food storage', 'small kitchen'],
  status: 'published',
  scene: 'pantry',
  palette: 'rose',
  alt: 'Pantry shelves with jars, cans and baskets in even rows',
  products: ['pantry-shelf-standards', 'woven-baskets-3-set', 'lidded-totes-6-pack'],
  content: html`
    <p>Four bottles of soy sauce, three of them opened: the commonest find in any pantry that gets emptied. Nobody
    wanted four. The first was standing behind the rice, on a shelf 24 inches deep, where things go in and are not seen
    again.</p>
    <h2>Take stock before you take measurements</h2>
    <p>Clear it completely. Throw out what is past its date or has been visited by moths (webs in the corners of a bag
    are their sign), wash the boards with warm soapy water and let them dry. Then set out what remains on the kitchen
    table in groups and measure each group in inches of shelf. It is a sobering figure. For a household of four, expect
    something like this:</p>
    <ul>
      <li><p>Cans and jars: 9 feet, one deep, 5 inches high</p></li>
      <li><p>Baking: 4 feet, 9 inches high</p></li>
      <li><p>Cereal, pasta, rice: 5 feet, 12 inches high</p></li>
      <li><p>Oil, vinegar, bottles: 3 feet, 13 inches high</p></li>
      <li><p>Snacks and school lunches: 2 baskets</p></li>
      <li><p>Bulk, paper goods, the big pot: the floor</p></li>
    </ul>
    <h2>Depth beats length</h2>
    <p>A shelf of 12 inches holds a dinner plate, a cereal box, or cans two deep. Make the boards at eye height 8 inches
    if you can. In a closet, run the shelves around three walls in a U of 12, 8 and 12 inches and keep 30 inches free to
    stand in. Deep shelves that cannot be changed need pull-out trays or baskets with a front handle; what lies behind
    them is then brought to you.</p>
    <p>Spacing follows the groups. From the floor upward, leave 18 inches for boxes, 14 for bottles, 13 for packets, 10
    for baking, then two gaps of 7 inches for cans between hip and eye. Light and rare things go on top. Anything of
    glass belongs below shoulder height, and anything that poisons (cleaners, dishwasher tablets, strong alcohol) does
    not belong with food at all, least of all at the height of a child.</p>
    <h2>Putting up standards</h2>
    <ol>
      <li><p>Find the studs with a magnet and mark their centers at 12 and 72 inches.</p></li>
      <li><p>Hang the first standard loosely from its top screw, let it swing plumb, and drive the others. Use #10 by
      2-1/2 inch screws in studs only, one in each hole.</p></li>
      <li><p>Lay a long level from its slots to the second standard and mark that one's height. If the slots do not
      agree to 1/16 inch, the shelves will rock.</p></li>
      <li><p>Set standards 32 inches apart at most for 3/4 inch plywood, or 24 under cans and flour, and let the boards
      run no more than 6 inches past the last.</p></li>
      <li><p>Click in the brackets, lay the boards, and screw each from below with one short screw per bracket.</p></li>
    </ol>
    <p>A row of cans weighs about 10 pounds a foot, flour more. Nine feet of cans on two shelves are some 90 pounds, and
    a full closet comes near 300. Drywall anchors are no answer to that.</p>
    <h2>Boxes, labels, light</h2>
    <img data-scene="kitchen" data-palette="honey" alt="A kitchen with open shelves, a counter and a window over the
    sink" data-width="350" data-align="right">
    <p>Decant only what you finish within two months. Flour, sugar, oats and rice in square jars with gaskets keep moths
    out and stack without gaps; cut the cooking time from the packet and tape it inside the lid. Everything else stays
    in its own bag, upright in a basket, with the name of the kind on its front edge. Onions and potatoes need air,
    darkness and a basket each, for together they sprout.</p>
    <p>Stick a battery light with a motion sensor under the second shelf, facing inward. It shows the back row and costs
    $15.</p>
    <h2>The one rule</h2>
    <p>New goes behind, old comes forward. Shelves one can deep obey by themselves. Write what has run out on a pad
    inside the door, and once every season wipe a single shelf. That is all the upkeep a good pantry asks.</p>
  `,
}
