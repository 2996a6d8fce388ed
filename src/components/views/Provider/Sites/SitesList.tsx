import { DefaultListView } from '@payloadcms/ui'
import { headers } from 'next/headers'
import { isServerAction } from '@/payload-patches/serverAction/isServerAction'
import { createLocalReq, type ListViewServerProps, type PayloadRequest } from 'payload'
import { personOf } from '../../../../access/personOf'
import { wordsOfAreas } from '../../../../i18n/areas'
import { translatorOf } from '../../../../i18n/translator'
import { readSitesQuery, sitesQuery } from '../../../../lib/provider/sitesQuery'
import { AreaWords } from '../../../ui/AreaWords'
import { Button } from '../../../ui/Button/Button'
import { PageHeader } from '../../../ui/PageHeader/PageHeader'
import { listShellOf } from '../../lists/listShellOf'
import { NotAllowedMessage } from '../../NotAllowed/NotAllowedMessage'
import screen from '../../Screen.module.css'
import { Trail } from '../../Trail'
import { hrefs } from '../../hrefs'
import { SitesBoard } from './SitesBoard'
import { SitesFilters } from './SitesFilters'

/** The list of all sites, where the provider's day begins. Pickers have Payload's table. */
export async function SitesList(props: ListViewServerProps) {
  const { i18n, payload, searchParams, user } = props
  const sent = await headers()
  if (isServerAction(sent)) return <DefaultListView {...listShellOf(props)} />
  const req = await createLocalReq(
    { req: { headers: sent, i18n: i18n as PayloadRequest['i18n'] }, user: user ?? undefined },
    payload,
  )
  if (!(await personOf(req))?.isSuperAdmin) return <NotAllowedMessage req={req} />
  const t = translatorOf(req.i18n)
  const query = readSitesQuery(searchParams ?? {})
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
    <AreaWords words={wordsOfAreas(i18n.language, ['sites'])}>
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
              <Button href={hrefs(req)('/sites/new')} icon="Plus" look="primary">
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
        <SitesBoard query={query} req={req} />
      </main>
      <Trail nav={[{ label: t('adminCollections') }, { label: t('sitesTitle') }]} />
    </AreaWords>
  )
}
