import { readFileSync } from 'node:fs'
import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'
import { hasAutosaveEnabled, hasDraftValidationEnabled } from 'payload/shared'
import { configWithoutEmptyDrafts } from '@/payload-patches/emptyDrafts/storeNothing'

const drafts = (autosave: boolean) => ({ autosave, validate: false })
const collection = (slug: string, autosave = true) =>
  ({ slug, versions: { drafts: drafts(autosave) } }) as unknown as SanitizedCollectionConfig

it('configWithoutEmptyDrafts turns on draft validation for the given collection only', () => {
  const config = { collections: [collection('pages'), collection('posts'), collection('notes', false)] }
  const shown = configWithoutEmptyDrafts(config as unknown as SanitizedConfig, 'pages')
  expect(shown.collections.map((one) => hasDraftValidationEnabled(one))).toEqual([true, false, false])
  expect(shown.collections.map((one) => hasAutosaveEnabled(one))).toEqual([true, true, false])
  expect(hasDraftValidationEnabled(config.collections[0]!)).toBe(false)
})

it('Payload’s view stores an empty new document only where drafts are not validated', () => {
  const view = readFileSync('node_modules/@payloadcms/next/dist/views/Document/index.js', 'utf8')
  expect(view).toMatch(/validateDraftData = .*\bdrafts\b.*\bvalidate;/)
  expect(view).toMatch(/if \(shouldAutosave && !validateDraftData && !idFromArgs && collectionSlug\)/)
})
