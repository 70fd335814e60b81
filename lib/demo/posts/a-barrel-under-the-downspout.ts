import type { DemoPost } from '../content'
import { html } from '../html'

export const aBarrelUnderTheDownspout: DemoPost = {
  slug: 'a-barrel-under-the-downspout',
  title: 'A Rain Barrel on a Sound Footing',
  summary:
    'Full, it weighs as much as a piano, and it fills in one good shower. How to set a 55 gallon barrel so that it ' +
    'stands, overflows away from the house and gives no home to mosquitoes.',
  categories: ['Garden & Landscaping', 'Roofing & Gutters', 'DIY Projects & Kits'],
  tags: ['rain barrel', 'water saving', 'downspout', 'garden watering'],
  status: 'draft',
  scene: 'garden',
  palette: 'sky',
  alt: 'A garden at dusk, with stepping stones between beds and a watering can beside a bench',
  products: ['rain-barrel-55-gallon', 'downspout-extension'],
  content: html`
    <p>Ninety square feet of roof and an inch of rain fill a barrel to the brim. That is one slope of a garden shed.
    Water from the sky is soft, has the temperature of the day, and arrives at no charge in exactly the week when the
    lawn needs none of it. Keeping some back is an old idea with three modern conditions.</p>
    <h2>Ask first</h2>
    <p>Nearly every state allows a barrel or two, several give a rebate, and a few set a limit in gallons. The town or
    the water company's page will say. Then look up. Water from roofs with wood treated against moss, with zinc or
    copper strips, or with old lead flashing is not for vegetables. Asphalt shingles are commonly accepted for watering
    at the root; wash what you eat all the same. Nobody should drink it, nor the dog.</p>
    <h2>What you need</h2>
    <ul>
      <li><p>A closed barrel with a screened lid, a tap, and an overflow of at least 1-1/2 inches</p></li>
      <li><p>12 solid concrete blocks, 4 by 8 by 16 inches, and 5 bags of crushed stone</p></li>
      <li><p>A flexible elbow, or a diverter that fits your downspout (2 by 3 or 3 by 4 inches)</p></li>
      <li><p>6 feet of overflow hose or a hinged extension</p></li>
      <li><p>A hacksaw, a file, a level, a strap with two masonry or stud anchors</p></li>
    </ul>
    <h2>The base</h2>
    <p>Fifty-five gallons are 459 pounds, with the barrel 480, standing on a few square feet beside the wall where soil
    was filled in loosely when the house was built. If it settles to one side, it goes over, and toward a child as
    likely as not.</p>
    <ol>
      <li><p>Mark a rectangle of 40 by 32 inches, a hand's width from the wall. Dig out 4 inches of soil and tamp the
      ground.</p></li>
      <li><p>Spread 3 inches of crushed stone, tamp it in two layers, and make it level both ways.</p></li>
      <li><p>Lay six blocks in three rows of two, 32 by 24 inches. On top go four side by side and two along the front,
      so that no joint lies over another. No part of the barrel's foot may hang over.</p></li>
      <li><p>Check with the level again. Eight inches of height let a watering can stand under the tap and give the hose
      a little pressure.</p></li>
      <li><p>Set the barrel, fill it a third with the hose, wait a day, and check once more before you trust
      it.</p></li>
    </ol>
    <h2>Joining it to the roof</h2>
    <img data-scene="shed" data-palette="forest" alt="A small shed with a pitched roof, its lantern lit at dusk"
    data-width="350" data-align="right">
    <p>Hold the elbow in place, mark the downspout, and cut it with the hacksaw: most barrels want the cut some 8 inches
    above the lid. File the edge. With a diverter you cut a window instead, and once the barrel is full the rest goes on
    down the pipe, which is the neater way in a small yard. Fit a strap around the belly and anchor it to the wall.</p>
    <h2>Overflow and mosquitoes</h2>
    <p>In a storm the barrel is full in ten minutes and everything after that runs out of the overflow. Lead it 6 feet
    from the foundation, to a bed or a lawn that falls away. An overflow that ends at the wall is worse than no barrel
    at all.</p>
    <p>Mosquitoes need a week of open water. Every hole has to be screened with mesh of 1/16 inch or finer, the
    overflow's end as well. Empty the barrel every ten days, or drop in a disk with <em>Bacillus thuringiensis
    israelensis</em>, which harms neither plants nor birds. Keep the lid locked; a toddler can drown in far less.</p>
    <h2>Using it</h2>
    <p>A barrel gives less than 1 psi. That is enough for a can or a short soaker hose with large holes, and too little
    for drip emitters behind a regulator, so leave those on the house line. Mark the tap <em>not for drinking</em>.
    Rinse the barrel in spring and fall.</p>
    <p>Before the first hard frost, drain it, open the tap, turn the barrel over, and put the length of downspout back.
    Ice does not care what the plastic was rated for.</p>
  `,
}
