import { globSync, readFileSync } from 'node:fs'

const UI = 'node_modules/@payloadcms/ui/dist'
const source = (file: string): string => readFileSync(`${UI}/${file}`, 'utf8')
const everything = (pattern: string): string =>
  globSync(`${UI}/${pattern}`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** What patches know of Payload's screens besides classes. */
describe('Payload’s screens', () => {
  it('give a text field the id by which it is focused', () => {
    expect(source('fields/Text/Input.js')).toMatch(/id: `field-\$\{path/)
  })

  it('name the blocks drawer as `blocksDrawer` expects', () => {
    expect(source('fields/Blocks/index.js')).toContain("useDrawerSlug('blocks-drawer')")
  })

  it('load the documents of a reference field by ids, as `includeTrashedTitles` expects', () => {
    expect(source('fields/Relationship/Input.js')).toMatch(/where: \{\s*id: \{\s*in: idsToLoad/)
  })

  it('request the form state 250 ms after the last change, within the pause of `formQuestions`', () => {
    expect(source('forms/Form/index.js')).toMatch(/\[modified, submitted, formState\], 250\)/)
  })

  it.each([
    ['delete', 'elements/DeleteDocument/*.js', /['"`]delete-/],
    ['perma-delete', 'elements/{DeleteDocument,PermanentlyDeleteButton}/*.js', /['"`]perma-delete-/],
    ['restore', 'elements/RestoreButton/*.js', /['"`]restore-/],
    ['confirm-un-publish', 'elements/{Status,Unpublish*}/*.js', /['"`]confirm-un-publish-/],
    ['document-locked', 'elements/DocumentLocked/*.js', /['"`]document-locked['"`]/],
    ['document-take-over', 'elements/DocumentTakeOver/*.js', /['"`]document-take-over['"`]/],
  ])('name the dialog `%s`', (_, files, slug) => {
    expect(everything(files)).toMatch(slug)
  })
})
