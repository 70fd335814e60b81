import type { DemoPost } from '../content'
import { html } from '../html'

export const refinishADiningTable: DemoPost = {
  slug: 'refinish-a-dining-table',
  title: 'Refinish the Dining Table You Already Own',
  summary:
    'Rings, dents and a sticky varnish are all in the top hundredth of an inch. How to tell solid wood from veneer, ' +
    'what to try before sanding, and a finish that can be repaired with a rag.',
  categories: ['Furniture & Décor', 'DIY Projects & Kits'],
  tags: ['furniture repair', 'sanding', 'oil finish', 'dining table', 'wood'],
  status: 'published',
  scene: 'living-room',
  palette: 'sage',
  alt: 'A bright room with a wooden table in front of a green sofa and a lamp above it',
  products: ['hardwax-oil-matte', 'n95-masks-20-pack', 'hepa-dust-extractor'],
  content: html`
    <p>Turn it over. The underside of a table is an honest document: pencil marks, saw lines, screws with or without
    rust, and the true color of the wood. If the boards there are thick and run through to the edges, you own something
    that cannot be bought for the price of its sanding.</p>
    <h2>Solid or veneer?</h2>
    <p>Look at an end of the top, where the boards are cut across. Rings that continue the pattern of the surface mean
    solid wood. A thin line along the edge, or a grain that repeats like wallpaper, means veneer, and that is between
    1/8 and 1/40 of an inch thick. The older kind can be sanded lightly by hand. The newer kind cannot, so clean it and
    renew its finish instead. Where the surface has a printed look and a plastic edge, paint is the kindest answer.</p>
    <p>Finishes from before 1978 may contain lead. Test with a swab, and strip chemically or ask a professional if it
    turns color.</p>
    <h2>Try the small remedies first</h2>
    <ul>
      <li><p><strong>White rings</strong> are damp in the finish. Lay a cotton cloth on them and pass a warm iron over
      it, without steam, ten seconds at a time.</p></li>
      <li><p><strong>Dents</strong> in bare wood rise with a wet cloth and a hot iron. Gouges with torn fibers do
      not.</p></li>
      <li><p><strong>Stickiness</strong> is often just old polish. Wipe a corner with mineral spirits, then with water
      and a drop of dish soap. Sometimes a table needs no more than that.</p></li>
      <li><p><strong>Wobble</strong> comes from the joints. Tighten bolts, and glue loose tenons with the old glue
      scraped off, before any work on the top.</p></li>
    </ul>
    <h2>Taking off the old finish</h2>
    <p>Work in a garage or outdoors, with an N95 mask and the sander joined to a vacuum. Oak and walnut dust irritates,
    and old varnish dust is worse.</p>
    <ol>
      <li><p>Remove the top from its frame if four screws allow it. Scrape the thickest finish away with a sharp card
      scraper; it is faster than paper and makes shavings instead of dust.</p></li>
      <li><p>Sand with 80 grit on a random orbit sander, along the boards, an inch a second, flat. Three passes should
      bring clean color everywhere.</p></li>
      <li><p>Go on with 120, then 150. Each grit has only to remove the scratches of the one before. Draw pencil lines
      across and sand until they are gone.</p></li>
      <li><p>Wipe the top with a damp sponge and let it dry for two hours. The grain rises and feels like a cat's
      tongue.</p></li>
      <li><p>Finish with 180 by hand, in the direction of the grain. Finer paper polishes the pores shut and the oil
      stays outside.</p></li>
      <li><p>Vacuum, then wipe with a cloth and a little mineral spirits. In raking light from a lamp laid on the
      surface, swirls show now and can still be cured.</p></li>
    </ol>
    <p>Stay away from edges and corners with the machine: one second too long rounds a line that someone planed by
    hand.</p>
    <img data-scene="workshop" data-palette="honey" alt="A workbench with a drill and a vise, and wood shavings on
    the floor before it" data-width="696" data-align="center">
    <h2>Oil, and why not varnish</h2>
    <p>Polyurethane resists more and fails worse. Once it is scratched through, the whole top has to be sanded. Hardwax
    oil scratches sooner, but a scuff is gone after five minutes with a rag. For a table with children around it, that
    is the better bargain.</p>
    <p>Stir the can. Spread about a tablespoon per square foot with a lint-free cloth or a white pad, and work it in
    until the surface is evenly damp. After ten minutes wipe off all that has not gone in, turning the cloth often. What
    is left standing turns gummy. Give it a night, rub lightly with a white nylon pad, and repeat. Treat the underside
    once, so that both faces take up moisture alike and the top stays flat.</p>
    <blockquote><p>Never crumple rags with oil on them or drop them in a bin. As they dry they heat, and they can
    ignite. Hang them singly outdoors, or put them in a metal can filled with water.</p></blockquote>
    <h2>The first week</h2>
    <p>Dinner may be served on the third day, with mats. Keep water off for a week, until the oil has cured. Afterwards
    wipe spills within the hour, wash with a barely damp cloth, and once a year rub a spoonful of oil into the places
    where the plates stand. Cost: about $45 of oil and $20 of paper, and one weekend in which you eat in the
    kitchen.</p>
  `,
}
