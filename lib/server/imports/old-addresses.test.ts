import { expect, test } from 'vitest'
import { addArchives, OldAddresses } from './old-addresses'

test('a link is found whatever it has besides its path, unless its query names something', () => {
  const addresses = new OldAddresses('https://www.old.example')
  addresses.add('https://old.example/caf%c3%a9/', '/new')
  addresses.add('https://old.example/', '/')
  for (const href of ['http://old.example/caf%C3%A9?utm_source=a', '/café', 'https://www.old.example/caf%c3%a9/#x'])
    expect(addresses.pathOf(href, '/'), href).toBe(href.endsWith('#x') ? '/new#x' : '/new')
  expect(addresses.pathOf('https://old.example/?p=99', '/')).toBeNull()
  expect(addresses.pathOf('https://other.example/café', '/')).toBeNull()
})

test('links between files of a folder are found from where they are', () => {
  const addresses = new OldAddresses(null)
  addresses.addFile('content/posts/oak.md', '/oak')
  addresses.addFile('content/posts/pine/index.md', '/pine')
  expect(addresses.pathOf('../oak.md#saw', 'content/posts/pine/')).toBe('/oak#saw')
  expect(addresses.pathOf('/posts/oak.md', 'content/')).toBe('/oak')
  expect(addresses.pathOf('index.md', 'elsewhere/')).toBe('/pine')
  expect(addresses.pathOf('none.md', 'content/posts/')).toBeNull()
})

test('redirects of the old site lead on to imported posts and other sites, and not to what did not come in', () => {
  const addresses = new OldAddresses('https://old.example')
  addresses.add('https://old.example/b/', '/new-b')
  const redirects = [
    { from: '/a', to: '/b/', status: 301 },
    { from: 'https://old.example/go/drill/', to: 'https://shop.example/drill', status: 302 },
    { from: '/x', to: 'https://old.example/gone/', status: 301 },
  ]
  const lists = () => ['https://old.example/2019/']
  addArchives(addresses, { archives: () => [], feeds: [], lists, redirects } as never, {})
  expect([...addresses.redirects()]).toEqual([
    { from: '/b', to: '/new-b', status: 301 },
    { from: '/2019', to: '/', status: 301 },
    { from: '/a', to: '/new-b', status: 301 },
    { from: '/go/drill', to: 'https://shop.example/drill', status: 302 },
  ])
  expect(addresses.pathOf('https://old.example/go/drill', '/')).toBe('https://shop.example/drill')
})
