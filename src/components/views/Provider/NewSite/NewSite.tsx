import type { AdminViewServerProps } from 'payload'
import { callboardOf } from '@/access/registryOf'
import { personOf } from '@/access/personOf'
import { CODES } from '@/lib/languages/codes'
import { languageName } from '@/lib/languages/languages'
import { translatorOf } from '@/i18n/translator'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { NotAllowed } from '../../NotAllowed/NotAllowed'
import { Screen } from '../../Screen'
import { redirectToLogin } from '../../redirectToLogin'
import { NewSiteForm } from './NewSiteForm'

/** Lets the provider create a site for an owner. */
export async function NewSite(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!req.user) redirectToLogin(view)
  const t = translatorOf(req.i18n)
  if (!(await personOf(req))?.isSuperAdmin) return <NotAllowed view={view} />
  const { docs } = await req.payload.find({
    collection: 'plans',
    overrideAccess: false,
    pagination: false,
    req,
    select: { name: true, price: true },
    sort: 'price',
    user: req.user,
  })
  const { admin, routes } = req.payload.config
  const zones = (admin.timezones?.supportedTimezones ?? []) as { label: string; value: string }[]
  return (
    <Screen
      trail={[{ label: t('sitesTitle'), url: `${routes.admin}/collections/tenants` }, { label: t('providerNewSite') }]}
      view={view}
    >
      <PageHeader help={t('providerNewSiteHelp')} title={t('providerNewSite')} />
      <NewSiteForm
        languages={CODES.map((code) => ({ label: languageName(code, req.i18n.language), value: code }))}
        plans={docs.map(({ id, name }) => ({ label: name, value: id }))}
        siteRoute={`${routes.admin}/collections/tenants`}
        starters={callboardOf(req.payload).starters.map(({ key, label }) => ({ label: label(req), value: key }))}
        zones={zones}
      />
    </Screen>
  )
}
