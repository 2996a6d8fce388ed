import type { AdminViewServerProps } from 'payload'
import { isWithheld } from '../../../access/person'
import { personOf } from '../../../access/personOf'
import { dayInZone } from '../../../lib/times/dayInZone'
import { wordsOfAreas } from '../../../i18n/areas'
import { translatorOf } from '../../../i18n/translator'
import { AreaWords } from '../../ui/AreaWords'
import { EmptyState } from '../../ui/EmptyState/EmptyState'
import { PageHeader } from '../../ui/PageHeader/PageHeader'
import { NoSite } from './NoSite'
import { DashboardActions } from './DashboardActions'
import { DashboardBoxes } from './DashboardBoxes'
import { DashboardCards } from './DashboardCards'
import { Checklist } from './Checklist/Checklist'
import { checklist } from './data/checklist'
import { Withheld } from '../NotAllowed/Withheld'
import screen from '../Screen.module.css'
import { hrefs } from '../hrefs'

/** What a staff member needs first: what is on, what they were writing, what waits. Nothing without a session. */
export async function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const person = await personOf(req)
  if (!person) return null
  const tenant = person.current
  if (!tenant) return <NoSite isProvider={person.isSuperAdmin} isSupport={person.isSupport} req={req} />
  if (isWithheld(person, tenant.id)) {
    return (
      <main className={screen.reading}>
        <Withheld req={req} site={tenant.name} />
      </main>
    )
  }
  const scope = { person, req, tenant }
  const { isAway, isEmptySite, steps } = await checklist(scope, new Date())
  const hrefOf = hrefs(req)
  const t = translatorOf(req.i18n)
  return (
    <main className={screen.reading}>
      <PageHeader
        actions={<DashboardActions scope={scope} />}
        help={dayInZone(new Date(), tenant.timezone, req.i18n.language)}
        title={tenant.name}
      />
      <DashboardBoxes scope={scope} />
      {steps.length > 0 && (
        <AreaWords words={wordsOfAreas(req.i18n.language, ['checklist'])}>
          <Checklist
            isAway={isAway}
            key={tenant.id}
            name={tenant.name}
            steps={steps.map(({ path, ...step }) => ({ ...step, href: hrefOf(path) }))}
            tenantId={tenant.id}
          />
        </AreaWords>
      )}
      {(!isEmptySite || (isAway && steps.length > 0)) && <DashboardCards scope={scope} />}
      {isEmptySite && steps.length === 0 && <EmptyState icon="Inbox">{t('firstStepsNothing')}</EmptyState>}
    </main>
  )
}
