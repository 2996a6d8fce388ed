import type { AdminViewServerProps } from 'payload'
import { isWithheld } from '../../../access/person'
import { personOf } from '../../../access/personOf'
import { dayInZone } from '../../../lib/times/dayInZone'
import { translatorOf } from '../../../i18n/translator'
import { PageHeader } from '../../ui/PageHeader/PageHeader'
import { NoSite } from './NoSite'
import { DashboardActions } from './DashboardActions'
import { DashboardBoxes } from './DashboardBoxes'
import { DashboardCards } from './DashboardCards'
import { FirstSteps } from './FirstSteps'
import { firstSteps } from './data/firstSteps'
import { Withheld } from '../NotAllowed/Withheld'
import screen from '../Screen.module.css'
import { hrefs } from '../hrefs'

/** What a staff member needs first: what is on, what they were writing, what waits. Nothing without a session. */
export async function Dashboard({ initPageResult: { req } }: AdminViewServerProps) {
  const person = await personOf(req)
  if (!person) return null
  const tenant = person.current
  if (!tenant) return <NoSite isProvider={person.isSuperAdmin} req={req} />
  if (isWithheld(person, tenant.id)) {
    return (
      <main className={screen.reading}>
        <Withheld req={req} site={tenant.name} />
      </main>
    )
  }
  const scope = { person, req, tenant }
  const steps = await firstSteps(scope)
  return (
    <main className={screen.reading}>
      <PageHeader actions={<DashboardActions scope={scope} />} help={dayInZone(new Date(), tenant.timezone, req.i18n.language)} title={tenant.name} />
      <DashboardBoxes scope={scope} />
      {steps ? <FirstSteps hrefOf={hrefs(req)} steps={steps} t={translatorOf(req.i18n)} /> : <DashboardCards scope={scope} />}
    </main>
  )
}
