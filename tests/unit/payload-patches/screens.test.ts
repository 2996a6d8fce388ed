import { globSync, readFileSync } from 'node:fs'

const UI = 'node_modules/@payloadcms/ui/dist'
const source = (file: string): string => readFileSync(`${UI}/${file}`, 'utf8')
const everything = (pattern: string): string =>
  globSync(`${UI}/${pattern}`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** What patches know of Payload's screens besides classes. */
describe("Payload's screens", () => {
  it('give a text field the id by which it gets the focus', () => {
    expect(source('fields/Text/Input.js')).toMatch(/id: `field-\$\{path/)
  })

  it('name the drawer of blocks as `blocksDrawer` looks for it', () => {
    expect(source('fields/Blocks/index.js')).toContain("useDrawerSlug('blocks-drawer')")
  })

  it('ask about a form 250 ms after the last change, which `formQuestions` outlasts', () => {
    expect(source('forms/Form/index.js')).toMatch(/\[modified, submitted, formState\], 250\)/)
  })

  it.each([
    ['delete', 'elements/DeleteDocument/*.js', /['"`]delete-/],
    ['perma-delete', 'elements/{DeleteDocument,PermanentlyDeleteButton}/*.js', /['"`]perma-delete-/],
    ['restore', 'elements/RestoreButton/*.js', /['"`]restore-/],
    ['confirm-un-publish', 'elements/{Status,Unpublish*}/*.js', /['"`]confirm-un-publish-/],
    ['document-locked', 'elements/DocumentLocked/*.js', /['"`]document-locked['"`]/],
    ['document-take-over', 'elements/DocumentTakeOver/*.js', /['"`]document-take-over['"`]/],
  ])('open the question `%s` under that name', (_, files, slug) => {
    expect(everything(files)).toMatch(slug)
  })
})
