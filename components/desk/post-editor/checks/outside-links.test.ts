import { expect, test } from 'vitest'
import type { UrlCheck } from '@/lib/contract/posts/editor-calls'
import { resultsText, outsideChecks, outsideLinks } from './use-checks'

const link = (href: string, pos = 1, text = 'there') => ({ href, text, pos })
const checked = (...entries: [string, UrlCheck['state'], number?][]) =>
  new Map(entries.map(([href, state, status = null]) => [href, { state, status }]))

test('links to other sites count once each; own pages, other kinds and what is no address do not', () => {
  const links = [
    'https://a.example/',
    'https://a.example/',
    '/about',
    'https://site.test/x',
    'mailto:a@b.example',
    'http://',
  ]
  expect(
    outsideLinks(
      links.map((href, pos) => link(href, pos)),
      'https://site.test',
    ),
  ).toEqual([link('https://a.example/', 0)])
})

test('links that lead to no page are pointed out at their places; those of sites that refuse robots are not', () => {
  const links = [
    link('https://a.example/saw?tag=x', 1, 'a saw'),
    link('https://b.example/', 5),
    link('https://c.example/', 7, ' '),
    link('https://d.example/', 9),
    link('https://e.example/', 11),
  ]
  const results = checked(
    ['https://a.example/saw?tag=x', 'gone', 404],
    ['https://b.example/', 'unreachable'],
    ['https://c.example/', 'unreachable', 500],
    ['https://d.example/', 'refused', 403],
  )
  expect(outsideChecks(links, results)).toEqual([
    { text: '“a saw” leads to a page that is gone (status 404): a.example/saw', place: { pos: 1 } },
    { text: '“there” leads to a site that did not answer: b.example/', place: { pos: 5 } },
    { text: '“A link” leads to an error (status 500): c.example/', place: { pos: 7 } },
  ])
  expect(resultsText(links, results)).toBe(
    '4 links checked: 0 work, 3 listed above, 1 not known, because the site turns robots away.',
  )
})
