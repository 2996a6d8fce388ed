import type { PayloadRequest } from 'payload'
import { List, ListRow, SettingsCard } from '@/exports/client'
import { personOf, translatorOf } from '@/exports/server'
import type { MessageKey } from '@/exports/types'
import { relativeTime } from '@/lib/time/relativeTime'
import { readCanaryRuns } from '../database/canaryRuns'
import type { FindingKind } from '../lib/findings'
import { readCpuShare } from '../lib/cpuTime'
import { RUNS_OF_A_DAY } from '../lib/readVerdict'
import { verdictOf, type Verdict } from '../lib/verdictOf'

const STATES: Record<Verdict, MessageKey> = {
  blind: 'canaryStateBlind',
  broken: 'canaryStateBroken',
  intact: 'canaryStateIntact',
  late: 'canaryStateLate',
  unanswered: 'canaryStateUnanswered',
  waiting: 'canaryStateWaiting',
}

const FINDINGS: Record<FindingKind, MessageKey> = {
  linked: 'canaryLinked',
  shown: 'canaryShown',
  told: 'canaryTold',
  unreached: 'canaryUnreached',
  written: 'canaryWritten',
}

const MAX_RUNS = 5
const MAX_FINDINGS = 20

/** The last runs of the canary, on the provider's overview. Renders nothing for others than super-admins. */
export async function CanaryCard({ req }: { req: PayloadRequest }) {
  if (!(await personOf(req))?.isSuperAdmin) return null
  const now = new Date()
  const t = translatorOf(req.i18n)
  const runs = await readCanaryRuns(req.payload, RUNS_OF_A_DAY)
  const share = await readCpuShare(req.payload)
  const percent = new Intl.NumberFormat(req.i18n.language, { maximumFractionDigits: 2, style: 'percent' })
  const verdict = verdictOf(runs, now)
  const worst = runs.find(({ state }) => state === verdict)
  return (
    <SettingsCard
      help={t('canaryHelp')}
      isDangerous={verdict === 'broken'}
      isFlush
      title={`${t('canaryTitle')} · ${t(STATES[verdict])}`}
    >
      <List>
        {runs.length === 0 && <ListRow title={t('canaryNone')} />}
        {(worst?.findings ?? []).slice(0, MAX_FINDINGS).map(({ actor, kind, route }) => (
          <ListRow
            detail={<bdi dir="ltr">{t('canaryRouteOf', { actor, route })}</bdi>}
            key={`${kind} ${route} ${actor}`}
            title={t(FINDINGS[kind])}
          />
        ))}
        {runs.slice(0, MAX_RUNS).map(({ attempts, findings, finishedAt, id, next, state, total }) => (
          <ListRow
            detail={`${t('canaryAttempts', { count: attempts })} · ${t('canaryRound', { done: next, total })}`}
            end={relativeTime(finishedAt, now, req.i18n.language)}
            key={id}
            title={findings.length > 0 ? t('canaryFound', { count: findings.length }) : t(STATES[state])}
          />
        ))}
        {share !== null && <ListRow title={t('canaryShare', { share: percent.format(share) })} />}
      </List>
    </SettingsCard>
  )
}
