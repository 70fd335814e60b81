import type { DemoPost } from '../content'
import { html } from '../html'

export const isYourRoofReadyForSolar: DemoPost = {
  slug: 'is-your-roof-ready-for-solar',
  title: 'Is Your Roof Ready for Solar? A Walk Around the House',
  summary:
    'Age, angle, shade, structure, panel: five things you can judge from the ground and the basement before the ' +
    'first salesperson rings. With the arithmetic for a system of the right size.',
  categories: ['Home Energy & Solar', 'Roofing & Gutters'],
  tags: ['solar panels', 'roof', 'electric bill', 'energy use', 'planning'],
  status: 'published',
  highlighted: true,
  scene: 'solar-roof',
  palette: 'navy',
  alt: 'A shingled roof with two rows of solar panels under an evening sky',
  products: ['folding-solar-panel-200w', 'plug-in-watt-meter', 'whole-home-energy-monitor'],
  content: html`
    <p>Every quote for solar begins with a satellite picture. It shows the outline of your roof and the trees of two
    summers ago, and it knows nothing of the shingles, the rafters or the freezer in the garage. An hour spent on your
    own walk will make you the best informed person at the table.</p>
    <h2>1. The age of the roof</h2>
    <p>Panels stay up for 25 years or more. Taking them off and putting them back for new shingles costs thousands, so a
    roof with fewer than ten good years left should be renewed first, or together with the panels. From the ground, with
    binoculars, look for curled edges, bald patches, moss, and piles of granules where the downspouts empty. Asphalt
    shingles last 20 to 25 years in most climates, less on a slope that faces south.</p>
    <h2>2. Angle and direction</h2>
    <p>In the United States, due south at a slope of 20 to 40 degrees is ideal. West or east costs around 15 percent of
    the year's yield and often earns some of it back in the evening, when power is dear. Slopes that face north are
    seldom worth it. Count only clear rectangles: fire rules ask for a strip of 18 to 36 inches along ridges and paths,
    and vents, skylights and chimneys take their share. A present-day panel is about 45 by 68 inches, some 21 square
    feet, and gives 400 to 440 watts in full sun.</p>
    <h2>3. Shade, hour by hour</h2>
    <img data-scene="roof" data-palette="slate" alt="A shingled roof with a brick chimney and a dormer, a ladder
    leaning at its edge" data-width="350" data-align="right">
    <p>On a sunny day, look at nine, at noon and at three. Shade between those hours matters most. Even a vent pipe
    counts, since on a simple string one shaded panel can pull down its neighbors; small inverters or optimizers behind
    each panel limit the damage. A folding panel of 200 watts makes an instructive trial: propped up on the lawn and
    read every hour, it tells more about your trees than any brochure.</p>
    <h2>4. What carries the weight</h2>
    <p>Panels and rails add about 3 pounds per square foot. Roofs built to code usually take that, but the installer's
    engineer should look at the rafters, and you can look before. Go up into the attic on a bright day. Note the size
    and spacing of the rafters, any sag, dark stains around the chimney, daylight where none should be. Water marks have
    to be explained before someone drills 40 holes above them.</p>
    <h2>5. The electrical panel</h2>
    <p>Read the number on the main breaker: 100, 150 or 200 amps. Open the door, not the metal cover behind it, and see
    whether two spaces are free. A full 100 amp panel can mean an upgrade of $2,000 to $4,000, which belongs in the
    comparison of quotes.</p>
    <blockquote><p>Wires between the meter and the main breaker stay live even with the breaker off. Work behind the
    cover, the clamps of an energy monitor included, is for a licensed electrician.</p></blockquote>
    <h2>How large a system</h2>
    <p>Add up the kilowatt-hours of twelve bills. Then cut before you cover: run a plug-in meter for a day each on the
    old freezer, the dehumidifier and the television corner. A second refrigerator from the nineties can use 1,000 kWh a
    year, as much as two panels make.</p>
    <ol>
      <li><p>Take the year's use, for example 9,000 kWh.</p></li>
      <li><p>Divide by the local yield: 1,100 kWh for each kilowatt in Seattle, about 1,700 in Phoenix, 1,300 in much of
      the middle. That gives 6.9 kW.</p></li>
      <li><p>Divide by the panel's size, 0.42 kW: 17 panels.</p></li>
      <li><p>Multiply by 21 square feet: 357 square feet of clear roof.</p></li>
    </ol>
    <h2>Questions for the installer</h2>
    <ul>
      <li><p>What will it make in its first year, and in its twentieth? Is that guaranteed?</p></li>
      <li><p>Who seals each hole, and for how long is that warranted?</p></li>
      <li><p>What does the utility pay for power I export, and may it change that?</p></li>
      <li><p>What happens in a blackout? Without a battery or a special inverter, the answer is that it switches
      off.</p></li>
    </ul>
    <p>Get three quotes in dollars per watt, before any incentive. Tax credits and rebates change from year to year, so
    check them with the tax authority and the state energy office rather than with the person who sells the panels.</p>
  `,
}
