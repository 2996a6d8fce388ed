import { DefaultListView } from '@payloadcms/ui'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { type ListViewServerProps, type PayloadRequest, type SanitizedConfig } from 'payload'
import { requestOfSlot } from '@/components/requestOfSlot'
import { surroundingsOf } from '@/components/frame/navigation/surroundingsOf'
import { formatAdminURL } from 'payload/shared'
import { AreaMessagesProvider } from '@/exports/client'
import { listShellOf } from '@/exports/rsc'
import { messagesOfAreas, personOf } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import type { Person, TenantSummary } from '@/exports/types'
import { runAuthenticatedAction } from '@/endpoints/actions'
import { packTree, toPage } from '../../lib/tree/packTree'
import { getPagesForTree, type TreePage } from '../../operations/getPagesForTree'
import type { PagesSite } from '../site'
import { PagesView } from './PagesView'
import { storedViews } from './storedViews'

/** The list of pages: a tree, or Payload's table while searching or if the user prefers it. */
export async function PagesList(props: ListViewServerProps) {
  const { collectionConfig, data, i18n, locale, payload, searchParams, user, viewType } = props
  const list = listShellOf(props)
  const req = await requestOfSlot({ i18n, payload, user })
  const person = await personOf(req)
  // Pickers open the list as a server action and always use the table.
  if (!person?.current || viewType === 'trash' || isServerAction(req.headers)) return <DefaultListView {...list} />
  const [site, { mode, open }] = await Promise.all([
    siteOf(req, person, person.current, locale?.code ?? 'en'),
    storedViews(req, person.current.id),
  ])
  const isFiltered = Boolean(searchParams?.search) || Boolean(searchParams?.where) || hasConditions(searchParams)
  const describeList = collectionConfig.admin.description
  return (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['pages'])}>
      <PagesView
        description={typeof describeList === 'function' ? describeList({ t: req.i18n.t }) : ''}
        elsewhere={data.totalDocs === 0 ? searchUrl(payload.config, searchParams?.search) : null}
        isEmpty={!isFiltered && data.totalDocs === 0}
        isFiltered={isFiltered}
        list={list}
        now={new Date().toISOString()}
        packed={mode === 'list' || isFiltered ? null : await packedTree(req, site)}
        site={site}
        stored={{ mode, open }}
      />
    </AreaMessagesProvider>
  )
}

/** URL of the site-wide search for the given text; null without search or text. */
function searchUrl({ admin, routes }: SanitizedConfig, text: unknown): string | null {
  const path = admin.components.views?.search?.path
  return path && typeof text === 'string' && text.trim()
    ? formatAdminURL({ adminRoute: routes.admin, path: `${path}?q=${encodeURIComponent(text)}` })
    : null
}

/** Filters appear as `where[or][0]…` in the query. */
const hasConditions = (query: ListViewServerProps['searchParams']): boolean =>
  Object.keys(query ?? {}).some((key) => key.startsWith('where['))

async function siteOf(req: PayloadRequest, person: Person, tenant: TenantSummary, locale: string): Promise<PagesSite> {
  const canChange = hasPermission(person, 'pages:manage', tenant.id)
  return {
    adminRoute: req.payload.config.routes.admin,
    id: tenant.id,
    liveRoot: (await surroundingsOf(req, person)).website,
    locale,
    may: { change: canChange, create: canChange, trash: hasPermission(person, 'pages:delete', tenant.id) },
  }
}

/** Null if the pages cannot be read: the client then loads them and reports errors. */
async function packedTree(req: PayloadRequest, { id, locale }: PagesSite): Promise<string | null> {
  const result = await runAuthenticatedAction<{ docs: TreePage[] }>(getPagesForTree, { locale, tenantId: id }, req)
  return result.success ? packTree(result.doc.docs.map(toPage)) : null
}
