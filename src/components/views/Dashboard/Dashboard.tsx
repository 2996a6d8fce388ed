import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { isSecondFactorMissing } from '@/access/person'
import { personOf } from '@/access/personOf'
import { dayInZone } from '@/lib/time/dayInZone'
import { translatorOf, messagesOfAreas } from '@/i18n/translator'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { EmptyState } from '@/components/ui/EmptyState/EmptyState'
import { PageHeader } from '@/components/ui/PageHeader/PageHeader'
import { DashboardBoxes } from './DashboardBoxes'
import { DashboardCards } from './DashboardCards'
import { Checklist } from './Checklist/Checklist'
import { loadChecklist } from './data/loadChecklist'
import { SecondFactorRequired } from '../NotAllowed/SecondFactorRequired'
import screen from '../Screen.module.css'
import { hrefs } from '../hrefs'
import { Button } from '@/components/ui/Button/Button'
import { may, type Scope } from './data/scope'

/**
 * The start screen of staff: upcoming performances, recent drafts and open tasks. Renders nothing without a session.
 */
export async function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const person = await personOf(req)
  if (!person) return null
  const tenant = person.current
  if (!tenant) return <NoSite isProvider={person.isSuperAdmin} isSupport={person.isSupport} req={req} />
  if (isSecondFactorMissing(person, tenant.id)) {
    return (
      <main className={screen.reading}>
        <SecondFactorRequired req={req} site={tenant.name} />
      </main>
    )
  }
  const scope = { person, req, tenant }
  const { isAway, isEmptySite, steps } = await loadChecklist(scope, new Date())
  const hrefOf = hrefs(req)
  const t = translatorOf(req.i18n)
  const checklist = steps.length > 0 && (
    <AreaMessagesProvider messages={messagesOfAreas(req.i18n.language, ['checklist'])}>
      <Checklist
        isAway={isAway}
        key={tenant.id}
        name={tenant.name}
        steps={steps.map(({ path, ...step }) => ({ ...step, href: hrefOf(path) }))}
        tenantId={tenant.id}
      />
    </AreaMessagesProvider>
  )
  const hasNothingElse = isEmptySite && (!isAway || steps.length === 0)
  return (
    <main className={screen.reading}>
      <PageHeader
        actions={<DashboardActions scope={scope} />}
        help={dayInZone(new Date(), tenant.timezone, req.i18n.language)}
        title={tenant.name}
      />
      <DashboardBoxes place="dashboard" scope={scope} />
      {hasNothingElse ? (
        checklist || <EmptyState icon="Inbox">{t('firstStepsNothing')}</EmptyState>
      ) : (
        <DashboardCards checklist={checklist} scope={scope} />
      )}
      <DashboardBoxes place="dashboardEnd" scope={scope} />
    </main>
  )
}

/** Shortcuts to the most common new documents, for users who can create them. */
function DashboardActions({ scope }: { scope: Scope }) {
  const t = translatorOf(scope.req.i18n)
  const hrefOf = hrefs(scope.req)
  const canPage = may(scope, 'manage', 'pages')
  const canEvent = may(scope, 'manage', 'events')
  if (!canPage && !canEvent) return null
  return (
    <>
      {canPage && (
        <Button href={hrefOf('/collections/pages/create')} icon="Plus" variant={canEvent ? 'plain' : 'primary'}>
          {t('newPage')}
        </Button>
      )}
      {canEvent && (
        <Button href={hrefOf('/collections/events/create')} icon="Plus" variant="primary">
          {t('newEvent')}
        </Button>
      )}
    </>
  )
}

/** For users without any tenant, and for the provider before the first one exists. */
function NoSite({ isProvider, isSupport, req }: { isProvider: boolean; isSupport: boolean; req: PayloadRequest }) {
  const t = translatorOf(req.i18n)
  const createButton = isProvider && (
    <Button href={hrefs(req)('/sites/new')} variant="primary">
      {t('providerNewSite')}
    </Button>
  )
  const visitButton = isSupport && (
    <Button href={hrefs(req)('/support')} variant="primary">
      {t('sites')}
    </Button>
  )
  const requestButton = !isProvider && req.user?.organisation && (
    <Button href={hrefs(req)('/collaborations')} variant="primary">
      {t('collaborations')}
    </Button>
  )
  return (
    <main className={screen.reading}>
      <EmptyState action={createButton || visitButton || requestButton} icon="Building2" isPage title={t('noSite')}>
        {isProvider ? t('noSiteProvider') : isSupport ? t('noSiteSupport') : t('noSiteHelp')}
      </EmptyState>
    </main>
  )
}
