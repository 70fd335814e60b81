import type { DemoPost } from '../content'
import { html } from '../html'

export const theRightMaskForTheDust: DemoPost = {
  slug: 'the-right-mask-for-the-dust',
  title: 'Dust, Mist or Fumes? The Right Mask for Each',
  summary:
    'N95, P100 and organic vapor cartridges stop different things, and none of them works over a beard. A ' +
    'guide to masks and goggles, job by job, and to the jobs you should leave alone.',
  categories: ['Safety & Protective Gear', 'Tools & Equipment'],
  tags: ['respirator', 'n95', 'p100', 'silica dust', 'goggles', 'workshop'],
  status: 'published',
  scene: 'garage',
  palette: 'rose',
  alt: 'A garage workshop with a bench and tools along the wall',
  products: [
    'half-mask-respirator-p100',
    'n95-masks-20-pack',
    'sealed-safety-goggles',
    'hepa-dust-extractor',
    'coated-work-gloves',
  ],
  content: html`
    <p>The dust you can see is not the dangerous part. Grains that glitter in a sunbeam are caught in the nose; those a
    tenth that size stay in the air for hours, look like nothing, and travel to the bottom of the lung. This is why a
    job can feel harmless on the day and matter twenty years later.</p>
    <h2>Three kinds of filter</h2>
    <ul>
      <li><p><strong>N95.</strong> A disposable mask that stops 95 percent of fine particles, as long as they are not
      oily. For sawdust, drywall, sweeping, pollen.</p></li>
      <li><p><strong>P100.</strong> Pink or magenta filters on a half mask of rubber. They stop 99.97 percent, oil
      included, and seal far better. For insulation, mold, concrete dust, lead paint.</p></li>
      <li><p><strong>Organic vapor cartridges.</strong> Charcoal that takes up solvent fumes from strippers, stains and
      glues. They stop no dust by themselves; buy the kind that is combined with P100.</p></li>
    </ul>
    <p>Every real one carries the word NIOSH and an approval number that begins with TC. A mask with a single strap and
    no number is a nuisance mask, good for mowing.</p>
    <h2>The limits</h2>
    <p>A filter adds no oxygen and removes no carbon monoxide. In a tank, a pit, or a garage with an engine running, the
    only protection is to stay out. Two-part sprays with isocyanates call for supplied air. So do strippers with
    methylene chloride, which are no longer sold to households and should go to the hazardous waste collection if you
    find a can. With a disease of the heart or lungs, ask a doctor before you wear any tight mask.</p>
    <h2>Making it seal</h2>
    <p>Stubble of one day is enough to let air in along the edge. Shave. Then do this every time:</p>
    <ol>
      <li><p>Set the mask under the chin first, pull the upper strap to the crown of the head and the lower one to the
      neck.</p></li>
      <li><p>Press the metal strip around the nose with both hands, never by pinching with one.</p></li>
      <li><p>Cover the filters with your palms and breathe in. The mask should draw toward the face and stay
      there.</p></li>
      <li><p>Cover the exhale valve and breathe out gently. It should bulge and leak nowhere.</p></li>
      <li><p>If you feel air at the eyes, begin again. Glasses that fog are telling you the same.</p></li>
    </ol>
    <img data-scene="workshop" data-palette="sky" alt="A workshop with a bench by the window and tools on the wall"
    data-width="696" data-align="center">
    <h2>Job by job</h2>
    <ul>
      <li><p><strong>Sanding wood:</strong> N95 and a sander joined to a vacuum. Oak, beech and cedar irritate
      most.</p></li>
      <li><p><strong>Sanding joint compound:</strong> N95, goggles, plastic over the doorway, a damp sponge for the last
      pass.</p></li>
      <li><p><strong>Cutting tile, brick or pavers:</strong> a wet saw outdoors and P100. Never cut them dry.</p></li>
      <li><p><strong>Attic insulation:</strong> P100, goggles that seal, long sleeves taped at the glove.</p></li>
      <li><p><strong>Oil finishes and contact cement:</strong> organic vapor cartridges, windows open, no pilot light
      burning near by.</p></li>
      <li><p><strong>Paint in a house from before 1978:</strong> test first. If there is lead, use wet methods, P100 and
      a HEPA vacuum, keep children away, or hire a certified firm.</p></li>
      <li><p><strong>Old floor tiles, pipe wrap, vermiculite:</strong> leave them alone until a laboratory has looked
      for asbestos. No mask makes that a weekend job.</p></li>
    </ul>
    <h2>Catch it at the source</h2>
    <p>A mask protects one person while it is worn. A vacuum with a HEPA filter, connected to the tool, protects the
    household. Shop vacuums with a paper filter blow the finest part out at the back, so look for a sealed housing as
    well as the four letters. Sweep with damp sawdust or wipe with a wet cloth, and leave the broom on its hook. Change
    clothes before sitting on the sofa.</p>
    <h2>Keeping it</h2>
    <p>Throw a disposable away when it is damp, dirty, bent, or hard to breathe through. P100 filters last for months of
    weekend use under the same test. Vapor cartridges age as soon as they are opened: seal them in a zipper bag with the
    date, and replace them as their maker says, which at home means after eight hours of work or one month, and at once
    if you smell anything. Wash the facepiece in warm soapy water and let it dry out of the sun. More is collected in <a
    href="/category/Safety%20%26%20Protective%20Gear/">Safety &amp; Protective Gear</a>.</p>
  `,
}
