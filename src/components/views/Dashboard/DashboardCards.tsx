import { AttentionCard } from './AttentionCard'
import styles from './Dashboard.module.css'
import { attention } from './data/attention'
import { comingPerformances } from './data/comingPerformances'
import { recentDrafts } from './data/recentDrafts'
import { scheduledDocuments } from './data/scheduled'
import type { Scope } from './data/scope'
import { DraftsCard } from './DraftsCard'
import { PerformancesCard } from './PerformancesCard'
import { ScheduledCard } from './ScheduledCard'

/** The cards of a site that has content. A card that is not for this person is not there. */
export async function DashboardCards({ scope }: { scope: Scope }) {
  const now = new Date()
  const [performances, waiting, drafts, scheduled] = await Promise.all([
    comingPerformances(scope, now),
    attention(scope, now),
    recentDrafts(scope),
    scheduledDocuments(scope),
  ])
  return (
    <div className={styles.cards}>
      {performances && (
        <PerformancesCard performances={performances} req={scope.req} tenantZone={scope.tenant.timezone} />
      )}
      <div className={styles.column}>
        {drafts && <AttentionCard req={scope.req} waiting={waiting} />}
        {scheduled.length > 0 && <ScheduledCard req={scope.req} scheduled={scheduled} />}
        {drafts && <DraftsCard drafts={drafts} now={now} req={scope.req} />}
      </div>
    </div>
  )
}
