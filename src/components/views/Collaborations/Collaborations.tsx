import type { AdminViewServerProps } from 'payload'
import { personOf } from '@/access/personOf'
import { readOwnOrganisation } from '@/database/collaborators/siteOrganisations'
import { translatorOf } from '@/i18n/translator'
import settingsStyles from '@/components/settings/Settings.module.css'
import { Banner } from '@/components/ui/Banner/Banner'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { Screen } from '../Screen'
import { redirectToLogin } from '../redirectToLogin'
import { CollaborationsCard } from './CollaborationsCard'

/** For members of an organisation: the sites it works on, and a button to request access to another. */
export async function Collaborations(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const person = await personOf(req)
  if (!person) return redirectToLogin(view)
  const t = translatorOf(req.i18n)
  const organisation = await readOwnOrganisation(req.payload, person.id)
  return (
    <Screen areas={['people', 'settings']} trail={[{ label: t('collaborations') }]} view={view}>
      {organisation ? (
        <>
          <PageHeader help={t('collaborationsHelp', { organisation: organisation.name })} title={t('collaborations')} />
          <div className={settingsStyles.cards}>
            {!organisation.isActive && <Banner icon="CircleAlert">{t('collaborationsPaused')}</Banner>}
            <CollaborationsCard
              collaborations={organisation.collaborations}
              isActive={organisation.isActive}
              now={new Date().toISOString()}
            />
          </div>
        </>
      ) : (
        <EmptyState icon="Lock" isPage title={t('notAllowed')}>
          {t('collaborationsNotYours')}
        </EmptyState>
      )}
    </Screen>
  )
}
