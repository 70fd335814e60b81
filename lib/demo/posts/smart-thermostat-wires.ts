import type { DemoPost } from '../content'
import { html } from '../html'

export const smartThermostatWires: DemoPost = {
  slug: 'smart-thermostat-wires',
  title: 'Before You Buy a Smart Thermostat, Look at Five Wires',
  summary:
    'Ten minutes behind the old cover tell you whether a smart thermostat will fit, whether you need an adapter, ' +
    'and whether to leave the job to a technician.',
  categories: ['Smart Home & Security', 'Heating & Cooling'],
  tags: ['thermostat', 'c-wire', 'hvac', 'energy saving'],
  status: 'published',
  scene: 'radiator',
  palette: 'plum',
  alt: 'A radiator below a window with a cat on the sill, and a round thermostat above an armchair',
  products: ['smart-thermostat', 'non-contact-voltage-tester', 'screwdriver-set-10-piece'],
  content: html`
    <p>More smart thermostats go back to the shop for want of one thin blue wire than for any fault. The box says that
    it works with 95 percent of systems. Yours is the one that counts, and it can be read in ten minutes with a
    screwdriver.</p>
    <h2>First, the voltage</h2>
    <p>Pull the cover off the old thermostat. Thin wires of many colors, about as thick as pencil lead, mean 24 volts
    and a good chance. Two or four thick wires with wire nuts, or a label that says 120 or 240 volts, mean electric
    baseboard heat. Stop there: those need a line-voltage thermostat, and the wrong kind is a fire hazard.</p>
    <p>Some very old round thermostats hold a glass bulb of mercury. Do not throw them away; hardware stores and waste
    centers take them.</p>
    <h2>Then the letters</h2>
    <p>Turn off the furnace and air conditioner at the panel. Check the thermostat: its fan and heat should not respond.
    Take a photograph of the terminals with the wires in place. The letters count, and the colors are only a custom.</p>
    <ul>
      <li><p><strong>R, Rh or Rc:</strong> power from the transformer, for heating, cooling or both</p></li>
      <li><p><strong>W:</strong> heat</p></li>
      <li><p><strong>Y:</strong> cooling, or the compressor of a heat pump</p></li>
      <li><p><strong>G:</strong> fan</p></li>
      <li><p><strong>C:</strong> common, the way back to the transformer</p></li>
      <li><p><strong>O/B:</strong> the reversing valve of a heat pump</p></li>
    </ul>
    <p>An old thermostat only closes a switch and needs no current of its own. A smart one has a radio and a screen, and
    C is what feeds it all day.</p>
    <h2>No C? Three ways out</h2>
    <ol>
      <li><p><strong>Look for a spare.</strong> Pull the cable gently out of the wall. A wire is often folded back
      unused. If there is one here and its other end is free in the furnace, connect both to C.</p></li>
      <li><p><strong>Use the adapter.</strong> Many thermostats bring a small module that sits at the furnace's control
      board and lets four wires do the work of five. Allow an hour, with the furnace off.</p></li>
      <li><p><strong>Add a plug-in transformer.</strong> A 24 volt transformer in a nearby outlet serves R and C on some
      models. Only do this where the maker's guide shows it.</p></li>
    </ol>
    <h2>When to call somebody</h2>
    <img data-scene="basement" data-palette="plum" alt="A tidy basement with a furnace and a cable leading up the
    wall" data-width="350" data-align="left">
    <p>Terminals with numbers in place of letters, more than nine wires, a boiler with zone valves that you cannot match
    to the guide, or a heat pump with an auxiliary furnace: let a technician wire these. A mistake between R and C blows
    a fuse on the control board at best. So does a bare wire that touches its neighbor, which is why the power stays off
    until the cover is on.</p>
    <h2>Fitting it</h2>
    <p>Mark each wire with the tag from the box before you loosen it, and wind the cable round a pencil so that it
    cannot fall into the wall. Fill the hole behind it with a scrap of insulation; a draft from inside the wall fools
    the sensor by several degrees. Level the plate, press each wire home, tug it once, and restore the power.</p>
    <p>Test heat, cooling and fan one after the other from the screen. Wait five minutes between cooling and heating to
    protect the compressor, and do not run air conditioning for a test when it is below 60 F outside.</p>
    <h2>The settings that save</h2>
    <p>Turning the heat down by 7 to 10 degrees for eight hours a day saves up to a tenth of the bill with a furnace.
    With a heat pump keep the setback small, 2 or 3 degrees, or use the mode made for it, so that the costly auxiliary
    heat stays off in the morning. Put the room sensor where you sit. After that, leave it alone for a month and look at
    the bill. The other half of the saving is in the gaps around doors and windows, which have <a
    href="/category/Doors%20%26%20Windows/">a page of their own</a>.</p>
  `,
}
