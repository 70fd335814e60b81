import type { DemoPost } from '../content'
import { html } from '../html'

export const holidayLightsThatStayUp: DemoPost = {
  slug: 'holiday-lights-that-stay-up',
  title: 'Holiday Lights That Stay Up, Stay Lit and Come Down Easily',
  summary:
    'A sketch, some arithmetic and the right clips. How to light the eaves and the porch from one outlet without ' +
    'tripping it, without a single staple, and with both feet on the right rung.',
  categories: ['Seasonal & Holiday', 'Outdoor Living'],
  tags: ['christmas lights', 'led', 'extension cords', 'ladder safety', 'winter'],
  status: 'published',
  highlighted: true,
  scene: 'winter-porch',
  palette: 'plum',
  alt: 'A house in the snow at dusk, with warm lights along its eaves and a wreath on the door',
  caption: 'One circuit, 60 watts, everything on a timer.',
  products: ['led-c9-lights', 'outdoor-timer-outlet', 'ladder-stabilizer', 'cedar-wreath-24-inch'],
  content: html`
    <p>Choose the second Saturday of November, when it is 50 degrees and dry. The lights need not be lit until
    Thanksgiving. But whoever hangs them on the first of December does it with numb fingers on a wet ladder, and that is
    how emergency rooms come to know the season.</p>
    <h2>Draw it, then measure</h2>
    <p>Photograph the house from across the street and draw the lines on the print. Lines of architecture look best: the
    eaves, the gable, one railing, the door. Leave something dark for the rest to stand out against. Then measure each
    run along the ground with a tape, add the climb from the outlet, and write the figures on the picture.</p>
    <p>A porch front of 30 feet, two slopes of 18 feet and a rail of 20 come to 86 feet. C9 bulbs at 12 inches are made
    in strings of 25 feet, so that is four, with a little for the corner.</p>
    <h2>The arithmetic of one outlet</h2>
    <img data-scene="front-door" data-palette="forest" alt="A front door between two lit lanterns and clipped trees,
    at dusk" data-width="350" data-align="right">
    <p>A 15 amp circuit may carry 1,440 watts for hours on end. Old incandescent C9 bulbs took 7 watts each: four
    strings of 25 made 700 watts, and a warm porch box. LED bulbs of the same size take 0.6, so that the four strings
    draw 60 watts altogether. The limit is then no longer the breaker but the fine wire of the strings. Read on the tag
    how many may follow one another and stay under it. Never join LED and incandescent strings.</p>
    <ul>
      <li><p>Outlets outdoors must have ground-fault protection. Press TEST and RESET before you begin.</p></li>
      <li><p>The cover should close over the plugs. Flat covers that only protect an empty outlet have to be
      exchanged.</p></li>
      <li><p>Cords must be marked for outdoor use, three-wire, 14 or 16 gauge, and come in one piece of the right
      length.</p></li>
      <li><p>Keep connections off the ground, and let each cord hang in a loop lower than its plug so that water drips
      from the loop.</p></li>
    </ul>
    <h2>Test on the living room floor</h2>
    <p>Plug in every string before it goes up. Throw out any with cracked insulation or a socket that has turned green.
    Change bad bulbs with the string unplugged. Screw each bulb a quarter turn tighter; half of all dark ones are just
    loose.</p>
    <h2>Hanging</h2>
    <ol>
      <li><p>Put the ladder on firm, level ground, one foot out for every four up, and 10 feet from the wire that feeds
      the house. A stabilizer rests on the roof or the wall and spares the gutter.</p></li>
      <li><p>Have someone at its foot. Keep your belt buckle between the rails; move the ladder every 4 feet instead of
      leaning.</p></li>
      <li><p>Press the clips onto the string on the ground, one to a bulb, all facing the same way. Clips for shingles
      and gutters cost ten cents apiece. Staples and nails pierce the wire.</p></li>
      <li><p>Begin at the outlet with the plug end and work away from it.</p></li>
      <li><p>Straighten the bulbs by eye from the street, at dusk, with a helper who waves.</p></li>
    </ol>
    <p>Do not walk on the roof. Whatever cannot be reached from the ladder can be done with a pole, or done without.</p>
    <h2>Timers and neighbors</h2>
    <p>A stake timer with a light sensor turns on at dusk and off six hours later. That is late enough for any visitor,
    and 60 watts for six hours over 40 nights come to less than $3. Warm white at 2700 K sits better with lamplit
    windows than the bluish kind. Shield anything that shines into a bedroom across the road.</p>
    <h2>Taking it down</h2>
    <p>Electrical rules treat holiday lights as temporary: ninety days at most. Pull the plug, wait for a dry day, and
    take the strings down in the order in which they are to go up. Wind each on a square of cardboard and label it with
    its place, such as <em>porch, left</em>. Next November will take half the time.</p>
  `,
}
