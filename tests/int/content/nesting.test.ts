import type { Block } from 'payload'
import { boot, type TestApp } from '@tests/support/boot'
import { configWith } from '@tests/support/configWith'
import { makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World

const box = (level: number): Block => ({
  slug: `box${level}`,
  fields: [
    { name: 'title', type: 'text' },
    ...(level < 7 ? [{ name: 'content', type: 'blocks' as const, blocks: [box(level + 1)] }] : []),
  ],
})

/** The product with a block that takes blocks, as an adopter adds it. */
async function withBoxes() {
  const { siteTypes } = await import('@/collections/siteTypes')
  const contentTypes = siteTypes.map((type) =>
    type.slug === 'reusable-content'
      ? {
          ...type,
          collection: {
            ...type.collection,
            fields: type.collection.fields.map((field) =>
              field.type === 'blocks'
                ? { ...field, blockReferences: undefined, blocks: [box(1)], filterOptions: undefined }
                : field,
            ),
          },
        }
      : type,
  )
  return { default: configWith({ contentTypes: contentTypes as typeof siteTypes }) }
}

beforeAll(async () => {
  app = await boot({ config: withBoxes })
  world = await makeWorld(app)
})
afterAll(() => app.close())

const nested = (levels: number, level = 1): object => ({
  blockType: `box${level}`,
  title: `Box ${level}`,
  ...(level < levels && { content: [nested(levels, level + 1)] }),
})

describe('blocks within blocks', () => {
  it.each(['', '?draft=true'])('[B-387] stand five levels deep and no deeper: saved with "%s"', async (query) => {
    const save = (levels: number) =>
      world.clients['editor-a']!.post<{ errors?: { data?: { errors?: { message: string; path: string }[] } }[] }>(
        `/reusable-content${query}`,
        { layout: [nested(levels)], tenant: world.a, title: 'Boxes' },
      )
    expect((await save(5)).status).toBe(201)
    const refused = await save(6)
    expect(refused.status).toBe(400)
    const [complaint] = refused.body.errors?.[0]?.data?.errors ?? []
    expect(complaint?.path).toBe('layout.0.content.0.content.0.content.0.content.0.content.0')
    expect(complaint?.message).toMatch(/01 box1 – Box 1 › .* › 01 box6 – Box 6\W* is nested deeper than 5 levels\.$/)
  })
})
