import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import { personOf } from '@/access/personOf'
import { callboardOf } from '@/access/registryOf'
import { translatorOf } from '@/i18n/translator'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { NotAllowed } from '../../NotAllowed/NotAllowed'
import { Screen } from '../../Screen'
import { redirectToLogin } from '../../redirectToLogin'
import { AttentionCard } from './AttentionCard'
import { GrowthCard } from './GrowthCard'
import { JobsCard } from './JobsCard'
import { MailsCard } from './MailsCard'
import styles from './Overview.module.css'
import { loadOverview } from './loadOverview'
import { StorageCard } from './StorageCard'

/** How the installation is doing, with a link to wherever something can be put right. For super-admins only. */
export async function Overview(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return redirectToLogin(view)
  if (!person.isSuperAdmin) return <NotAllowed view={view} />
  const t = translatorOf(req.i18n)
  const overview = await loadOverview(req)
  const shown = { overview, req, t }
  return (
    <Screen areas={['overview', 'sites']} trail={[{ label: t('overviewTitle') }]} view={view} width="full">
      <PageHeader help={t('overviewHelp')} title={t('overviewTitle')} />
      <div className={styles.cards}>
        <AttentionCard {...shown} />
        <JobsCard {...shown} />
        <MailsCard {...shown} />
        <StorageCard {...shown} />
        <GrowthCard {...shown} />
        {callboardOf(req.payload).components.provider.map((Component) =>
          RenderServerComponent({ Component, importMap: req.payload.importMap, key: Component, serverProps: { req } }),
        )}
      </div>
    </Screen>
  )
}
