import type { DemoPost } from '../content'
import { html } from '../html'

export const freshGroutAndCaulk: DemoPost = {
  slug: 'fresh-grout-and-caulk',
  title: 'Fresh Grout and Caulk for a Tired Shower',
  summary:
    'Black corners and crumbling joints do not call for new tile. A weekend, two small tools and a fan that works ' +
    'will give a sound shower ten more years.',
  categories: ['Bathroom Upgrades', 'Flooring & Tile'],
  tags: ['shower', 'grout', 'silicone', 'mold', 'ventilation'],
  status: 'published',
  scene: 'bathroom',
  palette: 'sky',
  alt: 'A bathroom with a tiled shower, a washstand and a tub',
  products: ['premixed-grout-tub', 'bath-silicone-sealant', 'shower-head-low-flow', 'bath-fan-quiet-110-cfm'],
  content: html`
    <p>Press on the tiles of the lowest two rows with your thumb, then tap them with a knuckle. Firm and clear means
    that the wall behind is dry and this weekend is worth spending. A tile that gives, or a dull sound over an area as
    large as a hand, means wet board, and no grout on earth will cure that.</p>
    <h2>What you need</h2>
    <ul>
      <li><p>Grout saw, or an oscillating tool with a carbide blade for grout</p></li>
      <li><p>Plastic razor scraper and silicone remover</p></li>
      <li><p>Grout: unsanded or premixed for joints up to 1/8 inch, sanded for wider ones</p></li>
      <li><p>Rubber float, two sponges, a bucket, an old toothbrush</p></li>
      <li><p>A tube of kitchen and bath silicone, masking tape</p></li>
      <li><p>Glasses, gloves and a P100 or N95 mask for the dust</p></li>
    </ul>
    <p>Clean first, so that you see what you have. An oxygen bleach paste, left on for fifteen minutes and brushed,
    takes most of the gray out of grout. Never mix cleaners, above all bleach with anything that holds ammonia or acid,
    and run the fan.</p>
    <h2>Saturday: take out the old</h2>
    <ol>
      <li><p>Cover the drain with tape, and the tub with cardboard.</p></li>
      <li><p>Cut along both edges of the old caulk and pull it out in strips. Scrape off the last film, because silicone
      will not stick to silicone.</p></li>
      <li><p>Wipe blackened corners with a cleaner made for mold, rinse, and let them dry.</p></li>
      <li><p>Saw out loose and cracked grout to a depth of 1/8 inch, or two thirds of the thickness of the tile where it
      crumbles. Keep the blade off the glaze.</p></li>
      <li><p>Vacuum the joints and wipe them with a damp sponge.</p></li>
    </ol>
    <p>Choose a week in which another shower can be used, because this one has to stay dry for most of it.</p>
    <h2>Saturday afternoon: grout</h2>
    <img data-scene="tiled-wall" data-palette="sage" alt="White tile above a counter, with a trowel in a bucket and
    a float waiting" data-width="350" data-align="left">
    <p>Push the grout in with the float held at 45 degrees, diagonally across the joints, and scrape the surplus off
    with the float at 90. When it no longer takes a fingerprint, wipe in circles with a sponge wrung nearly dry. Too
    much water washes the color out and leaves the joint weak. Polish the haze with a dry cloth.</p>
    <p>Cement grout should be kept damp for a day and wants a penetrating sealer after about three. Premixed acrylic
    needs neither, but takes up to a week to stand water.</p>
    <h2>After it has dried: caulk</h2>
    <p>Every corner where two planes meet moves a little: wall and wall, wall and tub, tile and shower pan. These get
    silicone and no grout. Fill the tub with water before you seal its rim, for it sinks by a hair under the weight, and
    leave it full until the bead has cured.</p>
    <ul>
      <li><p>Tape both sides, 1/4 inch apart.</p></li>
      <li><p>Cut the spout at 45 degrees with an opening of 3/16 inch.</p></li>
      <li><p>Push the gun at a steady pace and fill the joint from its bottom.</p></li>
      <li><p>Smooth once with a gloved finger dipped in soapy water.</p></li>
      <li><p>Pull the tape at once, away from the bead.</p></li>
    </ul>
    <h2>Keep it white</h2>
    <p>Mold needs water for hours. Take a squeegee to the walls after the last shower of the day, which removes three
    quarters of it. Then look at the fan: hold one square of toilet paper to the grille, and if it drops, the fan is
    moving air only in theory. The rule is 1 cubic foot a minute for each square foot of floor, never under 50, through
    a smooth duct to the outdoors and not into the attic. Let it run twenty minutes afterwards.</p>
    <p>While the wall is dry, change the shower head as well. A good one at 1.75 gallons a minute rinses as well as an
    old one at 2.5, and puts less steam in the room. For larger plans see <a
    href="/category/Bathroom%20Upgrades/">Bathroom Upgrades</a>.</p>
  `,
}
