import { DefaultListView } from '@payloadcms/ui'
import { headers } from 'next/headers'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { createLocalReq, type ListViewServerProps, type PayloadRequest, type SanitizedConfig } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { holds, type Person, type TenantSummary } from '../../../../access/person'
import { personOf } from '../../../../access/personOf'
import { actionResult } from '../../../../endpoints/toAction'
import { wordsOfAreas } from '../../../../i18n/areas'
import { AreaWords } from '../../../../components/ui/AreaWords'
import { listShellOf } from '../../../../components/views/lists/listShellOf'
import { packTree, toPage } from '../../lib/tree/packTree'
import { getPagesForTree, type TreePage } from '../../operations/getPagesForTree'
import type { PagesSite } from '../site'
import { PagesView } from './PagesView'
import { storedViews } from './storedViews'
import { siteAddressOf } from '@/database/website/siteAddressOf'
import { settings } from '@/lib/settings'
import { siteOrigin } from '@/lib/site/siteOrigin'

/** The list of pages: as a tree, or as Payload's table while something is searched for or the person prefers it. */
export async function PagesList(props: ListViewServerProps) {
  const { collectionConfig, data, i18n, locale, payload, searchParams, user, viewType } = props
  const list = listShellOf(props)
  const sent = await headers()
  const req = await createLocalReq(
    { req: { headers: sent, i18n: i18n as PayloadRequest['i18n'] }, user: user ?? undefined },
    payload,
  )
  const person = await personOf(req)
  // Pickers open the list as a server action, and choose from the table.
  if (!person?.current || viewType === 'trash' || isServerAction(sent)) return <DefaultListView {...list} />
  const [site, { mode, open }] = await Promise.all([
    siteOf(req, person, person.current, locale?.code ?? 'en'),
    storedViews(req, person.current.id),
  ])
  const isFiltered = Boolean(searchParams?.search) || Boolean(searchParams?.where) || hasConditions(searchParams)
  const describe = collectionConfig.admin.description
  return (
    <AreaWords words={wordsOfAreas(i18n.language, ['pages'])}>
      <PagesView
        description={typeof describe === 'function' ? describe({ t: req.i18n.t }) : ''}
        elsewhere={data.totalDocs === 0 ? searchOf(payload.config, searchParams?.search) : null}
        isEmpty={!isFiltered && data.totalDocs === 0}
        isFiltered={isFiltered}
        list={list}
        now={new Date().toISOString()}
        packed={mode === 'list' || isFiltered ? null : await packedTree(req, site)}
        site={site}
        stored={{ mode, open }}
      />
    </AreaWords>
  )
}

/** The screen that searches all content, for these words. */
function searchOf({ admin, routes }: SanitizedConfig, words: unknown): string | null {
  const path = admin.components.views?.search?.path
  return path && typeof words === 'string' && words.trim()
    ? formatAdminURL({ adminRoute: routes.admin, path: `${path}?q=${encodeURIComponent(words)}` })
    : null
}

/** A filter comes as `where[or][0]…`. */
const hasConditions = (query: ListViewServerProps['searchParams']): boolean =>
  Object.keys(query ?? {}).some((key) => key.startsWith('where['))

async function siteOf(req: PayloadRequest, person: Person, tenant: TenantSummary, locale: string): Promise<PagesSite> {
  const canChange = holds(person, 'pages:manage', tenant.id)
  return {
    adminRoute: req.payload.config.routes.admin,
    id: tenant.id,
    liveRoot: await liveRootOf(req, tenant.id),
    locale,
    may: { change: canChange, create: canChange, trash: holds(person, 'pages:delete', tenant.id) },
  }
}

/** Null where it could not be read: the screen asks again, and says so if that fails. */
async function packedTree(req: PayloadRequest, { id, locale }: PagesSite): Promise<string | null> {
  const result = await actionResult<{ docs: TreePage[] }>(getPagesForTree, { locale, tenantId: id }, req)
  return result.success ? packTree(result.doc.docs.map(toPage)) : null
}

/** Where visitors find the site, without a slash at its end; null where there is no such site. */
async function liveRootOf(req: PayloadRequest, tenantId: string): Promise<string | null> {
  const site = await siteAddressOf(req, tenantId)
  return site && siteOrigin(site, settings())
}
