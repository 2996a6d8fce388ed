import { jest } from '@jest/globals'
import { createLocalReq, getAccessResults, type PayloadRequest } from 'payload'
import { serverFunctionsOf } from '@/app/(payload)/serverFunctions'
import { refusalStatus } from '@/lib/logging/refusals'
import { payloadHandlers } from '@/payload-patches/serverFunctions/payloadHandlers'
import type { TestApp } from '@tests/support/boot'

type Args = Record<string, unknown>

export const PAYLOAD_FUNCTIONS = Object.keys(payloadHandlers)

/** Arguments that each function takes, for a document. */
export const argumentsFor = (id: string, collectionSlug = 'pages'): Record<string, Args> => ({
  'copy-data-from-locale': { collectionSlug, docID: id, fromLocale: 'en', toLocale: 'cy' },
  'form-state': {
    collectionSlug,
    data: {},
    docPermissions: { fields: true },
    docPreferences: { fields: {} },
    formState: {},
    id,
    mockRSCs: true,
    operation: 'update',
    schemaPath: collectionSlug,
    skipClientConfigAuth: true,
    skipValidation: true,
  },
  'get-default-layout': {},
  'get-upcoming-scheduled-publish': { collectionSlug, id },
  'render-document': { collectionSlug, docID: id, overrideEntityVisibility: true },
  'render-document-slots': { collectionSlug, id },
  'render-field': { path: 'title', schemaPath: `collection.${collectionSlug}.title` },
  'render-list': { collectionSlug, query: { limit: 5 } },
  'render-widget': { widgetData: {}, widgetSlug: 'collections' },
  'schedule-publish': {
    date: new Date('2126-07-04T09:00:00Z'),
    doc: { relationTo: collectionSlug, value: id },
    type: 'unpublish',
  },
  slugify: { collectionSlug, data: {}, path: 'title', valueToSlugify: 'A title' },
  'table-state': {
    collectionSlug,
    columns: [{ accessor: 'id', active: true }],
    enableRowSelections: false,
    query: { limit: 5, page: 1, sort: 'id', where: {} },
    tableAppearance: 'default',
  },
})

/** What a call of a server function came to: its status, and how many errors were logged. */
export interface Outcome {
  logged: number
  /** 200 for a result, 500 for an error that is no refusal. */
  status: number
}

/** Logged errors that are no refusals, which the logger leaves out. */
const countFailures = (calls: unknown[][]): number =>
  calls.filter(([entry]) => refusalStatus((entry as { err?: unknown } | undefined)?.err) === null).length

/** Calls a server function as a user, or signed out. */
export async function outcomeOf(app: TestApp, userId: string | null, name: string, args: Args): Promise<Outcome> {
  const user = userId && (await app.payload.findByID({ collection: 'users', depth: 0, id: userId }))
  const req: PayloadRequest = await createLocalReq(user ? { user: { ...user, collection: 'users' } } : {}, app.payload)
  const log = jest.spyOn(app.payload.logger, 'error')
  const call = serverFunctionsOf(app.config)[name]
  try {
    await call?.({
      ...args,
      cookies: new Map(),
      importMap: {},
      locale: { code: 'en', label: 'English' },
      permissions: req.user ? await getAccessResults({ req }) : {},
      req,
      user: req.user,
    } as never)
    return { logged: countFailures(log.mock.calls), status: 200 }
  } catch (error) {
    const isMissingPage = error instanceof Error && String((error as { digest?: unknown }).digest).startsWith('NEXT_')
    return { logged: countFailures(log.mock.calls), status: isMissingPage ? 404 : (refusalStatus(error) ?? 500) }
  } finally {
    log.mockRestore()
  }
}
