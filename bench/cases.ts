import type { Request } from 'autocannon'
import { LOGINS, PASSWORD } from './data/people'
import type { App } from './servers/apps'

export interface Case {
  name: string
  /** Reads must not be slower than in bare Payload. */
  isRead: boolean
  /** Maximum ratio of Callboard's time to bare Payload's. Default for reads: `MAX_RATIO`. */
  maxRatio?: number
  /** Number of requests per turn, by the number of connections. */
  requestsPerTurn: (connections: number) => number
  /**
   * @param count requests already made to this app, so that no two create the same document or update the same row at
   *   once
   */
  request: (app: App, count: number) => Request
}

const light = (connections: number): number => (connections === 1 ? 25 : 100 + 2 * connections)
const middling = (connections: number): number => (connections === 1 ? 10 : 40 + connections)
const heavy = (connections: number): number => (connections === 1 ? 4 : Math.max(12, connections))
/** Pages render in bursts, so a small sample would be noise. */
const pages = (connections: number): number => (connections === 1 ? 15 : Math.max(40, 2 * connections))

/**
 * Callboard filters by the user's tenant automatically; bare Payload needs an explicit filter if there are several
 * tenants.
 */
const list = (app: App, query: string): Request => ({
  path: `/api/pages?limit=10&${query}${app.name === 'bare' && app.tenants > 1 ? `&where[tenant][equals]=${app.tenant}` : ''}`,
})

const adminList = (app: App): Request => ({
  headers: { 'Sec-Fetch-Dest': 'document', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Site': 'same-origin' },
  path: `/admin/collections/pages?limit=10${app.name === 'bare' && app.tenants > 1 ? `&where[or][0][and][0][tenant][equals]=${app.tenant}` : ''}`,
})

const json = (method: 'PATCH' | 'POST', path: string, body: object): Request => ({
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
  method,
  path,
})

const pick = (app: App, count: number): string => app.pages[count % app.pages.length]!

/** All pages with the fields a tree needs; the closest that bare Payload's list endpoint can offer. */
const tree = (app: App): Request => ({
  path:
    app.name === 'ours'
      ? '/api/pages/tree'
      : `/api/pages?limit=0&depth=0&draft=true&where[tenant][equals]=${app.tenant}${['title', 'slug', 'parent', 'order', 'relativePath', '_status', 'updatedAt'].map((name) => `&select[${name}]=true`).join('')}`,
})

/** An unchanged page of the website; for bare Payload one rendered statically at build time. */
const publicPage = (app: App): Request =>
  app.name === 'ours'
    ? { headers: { Cookie: '', Host: `riverside.${new URL(app.url).host}` }, path: '/page-1' }
    : { headers: { Cookie: '' }, path: '/static' }

/** Moves a page before a sibling. Bare Payload only stores the given order and maintains no tree. */
function move(app: App, count: number): Request {
  const [item, target] = [leaf(app, count), leaf(app, count + 3)]
  return app.name === 'ours'
    ? json('POST', '/api/pages/navigation', { instruction: 'reorder-above', itemId: item, targetId: target })
    : json('PATCH', `/api/pages/${item}?depth=0`, { order: `b${count}` })
}

/** A top-level page without children: every tenth page is a child of the first. */
const leaf = (app: App, count: number): string =>
  pick({ ...app, pages: app.pages.filter((_, index) => index % 10 !== 0) }, count)

export const cases: Case[] = [
  { name: 'list, depth 0', isRead: true, request: (app) => list(app, 'depth=0'), requestsPerTurn: light },
  { name: 'list, depth 1', isRead: true, request: (app) => list(app, 'depth=1'), requestsPerTurn: light },
  { name: 'list, drafts', isRead: true, request: (app) => list(app, 'depth=0&draft=true'), requestsPerTurn: light },
  {
    name: 'one by id',
    isRead: true,
    request: (app, count) => ({ path: `/api/pages/${pick(app, count)}?depth=0` }),
    requestsPerTurn: light,
  },
  { name: 'tree', isRead: true, request: tree, requestsPerTurn: middling },
  // At least 0.8 times the throughput.
  { name: 'public page', isRead: true, maxRatio: 1.25, request: publicPage, requestsPerTurn: light },
  { name: 'admin list page', isRead: true, request: adminList, requestsPerTurn: pages },
  {
    name: 'create',
    isRead: false,
    request: (app, count) =>
      json('POST', '/api/pages?depth=0', {
        _status: 'published',
        layout: app.layout,
        tenant: app.tenant,
        title: `Bench ${process.pid} ${count}`,
      }),
    requestsPerTurn: middling,
  },
  {
    name: 'update',
    isRead: false,
    request: (app, count) =>
      json('PATCH', `/api/pages/${pick(app, count)}?depth=0`, { _status: 'published', summary: `As of save ${count}` }),
    requestsPerTurn: middling,
  },
  { name: 'move', isRead: false, request: move, requestsPerTurn: middling },
  {
    name: 'sign in',
    isRead: false,
    request: (_, count) =>
      json('POST', '/api/users/login', { email: LOGINS[count % LOGINS.length], password: PASSWORD }),
    requestsPerTurn: heavy,
  },
]
