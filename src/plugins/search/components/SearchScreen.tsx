import type { AdminViewServerProps } from 'payload'
import { personOf } from '../../../access/personOf'
import { PageHeader } from '../../../components/ui/PageHeader/PageHeader'
import { NotAllowed } from '../../../components/views/NotAllowed/NotAllowed'
import { Screen } from '../../../components/views/Screen'
import { toLogin } from '../../../components/views/toLogin'
import { translatorOf } from '../../../i18n/translator'
import { modeOf, queryOf } from '../lib/hit'
import { firstResults } from './firstResults'
import { kindsOf } from './kindsOf'
import { Search } from './Search'

/** Search over all content of the site on screen. Comes with the results of the address that was opened. */
export async function SearchScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return toLogin(view)
  const tenant = person.current
  if (!tenant) return <NotAllowed view={view} />
  const t = translatorOf(req.i18n)
  const [query, mode] = [queryOf(view.searchParams?.q), modeOf(view.searchParams?.status)]
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
