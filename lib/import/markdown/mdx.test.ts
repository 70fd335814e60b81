import { expect, test } from 'vitest'
import { markdownHtml } from './markdown-html'

const converted = (text: string) => {
  const { html, notes } = markdownHtml(text, true)
  return { html: html.replaceAll('\n', ''), notes }
}
const IMPORTS = "import hero from '../assets/hero.png'\nimport {\n  Image,\n  Chart,\n} from 'x'\nimport 'y.css'\n\n"

test.each([
  ['<Image src={hero} alt="The hero" width={300} />', '<img src="../assets/hero.png" alt="The hero">'],
  ['<Picture src="/a.jpg" alt="A" />', '<img src="/a.jpg" alt="A">'],
  ['<img src={hero.src} alt="A" style={{ width: 3 }} />', '<img src="../assets/hero.png" alt="A" />'],
  ['<img src={require(\'./b.png\').default} alt="B" />', '<img src="./b.png" alt="B" />'],
  ['![A](./a.png)', '<p><img src="./a.png" alt="A"></p>'],
  [
    '<YouTube id="dQw4w9WgXcQ" />',
    '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">https://www.youtube.com/watch?v=dQw4w9WgXcQ</a></p>',
  ],
  [
    '<Aside type="tip" title="Oak">\n  It is **hard**.\n</Aside>',
    '<aside data-callout="tip"><p><strong>Oak</strong></p><p>It is <strong>hard</strong>.</p></aside>',
  ],
  [
    'See <HeaderLink href="https://a.example/" onclick={() => go()}>this</HeaderLink>.',
    '<p>See <a href="https://a.example/">this</a>.</p>',
  ],
  ["One{' '}two", '<p>One two</p>'],
  ['export const meta = {\n  a: 1,\n}\n\nText', '<p>Text</p>'],
])('%j keeps what it shows', (text, html) => {
  expect(converted(IMPORTS + text)).toEqual({ html, notes: [] })
})

test('components and expressions of which only the program knows what they show are told', () => {
  const text = `${IMPORTS}<Tabs>\n  <Tab label="One">\n    In **one**\n  </Tab>\n</Tabs>\n\n<Chart data={[{ a: 1 }]} client:load />\n\nIn {year}, \`<Chart />\` and {year}.`
  expect(converted(text)).toEqual({
    html: '<p>In <strong>one</strong></p><p>In {year}, <code>&lt;Chart /&gt;</code> and {year}.</p>',
    notes: [
      'The component <Chart> was left out.',
      'The component <Tab> became its plain content.',
      'The component <Tabs> became its plain content.',
      'An expression was left as it is written: {year}',
    ],
  })
})

test('a file of Markdown with imports is read as MDX, another is not', () => {
  expect(markdownHtml(`${IMPORTS}<Chart />`).notes).toEqual(['The component <Chart> was left out.'])
  expect(markdownHtml('Set {x}.').notes).toEqual([])
})
