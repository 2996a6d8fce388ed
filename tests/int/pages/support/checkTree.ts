import { poolOf } from '@/database/connections'
import type { TestApp } from '@tests/support/boot'
import type { Tree, TreePage } from './tree'

/**
 * What must hold of every tree, whatever happened to it: all pages are there and lead to the top, addresses follow
 * from the slugs, no two siblings have one key, and what is live is what the newest version says.
 */
export async function checkTree(app: TestApp, tree: Tree, count: number): Promise<TreePage[]> {
  const pages = await tree.pages()
  expect(pages).toHaveLength(count)
  const byId = new Map(pages.map((page) => [page.id, page]))
  expect(pages.flatMap((page) => problemOf(page, byId))).toEqual([])
  const keys = pages.map(({ order, parent }) => `${parent}/${order}`)
  expect(new Set(keys).size).toBe(keys.length)
  const { rows } = await poolOf(app.payload)
    .query(`select p.id from pages p join _pages_v v on v.parent_id = p.id and v.latest
    where p.relative_path is distinct from v.version_relative_path or p.parent_id is distinct from v.version_parent_id or p."order" is distinct from v.version_order`)
  expect(rows).toEqual([])
  return pages
}

function problemOf(page: TreePage, byId: ReadonlyMap<string, TreePage>): string[] {
  const seen = new Set<string>()
  const slugs: string[] = []
  for (let one: TreePage | undefined = page; one; one = one.parent ? byId.get(one.parent) : undefined) {
    if (seen.has(one.id)) return [`${page.title} stands in a circle`]
    if (one.parent && !byId.has(one.parent)) return [`${one.title} stands below nothing`]
    seen.add(one.id)
    slugs.unshift(one.slug)
  }
  const address = `/${slugs.join('/')}`
  return page.path === address ? [] : [`${page.title} has the address ${page.path}, not ${address}`]
}
