import type { Block, BlocksField, CollectionConfig, Field } from 'payload'
import { siteBlocks } from '@/collections/blocks'
import { boot, type TestApp } from '@tests/support/boot'
import { bareCollection } from '../../../bench/bare/bareCollection'
import { median, ratioOf } from '../../../bench/figures/median'

let app: TestApp

beforeAll(async () => {
  app = await boot()
})
afterAll(() => app.close())

/** Those that stand in the field, and those that it only names. */
const blocksOf = ({ blockReferences = [], blocks }: BlocksField): Block[] => [
  ...blocks,
  ...siteBlocks.filter(({ slug }) => blockReferences.some((one) => one === slug)),
]

/** Every field with a value, by its path. */
function pathsOf(fields: Field[], above = ''): string[] {
  return fields.flatMap((field) => {
    const path = 'name' in field && field.name ? `${above}${field.name}:${field.type}` : above
    const inner = [
      ...('fields' in field ? pathsOf(field.fields, `${path}/`) : []),
      ...('tabs' in field ? field.tabs.flatMap((tab) => pathsOf(tab.fields, `${path}/`)) : []),
      ...('blocks' in field ? blocksOf(field).flatMap((block) => pathsOf(block.fields, `${path}/${block.slug}/`)) : []),
    ]
    return field.type === 'ui' ? [] : [path, ...inner]
  })
}

describe('the app that the figures are measured against', () => {
  it('has the fields of every collection of ours, and neither our rules nor our hooks', async () => {
    const { siteTypes } = await import('@/collections/siteTypes')
    const { platformCollections } = await import('@/collections/platform')
    const ours: CollectionConfig[] = [...siteTypes.map((type) => type.collection), ...platformCollections]
    expect(ours.length).toBeGreaterThan(30)
    for (const collection of ours) {
      const bare = bareCollection(collection)
      expect(pathsOf(bare.fields)).toEqual(pathsOf(collection.fields))
      expect(Boolean(bare.versions)).toBe(Boolean(collection.versions))
      expect([bare.access, bare.hooks, bare.endpoints]).toEqual([undefined, undefined, undefined])
      expect(JSON.stringify(bare)).not.toContain('/src/components')
    }
    expect(JSON.stringify(ours)).toContain('/src/components')
    const tenantOfPages = (fields: Field[]) => fields.find((field) => 'name' in field && field.name === 'tenant')
    const pages = ours.find(({ slug }) => slug === 'pages')!
    expect(pages.access?.read).toBeDefined()
    expect(tenantOfPages(pages.fields)).toHaveProperty('defaultValue')
    expect(tenantOfPages(bareCollection(pages).fields)).not.toHaveProperty('defaultValue')
  })
})

describe('a ratio of two apps', () => {
  it('is that of what was measured side by side, so that a slow moment of the machine meets both', () => {
    expect(ratioOf([10, 100, 10], [10, 100, 10])).toBe(1)
    expect(ratioOf([20, 200, 20], [10, 100, 10])).toBe(2)
    expect(median([3, 1, 2])).toBe(2)
    expect(median([4, 1, 2, 3])).toBe(2.5)
  })
})
