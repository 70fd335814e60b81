import { readFile } from 'node:fs/promises'
import path from 'node:path'
import MarkdownIt from 'markdown-it'
import type { Metadata } from 'next'
import { cache } from 'react'
import { env } from '../core/env'
import { log } from '../core/log'
import { cleanContent } from '../content/clean-content'
import { offersSavedLists, siteMetadata } from './site-metadata'

/** The pages about the site: title, description, and the default text in Markdown; `SITE` stands for the site's name. */
export const INFO_PAGES = {
  about: {
    title: 'About',
    description: 'What this site is for, and how to use it.',
    text: `SITE collects practical posts about homes: repairs, upgrades, rooms to rethink, and tools worth owning. Each post names the products that the job takes, so that you spend Saturday morning on the job and not in the aisle.

## What you find here

- **Posts** in 30 categories, from plumbing to seasonal decoration, each with the steps, the time it takes and what can go wrong.
- **Products** that the posts use, with prices, ratings and specifications. [Explore them all](/?tab=explore).
- **A saved list** for what you want to come back to.

## How it pays for itself

Links to shops may earn us a commission. It does not change your price, nor what we write: see [how we choose](/how-we-choose).`,
  },
  'how-we-choose': {
    title: 'How we choose',
    description: 'How products come into our posts, and what a commission does not change.',
    text: `A product is in a post because the job in the post needs it. The job comes first.

## What we look at

- **Does it do the job?** Specifications that matter for the task, not the longest list.
- **Do buyers keep it?** Ratings with many reviews count more than a perfect score with few.
- **Is it available?** From a shop that delivers, at a price that fits the job.

## What a commission changes

Nothing. When you buy through a link to a shop, the shop may pay us a commission. You pay the same price. No shop or brand can buy a place in a post, and none sees a post before you do.

## When something is wrong

Prices and stock change faster than we can read them: the shop's page is always right. If a product no longer does what a post says, it leaves the post.`,
  },
  privacy: {
    title: 'Privacy',
    description: 'What this site stores about you, and what it does not.',
    text: `You can read everything here without an account, and without being followed.

## Without an account

- No advertising, no tracking across sites, no analytics that identify you.
- Your recent searches and your place in a list stay in your browser.
- We count, per day, how often a post is read, a link to a shop is clicked, a product is saved, and what is searched for. The counts use no cookie and store no IP address or anything else that identifies you. If your browser asks not to be tracked (Do Not Track, Global Privacy Control), it sends nothing.
- The server keeps a short log of requests to find faults.

## With an account

- Your email, your name if you give one, and your saved list.
- A separate sign-in service handles your account and stores your password; we never see it.
- You can download your list, or delete the account with everything in it, on the [Saved](/saved) page.

## Links to shops

A link to a shop opens the shop's own page, where its own rules apply. The shop may learn that you came from here.`,
  },
} as const

type InfoName = keyof typeof INFO_PAGES

/** What the default texts say of accounts. */
const OF_ACCOUNTS = /^- \*\*A saved list\*\*.*\n|^## With an account\n[^]*?(?=^## )/gm

const markdown = new MarkdownIt()

const MAX_LENGTH = 100_000

/**
 * A page about the site: `pages/NAME.md` of the data folder, else the default text. A first line `# Title` replaces the
 * title. The default text says nothing of accounts on a site without them.
 * @returns sanitized HTML
 */
export const readInfoPage = cache(async (name: InfoName): Promise<{ title: string; html: string }> => {
  const page = INFO_PAGES[name]
  const ours = offersSavedLists() ? page.text : page.text.replace(OF_ACCOUNTS, '')
  const text = (await readOwnText(name)) ?? ours.replaceAll('SITE', env().SITE_NAME)
  const [, title = page.title, body = text] = /^\s*# +(.+)\n([^]*)$/.exec(text) ?? []
  return { title: title.trim(), html: cleanContent(markdown.render(body)) }
})

/** A text of the operator from the data folder; null if there is none. */
export async function readOwnText(name: InfoName | 'categories'): Promise<string | null> {
  const file = path.join(/* turbopackIgnore: true */ env().DATA_DIR, 'pages', `${name}.md`)
  try {
    return (await readFile(file, 'utf8')).slice(0, MAX_LENGTH)
  } catch (error) {
    if (!/^ENO(?:ENT|TDIR)$/.test((error as NodeJS.ErrnoException).code ?? ''))
      log.warn({ err: error, file }, 'a page could not be read')
    return null
  }
}

export async function infoMetadata(name: InfoName): Promise<Metadata> {
  const { title } = await readInfoPage(name)
  return siteMetadata({ title, description: INFO_PAGES[name].description, path: `/${name}` })
}
