import { poolOf } from '@/database/connections'
import type { TestApp } from '@tests/support/boot'
import type { ApiResponse, Client } from '@tests/support/client'

export interface TreePage {
  id: string
  _status: string
  isDraft: boolean
  order: string
  parent: string | null
  path: string | null
  slug: string
  title: string
}

export interface Tree {
  /** Makes a page. @returns its id */
  page: (title: string, parent?: string | null, more?: object) => Promise<string>
  move: (item: string, type: string, target: string, more?: object) => Promise<ApiResponse<{ message?: string }>>
  pages: () => Promise<TreePage[]>
  /** Titles in order, children in brackets: `A(B,C),D`. */
  drawn: () => Promise<string>
  /** Live address of a page. */
  address: (id: string) => Promise<string | null>
}

export function treeOf(app: TestApp, client: Client, tenant: string): Tree {
  const pages = async () => (await client.get<{ docs: TreePage[] }>(`/pages/tree?tenantId=${tenant}`)).body.docs
  return {
    address: async (id) =>
      (
        await poolOf(app.payload).query<{ path: string | null }>(
          'select relative_path as path from pages where id = $1',
          [id],
        )
      ).rows[0]?.path ?? null,
    drawn: async () => draw(await pages(), null),
    move: (itemId, type, targetId, more = {}) =>
      client.post('/pages/navigation', { instruction: { type, ...more }, itemId, targetId }),
    page: async (title, parent = null, more = {}) => {
      const answer = await client.post<{ doc: { id: string } }>('/pages', {
        _status: 'published',
        parent,
        tenant,
        title,
        ...more,
      })
      if (answer.status !== 201) throw new Error(answer.text)
      return answer.body.doc.id
    },
    pages,
  }
}

const draw = (all: TreePage[], parent: string | null): string =>
  all
    .filter((page) => page.parent === parent)
    .map((page) => {
      const below = draw(all, page.id)
      return below ? `${page.title}(${below})` : page.title
    })
    .join(',')
