import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { NotAllowed, redirectToLogin, Screen } from '@/exports/rsc'
import { personOf, translatorOf } from '@/exports/server'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { parseMode, parseQuery, NO_RESULTS, type Results, type SearchMode } from '../lib/hit'
import { kindsOf } from './kindsOf'
import { Search } from './Search'
import { runAuthenticatedAction } from '@/endpoints/actions'
import { findPages } from '../endpoints/findPages'
import { searchContent } from '../endpoints/searchContent'
import { searchUrl, toResults } from '../lib/searchRequests'

/** Search over all content of the current site. Server-renders the results for the query in the URL. */
export async function SearchScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return redirectToLogin(view)
  const tenant = person.current
  if (!tenant) return <NotAllowed view={view} />
  const t = translatorOf(req.i18n)
  const [query, mode] = [parseQuery(view.searchParams?.q), parseMode(view.searchParams?.status)]
  return (
    <Screen areas={['search']} trail={[{ label: t('search') }]} view={view}>
      <PageHeader help={t('searchHelp')} title={t('search')} />
      <Search
        initial={await firstResults(req, { mode, query, tenant: tenant.id })}
        initialMode={mode}
        initialQuery={query}
        key={tenant.id}
        kinds={kindsOf(req)}
        tenant={tenant.id}
      />
    </Screen>
  )
}

/** Runs the query in the URL through the same operations as the client; null if they fail. */
async function firstResults(
  req: PayloadRequest,
  { mode, query, tenant }: { mode: SearchMode; query: string; tenant: string },
): Promise<Results | null> {
  if (!query.trim()) return NO_RESULTS
  const input = Object.fromEntries(new URL(searchUrl(query, mode, tenant), 'http://api').searchParams)
  const result = await runAuthenticatedAction<Parameters<typeof toResults>[0]>(
    mode === 'published' ? searchContent : findPages,
    input,
    req,
  )
  return result.success ? toResults(result.doc, mode) : null
}
