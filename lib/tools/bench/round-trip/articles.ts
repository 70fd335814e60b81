/** An article as one program or site writes it: markup of its kind, text of our own. */
export type Article = { source: string; html: string }

const video = (host: string, id: string) =>
  `<iframe width="560" height="315" src="https://${host}${id}" title="How it is done" allowfullscreen></iframe>`
const picture = (name: string, alt: string, more = '') =>
  `<img src="https://pictures.example/${name}.jpg" alt="${alt}"${more}>`
const TABLE_ROWS = [
  ['Wood', 'Janka', 'Use'],
  ['Oak', '1,290', 'Shelves'],
  ['Pine', '', 'Frames'],
]
const cells = (tag: string, row: string[]) => row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')
const table = (head = 'th') =>
  `<table><tbody>${TABLE_ROWS.map((row, at) => `<tr>${cells(at === 0 ? head : 'td', row)}</tr>`).join('')}</tbody></table>`

/** Fourteen articles of the shapes that home-improvement posts have. */
export const ARTICLES: readonly Article[] = [
  {
    source: 'WordPress, block editor',
    html: `<!-- wp:paragraph --><p>Measure the alcove twice, <strong>once at the back</strong>.</p><!-- /wp:paragraph -->
<h2 class="wp-block-heading">Cut the boards</h2>
<figure class="wp-block-image size-large">${picture('oak', 'An oak board', ' width="1024" height="683" class="wp-image-12"')}<figcaption class="wp-element-caption">A board of <em>quarter-sawn</em> oak</figcaption></figure>
<figure class="wp-block-table">${table()}<figcaption>Hardness by wood</figcaption></figure>
<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${video('www.youtube.com/embed/', 'dQw4w9WgXcQ')}</div><figcaption>The whole cut</figcaption></figure>
<ol class="wp-block-list"><li>Mark</li><li>Saw<ul><li>slowly</li></ul></li></ol>`,
  },
  {
    source: 'WordPress, classic editor',
    html: `<div id="attachment_7" class="wp-caption alignright" style="width: 310px">${picture('tap', 'A tap', ' width="300"')}<p class="wp-caption-text">The old tap</p></div>
<p>Close the valve below the basin.<br />Then open the tap.</p><p>${video('player.vimeo.com/video/', '76979871')}</p>
<h3>What you need</h3><ul><li>Spanner</li><li><a href="https://shop.example/tape?tag=site-20">Tape</a></li></ul>`,
  },
  {
    source: 'Ghost',
    html: `<p>A damp wall needs air before paint.</p><figure class="kg-card kg-image-card kg-card-hascaption">${picture('wall', 'A damp wall', ' loading="lazy" class="kg-image"')}<figcaption><span style="white-space: pre-wrap;">Before</span></figcaption></figure>
<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Open two windows.</div></div>
<figure class="kg-card kg-embed-card">${video('www.youtube-nocookie.com/embed/', 'a1b2c3d4e5F')}</figure><hr><blockquote>Paint last.</blockquote>`,
  },
  {
    source: 'Google Docs',
    html: `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="font-size:16pt;">Tile a splashback</span></h2><p dir="ltr"><span style="font-weight:700">Dry-fit</span><span> the first row, and </span><a href="https://shop.example/spacers"><span style="text-decoration:underline">spacers</span></a><span> go between.</span></p><br><div dir="ltr"><table><colgroup><col width="200"><col width="200"></colgroup><tbody><tr><td><p><span>Tile</span></p></td><td><p><span>Gap</span></p></td></tr><tr><td><p><span>Glass</span></p></td><td><p></p></td></tr></tbody></table></div><ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Notched trowel</span></p></li><li dir="ltr" aria-level="1"><p role="presentation"><span>Level</span></p></li></ul><p><span>${picture('tile', 'Glass tiles')}</span></p></b>`,
  },
  {
    source: 'Word, online',
    html: `<div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">Insulate the </span></span><span class="TextRun" style="font-weight:bold">loft hatch</span><span class="EOP"> </span></p></div><div class="ListContainerWrapper"><ul><li class="OutlineElement"><p class="Paragraph"><span>Foam strip</span></p></li></ul></div><div class="TableContainer">${table('td')}</div>`,
  },
  {
    source: 'Word, desktop',
    html: `<p class="MsoNormal">Hang the door<o:p></o:p></p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">1.<span>&nbsp;&nbsp;</span></span><!--[endif]-->Mark the hinges<o:p></o:p></p><p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><!--[if !supportLists]--><span style="mso-list:Ignore">2.<span>&nbsp;&nbsp;</span></span><!--[endif]-->Chisel the seats<o:p></o:p></p><table class="MsoNormalTable">${table('td').slice(7)}`,
  },
  {
    source: 'Notion',
    html: `<h1>Build a planter</h1><p>Cedar lasts <strong>ten years</strong> outside.</p><figure class="image"><a href="https://pictures.example/cedar.jpg">${picture('cedar', 'Cedar boards')}</a><figcaption>Cedar, planed</figcaption></figure><ol><li>Cut four posts</li></ol><ol start="2"><li>Screw the boards on</li></ol><pre><code>width = 3 * board
  + 2 * gap</code></pre>`,
  },
  {
    source: 'Medium',
    html: `<section><h3>Silence a squeaking stair</h3><p>Walk each step, and <em>listen</em>.</p><figure><div><picture><source srcset="https://pictures.example/stair-640.webp 640w"><img alt="A stair" src="https://pictures.example/stair.jpg"></picture></div><figcaption>The third step</figcaption></figure><figure>${video('www.youtube.com/embed/', 'Z9y8X7w6V5u')}<figcaption>The sound</figcaption></figure></section>`,
  },
  {
    source: 'Squarespace',
    html: `<div class="sqs-block html-block"><div class="sqs-html-content"><h2>Refinish a table</h2><p>Sand with the grain.</p></div></div><div class="sqs-block image-block"><figure><img data-src="https://pictures.example/table.jpg" data-image="https://pictures.example/table.jpg" alt="A table"><figcaption><p>After two coats</p></figcaption></figure></div><div class="sqs-block video-block">${video('player.vimeo.com/video/', '22439234')}</div>`,
  },
  {
    source: 'Blogger',
    html: `<div class="separator"><a href="https://pictures.example/gutter-s1600.jpg">${picture('gutter', 'A gutter')}</a></div><div>Clear the leaves.</div><div>Flush the pipe.</div><table class="tr-caption-container"><tbody><tr><td>${picture('pipe', 'A pipe')}</td></tr><tr><td class="tr-caption">The down pipe</td></tr></tbody></table>`,
  },
  {
    source: 'Markdown, rendered',
    html: `<h1 id="patch">Patch plaster</h1><p>Undercut the edge<sup><a href="#fn1" id="fnref1">1</a></sup>.</p><pre><code class="language-text">1 part lime
3 parts sand
</code></pre>${table()}<section class="footnotes"><ol><li id="fn1"><p>So that it keys in. <a href="#fnref1">↩</a></p></li></ol></section>`,
  },
  {
    source: 'Pandoc',
    html: `<table style="width:60%"><colgroup><col style="width: 30%" /><col style="width: 30%" /></colgroup><thead><tr class="header"><th>Grit</th><th>Step</th></tr></thead><tbody><tr class="odd"><td>80</td><td>First</td></tr><tr class="even"><td></td><td>Last</td></tr></tbody></table><dl><dt>Nap</dt><dd>Length of a roller’s pile</dd></dl><p><img src="https://pictures.example/roller.jpg" alt="A roller" style="width:40.0%" /></p>`,
  },
  {
    source: 'Spreadsheet',
    html: `<google-sheets-html-origin><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr><td>Screw</td><td>Pilot hole</td></tr><tr><td>No. 8</td><td>3 mm</td></tr><tr><td>No. 10</td><td></td></tr></tbody></table></google-sheets-html-origin>`,
  },
  {
    source: 'A magazine’s page',
    html: `<article><p>Lay <a href="https://shop.example/planks?tag=site-20" rel="sponsored">planks</a> across the joists.</p><aside class="tip"><strong>Tip</strong><p>Leave 10 mm at the walls.</p></aside><figure class="gallery"><div>${picture('floor-1', 'Joists')}${picture('floor-2', 'Planks')}</div><figcaption>Day one and two</figcaption></figure><h2>Steps</h2><ol><li><h3>Acclimatize</h3><p>Two days.</p>${picture('floor-3', 'A stack')}</li><li><h3>Lay</h3><p>Row by row.</p></li></ol><video controls src="https://videos.example/floor.mp4"></video><div class="embed">${video('www.youtube.com/embed/', 'M1n2B3v4C5x')}</div></article>`,
  },
]
