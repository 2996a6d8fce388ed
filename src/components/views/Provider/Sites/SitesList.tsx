import { DefaultListView } from '@payloadcms/ui'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import type { ListViewServerProps } from 'payload'
import { requestOfSlot } from '@/components/requestOfSlot'
import { personOf } from '@/access/personOf'
import { translatorOf, messagesOfAreas } from '@/i18n/translator'
import { parseSitesQuery, sitesQuery } from '@/lib/provider/sitesQuery'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { Button } from '@/components/ui/Button/Button'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { listShellOf } from '../../lists/listShellOf'
import { NotAllowedMessage } from '../../NotAllowed/NotAllowedMessage'
import screen from '../../Screen.module.css'
import { Trail } from '../../Trail'
import { hrefs } from '../../hrefs'
import { SitesOverview } from './SitesOverview'
import { SitesFilters } from './SitesFilters'
import { sitesTrail } from './sitesTrail'

/** The list of all sites, the provider's start screen. Pickers use Payload's table. */
export async function SitesList(props: ListViewServerProps) {
  const { i18n, payload, searchParams, user } = props
  const req = await requestOfSlot({ i18n, payload, user })
  if (isServerAction(req.headers)) return <DefaultListView {...listShellOf(props)} />
  if (!(await personOf(req))?.isSuperAdmin) return <NotAllowedMessage req={req} />
  const t = translatorOf(req.i18n)
  const query = parseSitesQuery(searchParams ?? {})
  const { docs: plans } = await payload.find({
    collection: 'plans',
    overrideAccess: false,
    pagination: false,
    req,
    select: { name: true },
    sort: 'price',
    user: req.user,
  })
  const { routes, serverURL } = payload.config
  return (
    <AreaMessagesProvider messages={messagesOfAreas(i18n.language, ['sites'])}>
      <main className={screen.full}>
        <PageHeader
          actions={
            <>
              <Button
                href={`${serverURL}${routes.api}/provider/sites/export${sitesQuery({ ...query, part: 1 })}`}
                isDownload
              >
                {t('sitesDownload')}
              </Button>
              <Button href={hrefs(req)('/sites/new')} icon="Plus" variant="primary">
                {t('providerNewSite')}
              </Button>
            </>
          }
          help={t('sitesHelp')}
          title={t('sitesTitle')}
        />
        <SitesFilters
          key={JSON.stringify(query)}
          plans={plans.map(({ id, name }) => ({ label: name, value: id }))}
          query={query}
        />
        <SitesOverview query={query} req={req} />
      </main>
      <Trail nav={sitesTrail(req)} />
    </AreaMessagesProvider>
  )
}
