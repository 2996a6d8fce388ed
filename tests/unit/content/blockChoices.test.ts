import { siteBlocks } from '@/collections/blocks'
import { sketchOf } from '@/components/document/BlockPicker/sketches'
import { messagesIn } from '@/i18n/translator'
import { groupBlocks, MAX_RECENT_BLOCKS, withRecent, type BlockChoice } from '@/lib/content/blocks'
import { THEME_BLOCK } from '@/lib/themes/themePlaces'

const choice = (slug: string, more: Partial<BlockChoice> = {}): BlockChoice => ({
  group: null,
  help: '',
  label: slug,
  slug,
  ...more,
})

const choices = [
  choice('quote', { help: 'What a critic said' }),
  choice('hero', { label: 'Héroe' }),
  choice('text', { label: 'Text' }),
  choice('video', { help: 'A film with text' }),
  choice('faq'),
  choice('form'),
  choice('theme:banner', { group: 'Theme: Foyer', label: 'Banner' }),
]

const shown = (options: { recent?: string[]; search?: string }) =>
  groupBlocks(choices, { recent: [], search: '', ...options }).map(({ blocks, heading, kind }) => [
    heading ?? kind,
    ...blocks.map(({ slug }) => slug),
  ])

it('groupBlocks offers frequently used blocks first, then the rest, then those of the theme', () => {
  expect(shown({})).toEqual([
    ['often', 'text', 'hero'],
    ['more', 'quote', 'video', 'faq', 'form'],
    ['Theme: Foyer', 'theme:banner'],
  ])
})

it('groupBlocks offers the person’s recent blocks first, as long as they are available', () => {
  expect(shown({ recent: ['theme:banner', 'gone', 'faq'] })[0]).toEqual(['recent', 'theme:banner', 'faq'])
  expect(shown({ recent: ['quote', 'hero', 'text', 'video', 'faq'] })[0]).toHaveLength(1 + MAX_RECENT_BLOCKS)
  expect(groupBlocks(choices.slice(0, 3), { recent: ['quote'], search: '' }).map(({ kind }) => kind)).not.toContain(
    'recent',
  )
})

it('groupBlocks searches names and descriptions without case and accents, names first', () => {
  expect(shown({ search: 'text' })).toEqual([['found', 'text', 'video']])
  expect(shown({ search: ' HEROE ' })).toEqual([['found', 'hero']])
  expect(shown({ search: 'foyer ban' })).toEqual([['found', 'theme:banner']])
  expect(shown({ recent: ['faq'], search: 'nothing like it' })).toEqual([])
})

it('withRecent remembers each block once, the latest first', () => {
  expect(withRecent(['a', 'b'], 'b')).toEqual(['b', 'a'])
  expect(
    withRecent(
      Array.from({ length: 20 }, (_, index) => String(index)),
      'x',
    ),
  ).toHaveLength(MAX_RECENT_BLOCKS * 2)
})

it('every built-in block has a description in each language and a sketch of its own', () => {
  const slugs = siteBlocks.map(({ slug }) => slug).filter((slug) => slug !== THEME_BLOCK)
  for (const slug of slugs) {
    const texts = ['en', 'es', 'ar'].map(
      (language) => (messagesIn(language) as Record<string, string>)[`blockHelp_${slug}`],
    )
    expect([slug, new Set(texts).size, texts.every(Boolean)]).toEqual([slug, 3, true])
    expect([slug, sketchOf(slug) === sketchOf('nothing of ours')]).toEqual([slug, false])
  }
})

it('sketchOf sketches a block of a theme from its settings', () => {
  const kinds = sketchOf('theme:banner', [
    { label: 'Heading', name: 'heading', type: 'text' },
    { label: 'Picture', name: 'picture', relationTo: 'media', type: 'upload' },
  ]).map(({ kind }) => kind)
  expect(kinds).toEqual(['heading', 'picture'])
})
